import { readStoredJson, writeStored } from '#web/lib/storage.ts';

const KEY = 'bluewave_paid';
const KEPT = 20;

/** Whether this browser has said already that a checkout was paid; its address may be opened again. */
export function isAnnounced(sessionId: string): boolean {
  return readAnnounced().includes(sessionId);
}

export function noteAnnounced(sessionId: string): void {
  writeStored(KEY, JSON.stringify([...readAnnounced(), sessionId].slice(-KEPT)));
}

function readAnnounced(): readonly string[] {
  return readStoredJson(KEY, isTexts) ?? [];
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
