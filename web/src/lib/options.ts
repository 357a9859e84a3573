import type { GameInfo, OptionField, Preset } from './wire';

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
export function given(fields: readonly OptionField[], chosen: Values): Record<string, string> {
  const values = complete(fields, chosen);
  const differing = offered(fields, chosen).filter((field) => values[field.name] !== field.default);
  return Object.fromEntries(differing.map((field) => [field.name, values[field.name] ?? field.default]));
}

/** What can be chosen at a table of so many seats; 0: nobody knows yet how many. Where it is asked, the default is no answer. */
export function choicesOf(field: OptionField, seats: number): string[] {
  if (field.asked_at.includes(seats)) return field.choices.filter((choice) => choice !== field.default);
  if (field.by_seats) return field.choices.filter((choice) => choice === field.default || choice === String(seats));
  return field.choices.filter((choice) => seats === 0 || (field.choices_at[choice] ?? [seats]).includes(seats));
}

/** The offered options among which there is something to choose at a table of so many seats, but for those that are asked. */
export function choosable(fields: readonly OptionField[], chosen: Values, seats: number): OptionField[] {
  return offered(fields, chosen).filter(
    (field) => meansAt(field, seats) && !field.asked_at.includes(seats) && choicesOf(field, seats).length > 1,
  );
}

/** The options that a table of so many seats has to decide on. */
export function asked(fields: readonly OptionField[], chosen: Values, seats: number): OptionField[] {
  return offered(fields, chosen).filter((field) => field.asked_at.includes(seats));
}

function meansAt(field: OptionField, seats: number): boolean {
  return seats === 0 || field.seats.length === 0 || field.seats.includes(seats);
}

/** The presets for a table of so many seats; 0: all of them. */
export function presetsFor(presets: readonly Preset[], seats: number): Preset[] {
  return presets.filter((preset) => seats === 0 || preset.seats.includes(seats));
}

/** The options at a table that now has so many seats. A preset that is not for so many makes room for the first that
 * is; of a mix, what is not for them goes back to that preset's; a choice that followed the seats follows on. */
export function seated(
  { presets, options: fields }: Pick<GameInfo, 'presets' | 'options'>,
  chosen: Values,
  seats: number,
): Values {
  const usual = complete(fields, presetsFor(presets, seats)[0]?.options ?? {});
  const misfit = presetOf(presets, fields, chosen)?.seats.includes(seats) === false;
  const moved = fields.flatMap((field): [string, string][] => {
    const value = chosen[field.name] ?? field.default;
    const instead = usual[field.name] ?? field.default;
    if (field.by_seats)
      return value === field.default ? [] : [[field.name, choicesOf(field, seats).at(-1) ?? field.default]];
    return !misfit && meansAt(field, seats) && choicesOf(field, seats).includes(value) ? [] : [[field.name, instead]];
  });
  return { ...chosen, ...Object.fromEntries(moved) };
}

/** How many seats a preset is for, as near as it can be to so many: as few more as possible, else fewer. */
export function nearest(allowed: readonly number[], seats: number): number {
  return allowed.find((count) => count >= seats) ?? allowed.at(-1) ?? seats;
}

/** How many sit at a new table: two, if there are bots and the first preset is for two. */
export function usualSeats({ presets, seats, bots }: Pick<GameInfo, 'presets' | 'seats' | 'bots'>): number {
  const wanted = seats.includes(2) && bots.length > 0 ? 2 : Math.min(...seats);
  return nearest(presets[0]?.seats ?? seats, wanted);
}

/** Numbers to be read: from the first to the last, or each where some between are missing. */
export function span(numbers: readonly number[]): string {
  const [least = 0, most = 0] = [numbers[0], numbers.at(-1)];
  if (numbers.length !== most - least + 1) return numbers.join(', ');
  return most > least ? `${least}–${most}` : `${least}`;
}

/** The options that belong to the table, not to a variant: another variant leaves them as they are. */
export function ofTheTable(fields: readonly OptionField[], chosen: Values): Values {
  const names = new Set(fields.filter(({ by_seats }) => by_seats).map(({ name }) => name));
  return Object.fromEntries(Object.entries(chosen).filter(([name]) => names.has(name)));
}

/** The preset that says exactly this about the variant, if any; or the one that leaves open what was asked and answered. */
export function presetOf(
  presets: readonly Preset[],
  fields: readonly OptionField[],
  chosen: Values,
): Preset | undefined {
  const variant = fields.filter(({ by_seats }) => !by_seats);
  const text = (values: Values) => JSON.stringify(Object.entries(given(variant, values)).sort());
  const find = (values: Values) => presets.find((preset) => text(preset.options) === text(values));
  const open = Object.fromEntries(
    fields.filter(({ asked_at }) => asked_at.length > 0).map((field) => [field.name, field.default]),
  );
  return find(chosen) ?? find({ ...chosen, ...open });
}
