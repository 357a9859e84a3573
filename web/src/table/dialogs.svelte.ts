import { tick } from 'svelte';

export type Dialog = 'settings' | 'keys' | 'device' | 'invite' | 'give-up';

/** The dialogs of a table's page, of which one is open at a time. */
export class Dialogs {
  open = $state<Dialog | ''>('');

  set(dialog: Dialog, open: boolean): void {
    if (open) this.open = dialog;
    else if (this.open === dialog) this.open = '';
  }

  /** Close the open one first, so that Escape leads back to the board. */
  async turnTo(dialog: Dialog): Promise<void> {
    this.open = '';
    await tick();
    this.open = dialog;
  }
}
