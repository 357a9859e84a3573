### As palavras da casa: o que é comum a todas as salas.

## Línguas, cada uma pelo seu nome

language-en = English
language-pl = Polski
language-pt = Português

## Jogadores

bot-random = Ao acaso
bot-beginner = Principiante
bot-casual = Ocasional
bot-club = De clube
bot-expert = Especialista

# Alguém sem nome.
player = Jogador { $number }

# Para quantos é uma variante: 1, 2–5 ou 3, 6, 9.
for-players = { $most ->
    [1] 1 jogador
   *[other] { $numbers } jogadores
}

# Quem tira à sorte e baralha, na lista das jogadas.
chance = Sorte
automa = Automa

## Pequenas palavras

choice-yes = Sim
choice-no = Não

# Também usada dentro de outras frases: { points }
points = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}

# Um problema num ficheiro, com a sua linha.
at-line = Linha { $line }: { $what }

## Recusas à mesa

refused-not-your-turn = Ainda não é a sua vez.
refused-no-such-action = Essa jogada não é possível agora. Escolha uma das disponíveis.
refused-stale = A mesa já mudou. Veja e escolha de novo.
refused-notation = Isto não é uma jogada. Escreva-a assim: «{ $form }».
refused-seats = Número de jogadores para este jogo: { $allowed }.
refused-undo-too-far = Não é possível desfazer tanto: pedido { $asked }, possível { $possible }.
refused-undo-count = Depois de «undo» vem um número inteiro: quantas jogadas desfazer.

## Recusas de jogos e opções

refused-game-unknown = Esse jogo não existe aqui.
refused-option-form = Uma opção escreve-se assim: nome=valor.
refused-option-twice = Esta opção aparece duas vezes. Deixe só uma.
refused-option-unknown = Essa opção não existe. Existem: { $known }.
refused-option-value = Esta opção não tem esse valor. Escolha entre: { $choices }.
refused-option-needs = Esta opção só faz sentido em conjunto com { $needs }.
refused-option-seats = Esta escolha não serve para este número de jogadores ({ $seats }). Números possíveis: { $allowed }.

## Recusas de ficheiros de componentes

refused-components-long = Este texto é demasiado longo para um ficheiro de componentes. Máximo de caracteres: { $most }.
refused-toml = Esta linha não é TOML válido.
refused-toml-dots = Esta chave tem pontos a mais. Máximo permitido: { $most }.
refused-toml-deep = Há demasiados parênteses ou chavetas abertos ao mesmo tempo. Máximo permitido: { $most }.
refused-toml-word = Esta linha tem um número ou um nome demasiado longo. Máximo de caracteres: { $most }.

## Recusas de registos de jogo

refused-record-too-long = Isto é demasiado longo para ser o registo de um jogo. Máximo de caracteres: { $most }.
refused-record-version = Um registo começa por «{ $expected }». Este ficheiro não: ou não é um registo, ou é de outra versão.
refused-record-ends = O ficheiro acaba demasiado cedo: falta «{ $expected }».
refused-record-key = «{ $key }» é desconhecido aqui. É possível: { $known }.
refused-record-seat = Os lugares vêm por ordem, um por linha. Esperava-se: «{ $expected }».
refused-record-twice = «{ $key }» aparece duas vezes.
refused-record-lacks = Falta «{ $key }».
refused-record-rules = O jogo seguiu a versão { $version } das regras; este programa tem a versão { $expected }.
refused-record-seats = O registo anuncia { $announced } lugares, mas enumera { $found }.
refused-record-cut = O ficheiro interrompe-se a meio desta jogada.
refused-record-actor = Não há ninguém com o número «{ $actor }» nesta mesa: 0 é a sorte, e os lugares contam-se a partir de 1.
refused-record-unfinished = O jogo ainda não acabou, por isso o registo não pode ter resultado.
refused-record-result = As jogadas levam a «{ $expected }», mas o registo diz «{ $written }».
refused-record-seed = A semente revelada não é um número hexadecimal.
refused-record-share = Uma parte escreve-se «share», depois um lugar desta mesa, depois 64 dígitos hexadecimais; os lugares por ordem, cada um uma vez.
refused-record-commitment = A semente revelada não é aquela a que o jogo se comprometeu no início.
refused-record-draw = Este sorteio (número { $k }, a contar de 0) não resulta da semente revelada.

## Recusas do servidor

refused-client-missing = As páginas web não foram construídas. Na pasta do código, execute: python3 dev.py web
