import type { OptionField, Preset } from './wire';

export type Values = Readonly<Record<string, string>>;

/** Every option with its value: what was chosen, else the default. */
export function complete(fields: readonly OptionField[], chosen: Values): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field.name, chosen[field.name] ?? field.default]));
}

/** The options that mean something beside the chosen values; one that is not offered counts as its default. */
export function offered(fields: readonly OptionField[], chosen: Values): OptionField[] {
  const values = complete(fields, chosen);
  const byName = new Map(fields.map((field) => [field.name, field]));
  const means = (field: OptionField, above: readonly string[] = []): boolean =>
    Object.entries(field.needs).every(([name, value]) => {
      const other = byName.get(name);
      if (!other || above.includes(name)) return false;
      return (means(other, [...above, field.name]) ? values[name] : other.default) === value;
    });
  return fields.filter((field) => means(field));
}

/** What to send: the offered options that differ from their default. */
export function said(fields: readonly OptionField[], chosen: Values): Record<string, string> {
  const values = complete(fields, chosen);
  const differing = offered(fields, chosen).filter((field) => values[field.name] !== field.default);
  return Object.fromEntries(differing.map((field) => [field.name, values[field.name] ?? field.default]));
}

/** What can be chosen at a table of so many seats. */
export function choicesOf(field: OptionField, seats: number): string[] {
  if (!field.by_seats) return [...field.choices];
  return field.choices.filter((choice) => choice === field.default || choice === String(seats));
}

/** The options at a table that now has so many seats: a choice that followed them follows on. */
export function seated(fields: readonly OptionField[], chosen: Values, seats: number): Values {
  const moved = fields.flatMap((field): [string, string][] => {
    const value = chosen[field.name];
    if (!field.by_seats || value === undefined || value === field.default) return [];
    return [[field.name, choicesOf(field, seats).at(-1) ?? field.default]];
  });
  return { ...chosen, ...Object.fromEntries(moved) };
}

/** The options that belong to the table, not to a variant: another variant leaves them as they are. */
export function ofTheTable(fields: readonly OptionField[], chosen: Values): Values {
  const names = new Set(fields.filter(({ by_seats }) => by_seats).map(({ name }) => name));
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => names.has(name)));
}

/** The preset that says exactly this about the variant, if any. */
export function presetOf(presets: readonly Preset[], fields: readonly OptionField[], chosen: Values): Preset | undefined {
  const variant = fields.filter(({ by_seats }) => !by_seats);
  const text = (values: Values) => JSON.stringify(Object.entries(said(variant, values)).sort());
  return presets.find((preset) => text(preset.options) === text(chosen));
}
