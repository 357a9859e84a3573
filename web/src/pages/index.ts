/** The pages by the names of their routes. Home comes with the first script, the others when they are asked for. */
import type { Component } from 'svelte';

import type { Route } from '../lib/router';

export type Page = Component<{ game: string; table: string }>;
export type Loader = () => Promise<{ default: unknown }>;

const LOADERS: Record<Route['page'], Loader> = {
  home: () => import('./HomePage.svelte'),
  games: () => import('./GamesPage.svelte'),
  daily: () => import('./DailyPage.svelte'),
  me: () => import('./MePage.svelte'),
  new: () => import('./NewPage.svelte'),
  table: () => import('./TablePage.svelte'),
  together: () => import('./TogetherPage.svelte'),
  rules: () => import('./RulesPage.svelte'),
  caller: () => import('../caller/CallerPage.svelte'),
  sheet: () => import('../sheet/SheetPage.svelte'),
  companion: () => import('../companion/CompanionPage.svelte'),
  lost: () => import('./LostPage.svelte'),
};

export async function loadPage({ page }: Route): Promise<Page> {
  return (await LOADERS[page]()).default as Page;
}
