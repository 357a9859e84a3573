import { voiceFor } from './calling';

/** The browser's own voice. Voices come late, and on some machines there are none. */
export class Voice {
  #voices = $state.raw<SpeechSynthesisVoice[]>([]);
  readonly #speech = 'speechSynthesis' in globalThis ? globalThis.speechSynthesis : undefined;

  constructor() {
    this.#listen();
    this.#speech?.addEventListener?.('voiceschanged', this.#listen);
  }

  /** Can this language be spoken, as far as we know? A browser that names no voices may still have some. */
  speaks(language: string): boolean {
    if (!this.#speech) return false;
    return this.#voices.length === 0 || voiceFor(this.#voices, language) !== undefined;
  }

  /** Say these sentences, instead of whatever is being said. */
  speak(sentences: readonly string[], language: string, rate: number): void {
    if (!this.#speech || !this.speaks(language)) return;
    this.#speech.cancel();
    for (const sentence of sentences) {
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.lang = language;
      utterance.voice = voiceFor(this.#voices, language) ?? null;
      utterance.rate = rate;
      this.#speech.speak(utterance);
    }
  }

  hush(): void {
    this.#speech?.cancel();
  }

  close(): void {
    this.hush();
    this.#speech?.removeEventListener?.('voiceschanged', this.#listen);
  }

  #listen = (): void => {
    this.#voices = this.#speech?.getVoices() ?? [];
  };
}
