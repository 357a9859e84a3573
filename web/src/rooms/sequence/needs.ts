import { stored } from '../../lib/storage';

/** Whether what each team needs is shown: some would rather see it for themselves. */
export const NEEDS = stored('sequence-needs', (found) => found !== false);
