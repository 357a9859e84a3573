/** Hand a file to the browser as a download. */
export function download(what: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(what);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A name for a file from words that people chose: no more than letters, digits and dashes. */
export function fileName(...parts: string[]): string {
  const plain = parts.map((part) => part.normalize('NFKD').replace(/[łŁ]/g, 'l').replace(/\p{M}/gu, ''));
  return (
    plain
      .join(' ')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'ludoteka'
  );
}
