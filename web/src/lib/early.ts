/** Answers that were asked for before the scripts that want them had come. Each is used once: later ones are newer. */
const asked = new Map<string, Promise<Response>>();

export function askEarly(path: string): void {
  const answer = fetch(path);
  answer.catch(() => undefined); // whoever wants it hears of it
  asked.set(path, answer);
}

export function earlyAnswer(path: string): Promise<Response> | undefined {
  const answer = asked.get(path);
  asked.delete(path);
  return answer;
}
