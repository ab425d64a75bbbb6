import { isRecord } from '#web/lib/is-record.ts';
import { readStoredJson, writeStored } from '#web/lib/storage.ts';

const KEY = 'bluewave_to_complete';
const MOST_PAGES = 20;

interface ToComplete {
  uuid: string;
  items: string[];
}

/** Keeps in this browser what the owner of a page that was made from a template has to fill in. */
export function keepToComplete(uuid: string, items: string[]): void {
  if (items.length === 0) return;
  const others = readAll().filter((kept) => kept.uuid !== uuid);
  writeStored(KEY, JSON.stringify([...others, { uuid, items }].slice(-MOST_PAGES)));
}

/** What is to be filled in on a page; empty for one that was not made from a template. */
export function readToComplete(uuid: string): readonly string[] {
  return readAll().find((kept) => kept.uuid === uuid)?.items ?? [];
}

function readAll(): readonly ToComplete[] {
  return readStoredJson(KEY, isList) ?? [];
}

function isList(value: unknown): value is ToComplete[] {
  return Array.isArray(value) && value.every(isToComplete);
}

function isToComplete(value: unknown): value is ToComplete {
  return isRecord(value) && typeof value['uuid'] === 'string' && Array.isArray(value['items']);
}
