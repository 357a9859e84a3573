/** What a room says about a thing under this name, as text; nothing if it says nothing that can be read. */
export function textOf(data: Readonly<Record<string, unknown>> | undefined, name: string): string {
  const fact = data?.[name];
  return typeof fact === 'string' || typeof fact === 'number' ? String(fact) : '';
}
