### Quem sou neste servidor.

ui-you-name = Você
ui-me = O seu perfil
ui-me-about = Sem conta nem palavra-passe. Este navegador guarda uma chave pela qual o servidor o reconhece.
ui-me-name = O seu nome
ui-me-name-about = Sugerido nas mesas novas. Sem nome, os outros veem «Jogador 2», por exemplo.
ui-me-save = Guardar
ui-me-saved = Guardado
ui-me-device = Usar noutro dispositivo
ui-me-device-about = Os seus jogos e o seu nome também lá estarão. O código serve uma vez, durante dez minutos.
ui-me-device-start = Mostrar um código
ui-me-device-link = Ligação para o outro dispositivo
ui-me-device-code = Ou introduza lá este código
ui-me-device-secret = Só para si: quem o usar pode jogar em seu nome.
ui-me-device-here = Este endereço só funciona neste computador. Para usar o telemóvel, abra a Ludoteka pelo endereço de rede.
ui-me-enter = Tem um código de outro dispositivo?
ui-me-enter-code = Código
ui-me-enter-go = Continuar
ui-me-pair-title = { $name ->
    [none] Juntar este dispositivo ao outro?
   *[other] Usar este dispositivo como { $name }?
}
ui-me-pair-about = Esse perfil tem { $games ->
    [one] { $games } jogo
   *[other] { $games } jogos
}. Os jogos deste dispositivo juntam-se a ele, e ambos podem jogar todos.
ui-me-pair-warning = Continue apenas se foi você a criar este código. Caso contrário, um estranho poderia jogar em seu nome.
ui-me-pair-yes = Sim, é meu
ui-me-pair-no = Cancelar
ui-me-paired = Pronto. Este dispositivo também já é seu.
ui-me-games = Os seus jogos
ui-me-games-none = Os seus jogos aparecem aqui, guardados automaticamente.
ui-me-games-not-found = Nenhum jogo corresponde.
ui-me-search = Procurar por adversário
ui-me-all-games = Todos os jogos
ui-me-all-stages = Todos
ui-me-stage-turn = A sua vez
ui-me-stage-playing = A decorrer
ui-me-stage-over = Terminados
ui-me-turn-of = Joga { $name }
ui-me-won = Vitória
ui-me-lost = Derrota
ui-me-alone = A solo
ui-me-daily = Desafio do dia
ui-me-against = com { $names }
ui-me-newer = Mais recentes
ui-me-older = Mais antigos
ui-me-page = { $from }–{ $to } de { $total }
ui-me-data = Os seus dados
ui-me-export = Descarregar os meus dados
ui-me-export-about = Perfil e jogos terminados num só ficheiro zip.
ui-me-delete = Apagar o perfil
ui-me-delete-title = Apagar o perfil?
ui-me-delete-about = O seu nome desaparece de todas as mesas, e este servidor deixa de saber quais são os seus jogos. Os jogos ficam para quem jogou consigo. Não é possível voltar atrás.
ui-me-delete-yes = Apagar
ui-me-deleted = O perfil foi apagado.
ui-me-devices = { $devices ->
    [one] 1 dispositivo
   *[other] { $devices } dispositivos
}
ui-me-since = desde { $date }
