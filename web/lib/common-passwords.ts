import listUrl from '#domain/accounts/common-passwords.bin?url';
import { mayHaveWord } from '#domain/accounts/word-filter.ts';

/** Whether a lower-case password is in the list of common ones. */
export type IsCommon = (password: string) => boolean;

let known: Promise<IsCommon> | undefined;

/** Loads the server's list once. Without a network no password counts as common here; the server decides. */
export function fetchCommonPasswords(): Promise<IsCommon> {
  known ??= fetchList().catch(() => {
    known = undefined;
    return () => false;
  });
  return known;
}

async function fetchList(): Promise<IsCommon> {
  const response = await fetch(listUrl);
  if (!response.ok) throw new Error(`The list answered ${response.status}`);
  const bits = new Uint8Array(await response.arrayBuffer());
  return (password) => mayHaveWord(bits, password);
}
