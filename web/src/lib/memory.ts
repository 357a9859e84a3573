/** What the browser remembers for us. It may be switched off or full: then we simply forget. */
export function recall(name: string): string | null {
  try {
    return localStorage.getItem(`ludoteka.${name}`);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`ludoteka.${name}`, value);
  } catch {
    // forgotten
  }
}
