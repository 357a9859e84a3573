/** Which scripts come together: few files, and none that the page does not need. */
interface Modules {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

interface Group {
  name: (id: string, modules: Modules) => string | null;
  debugName: string;
  priority: number;
}

/** The chunks that have a name, by what they begin with; a module goes to the first that needs it. */
const CHUNKS = Object.entries({
  boot: ['main.ts'],
  shell: ['start.ts', 'pages/HomePage.svelte'], // what every visitor needs: the frame of the application, and home
  new: ['pages/NewPage.svelte'],
  table: ['pages/TablePage.svelte', 'table/UndoButtons.svelte', 'table/ZoomButtons.svelte'], // and what rooms share
});

export function chunks(source: string): Group[] {
  return CHUNKS.map(([name, entries], place) => {
    let own: ReadonlySet<string> | undefined;
    return {
      debugName: name,
      priority: CHUNKS.length - place,
      name: (id, modules) => ((own ??= reached(source, entries, modules)).has(id) ? name : null),
    };
  });
}

/** All that these import without being asked, and what that imports. */
function reached(source: string, entries: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(entries.map((path) => `${source}/${path}`));
  for (const id of found) for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}
