import { lobby } from '../lib/api';
import type { LobbyTable } from '../lib/wire';

const EVERY = 8000; // ms

/** The public tables as they are right now, those that want people first. To be called by a component. */
export function followLobby(): { readonly tables: readonly LobbyTable[] | null } {
  let found = $state.raw<readonly LobbyTable[] | null>(null);

  async function look(): Promise<void> {
    if (document.hidden) return;
    const all = await lobby().catch(() => null);
    if (all) found = worthwhile(all);
  }

  $effect(() => {
    void look();
    const again = setInterval(() => void look(), EVERY);
    return () => clearInterval(again);
  });
  return {
    get tables() {
      return found;
    },
  };
}

function worthwhile(tables: readonly LobbyTable[]): LobbyTable[] {
  return tables
    .filter(({ stage, free, terms }) => (stage === 'gathering' && free > 0) || terms.watching !== false)
    .toSorted((a, b) => b.free - a.free);
}
