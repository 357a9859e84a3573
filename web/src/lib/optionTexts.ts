import { either } from './texts.svelte';
import type { OptionField } from './wire';

/** What a choice is called: by the room, or (yes, no) everywhere alike. */
export function choiceName(game: string, field: OptionField, choice: string): string {
  return either([`choice-${game}-${field.name}-${choice}`, `choice-${choice}`], choice);
}

/** What an option means, where that has to be explained. */
export function optionAbout(game: string, field: OptionField): string {
  return either([`option-${game}-${field.name}-about`], '');
}
