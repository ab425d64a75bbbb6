import { create } from 'zustand';
import { isRecord } from '#web/lib/is-record.ts';
import { keepPrompt, takePrompt } from '#web/lib/pending-prompt.ts';
import { useSession } from '#web/lib/session-store.ts';
import {
  likelyMode,
  openSignIn,
  useSignInPrompt,
  type SignInPurpose,
} from '#web/lib/sign-in-prompt.ts';
import { parseKept } from '#web/lib/storage.ts';
import { readInTab, writeInTab } from '#web/lib/tab-storage.ts';
import { keepUnsaved } from '../saving/save-document.ts';
import type { RequestAgain } from '../workspace/generation-slice.ts';
import { showsStarter, useWorkspace } from '../workspace-store.ts';

const KEY = 'bluewave_wish';

/** What each wish is called in the dialog that asks for an account. */
const PURPOSES = {
  ask: 'ask',
  save: 'save',
  view: 'view',
  publish: 'publish',
  exportFile: 'export',
  exportProject: 'export',
} as const satisfies Record<string, SignInPurpose>;

/** What a guest wanted to do when an account was asked for. */
export type AccountWish =
  | { kind: 'ask'; request: RequestAgain }
  | { kind: Exclude<keyof typeof PURPOSES, 'ask'> };

interface KeptWish {
  wish: AccountWish;
  /** The document that it is about. */
  uuid: string;
}

/** The wish that waits for an account. It is stored for this tab, so that it survives a sign-in at Google. */
export const useAccountWish = create<{ kept: KeptWish | null }>(() => ({ kept: readWish() }));

/** Keeps the page in this browser and asks for an account over it; the wish is carried out after the sign-in. */
export function askForAccount(wish: AccountWish): void {
  const uuid = useWorkspace.getState().currentUuid;
  if (uuid === null) return openSignIn();
  keepUnsaved(null);
  const kept = { wish, uuid };
  const keptPrompt = wish.kind === 'ask' ? wish.request.prompt : '';
  useAccountWish.setState({ kept });
  if (showsStarter(useWorkspace.getState())) {
    // There is no page to come back to yet, only what it is to be.
    keepPrompt(keptPrompt);
    return openSignIn({ keptPrompt, mode: likelyMode() });
  }
  writeInTab(KEY, JSON.stringify(kept));
  openSignIn({ keptPrompt, purpose: PURPOSES[wish.kind] });
}

export function dropWish(): void {
  useAccountWish.setState({ kept: null });
  writeInTab(KEY, null);
  takePrompt();
}

// Whoever closes the dialog has changed their mind.
useSignInPrompt.subscribe(({ isOpen }, before) => {
  if (before.isOpen && !isOpen && useSession.getState().user === null) dropWish();
});

function readWish(): KeptWish | null {
  return parseKept(readInTab(KEY), isKeptWish);
}

function isKeptWish(value: unknown): value is KeptWish {
  if (!isRecord(value) || typeof value['uuid'] !== 'string' || !isRecord(value['wish']))
    return false;
  const { kind, request } = value['wish'];
  if (typeof kind !== 'string' || !(kind in PURPOSES)) return false;
  if (kind !== 'ask') return true;
  // What a request is about exists only as long as the page is open.
  return isRecord(request) && typeof request['prompt'] === 'string' && request['target'] === null;
}
