import { recall, remember } from './memory';
import type { TableKey } from './wire';

/** The tables that this browser has sat down at, newest first, each with the token that proves it. */
export function savedTables(): TableKey[] {
  try {
    const saved: unknown = JSON.parse(recall('tables') ?? '[]');
    return Array.isArray(saved) ? saved.filter(isKey) : [];
  } catch {
    return [];
  }
}

export function saveTable(key: TableKey): void {
  store([key, ...others(key.table)]);
}

export function forgetTable(table: string): void {
  store(others(table));
}

export function tokenFor(table: string): string {
  return savedTables().find((key) => key.table === table)?.token ?? '';
}

function others(table: string): TableKey[] {
  return savedTables().filter((key) => key.table !== table);
}

function store(keys: TableKey[]): void {
  remember('tables', JSON.stringify(keys));
}

function isKey(value: unknown): value is TableKey {
  const key = value as Partial<TableKey> | null;
  return typeof key?.table === 'string' && typeof key.token === 'string';
}
