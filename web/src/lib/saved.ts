import { isRecord, listOf, stored } from './storage';
import type { TableKey } from './wire';

const tables = stored('tables', listOf(isKey));

/** The tables that this browser has sat down at, newest first, each with the token that proves it. */
export function savedTables(): TableKey[] {
  return tables.read();
}

export function saveTable(key: TableKey): void {
  tables.write([key, ...others(key.table)]);
  notify();
}

let notify: () => void = () => undefined;

/** Call this whenever a table was saved. */
export function onSaved(listener: () => void): void {
  notify = listener;
}

export function forgetTable(table: string): void {
  tables.write(others(table));
}

export function tokenFor(table: string): string {
  return savedTables().find((key) => key.table === table)?.token ?? '';
}

function others(table: string): TableKey[] {
  return savedTables().filter((key) => key.table !== table);
}

function isKey(value: unknown): value is TableKey {
  return isRecord(value) && typeof value['table'] === 'string' && typeof value['token'] === 'string';
}
