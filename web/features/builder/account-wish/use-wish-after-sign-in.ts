import { useEffect, useEffectEvent } from 'react';
import { closeSignIn } from '#web/lib/sign-in-prompt.ts';
import { usePrompt } from '../ask-ai/prompt-store.ts';
import { useWorkspace } from '../workspace-store.ts';
import { dropWish, useAccountWish, type AccountWish } from './account-wish.ts';

type Doings = Record<Exclude<AccountWish['kind'], 'ask'>, () => void>;

/**
 * Carries out what a guest had wanted to do as soon as somebody is signed in and the page is there: after the dialog,
 * after a sign-in at Google, or after one in another tab.
 */
export function useWishAfterSignIn(userId: string | null, doings: Doings): void {
  const kept = useAccountWish((state) => state.kept);
  const isOpen = useWorkspace(
    ({ documents }) => kept !== null && documents[kept.uuid] !== undefined,
  );
  const carryOut = useEffectEvent((wish: AccountWish, uuid: string) => {
    useWorkspace.getState().showDocument(uuid);
    if (wish.kind === 'ask') usePrompt.getState().sendLater({ request: wish.request, uuid });
    else doings[wish.kind]();
  });
  useEffect(() => {
    if (userId === null || kept === null || !isOpen) return;
    dropWish();
    closeSignIn();
    carryOut(kept.wish, kept.uuid);
  }, [userId, kept, isOpen]);
}
