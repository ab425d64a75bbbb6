import { translator } from '#web/i18n/language-store.ts';
import { showError } from '#web/lib/show-error.ts';
import { useSession } from '#web/lib/session-store.ts';
import { openSignIn } from '#web/lib/sign-in-prompt.ts';

type Reason = 'login' | 'loginProject' | 'loginImport';

/**
 * True when the user is signed in. Otherwise says why an account is needed and offers the sign-in, after which
 * `next` runs.
 */
export function requireAccount(
  userId: string | null,
  reason: Reason,
  next: (userId: string) => void,
): boolean {
  if (userId !== null) return true;
  showError(translator()(`builderExport.errors.${reason}`));
  openSignIn({
    onSignedIn() {
      const { user } = useSession.getState();
      if (user !== null) next(user.id);
    },
  });
  return false;
}
