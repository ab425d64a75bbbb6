import { readStored, writeStored } from './storage.ts';

const KEY = 'bluewave_has_account';

/** Whether somebody has signed in in this browser before; newcomers are offered an account first. */
export function hasAccount(): boolean {
  return readStored(KEY) !== null;
}

export function rememberAccount(): void {
  writeStored(KEY, 'yes');
}
