/**
 * What a client already has is not sent to it again: `docs/protocol-wire.md`.
 *
 * A patch of an object names what is new (`=`), what is gone (`-`) and the members that are patched themselves (`~`).
 * A patch of a list is a list of steps that make the new one: `[3, 2]` copies two items of the old list from index 3 on,
 * `['+', item, ...]` adds new ones, `['~', 5, patch]` takes the old item 5, patched.
 */
export type Patch = ObjectPatch | ListPatch;
interface ObjectPatch {
  '='?: Members;
  '~'?: Record<string, Patch>;
  '-'?: string[];
}
type ListPatch = Step[];
type Step = [from: number, count: number] | ['+', ...unknown[]] | ['~', number, Patch];
type Members = Record<string, unknown>;

/** The new version of `old`. Whatever has not changed is the same object as before. */
export function merge<T extends object>(old: T, patch: ObjectPatch): T {
  return mergeObject(old as Members, patch) as T;
}

function mergeAny(old: unknown, patch: Patch): unknown {
  return Array.isArray(patch) ? mergeList(old as unknown[], patch) : mergeObject(old as Members, patch);
}

function mergeObject(old: Members, patch: ObjectPatch): Members {
  const gone = new Set(patch['-']);
  const left = gone.size ? Object.fromEntries(Object.entries(old).filter(([name]) => !gone.has(name))) : old;
  const patched = Object.entries(patch['~'] ?? {}).map(([name, inner]) => [name, mergeAny(old[name], inner)]);
  return { ...left, ...patch['='], ...(Object.fromEntries(patched) as Members) };
}

function mergeList(old: unknown[], patch: ListPatch): unknown[] {
  return patch.flatMap((step) => {
    if (step[0] === '+') return step.slice(1);
    if (step[0] === '~') return [mergeAny(old[step[1]], step[2])];
    return old.slice(step[0], step[0] + step[1]);
  });
}
