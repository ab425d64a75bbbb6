import { KeyRound } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import {
  answerWithPasskey,
  askForPasskey,
  canOfferInField,
  isCancelled,
  withdrawOffer,
} from '#web/lib/passkeys.ts';
import { showError } from '#web/lib/show-error.ts';
import { showSuccess } from '#web/lib/show-success.ts';

/** Signs in with a passkey: by the button or, where the browser can, by its offer in the address field. */
export function PasskeyEntry({ onDone }: { onDone: () => void }) {
  const t = useTranslations('auth');
  const [isPending, setIsPending] = useState(false);
  /** The question of the offer; the button waits for it, because a later question ends an earlier one. */
  const asking = useRef<Promise<unknown>>(Promise.resolve());
  const isPressed = useRef(false);

  function finish(): void {
    showSuccess(t('loginSuccess'));
    onDone();
  }

  const offer = useEffectEvent(async (isLeft: () => boolean) => {
    const asked = canOfferInField().then((can) => (can && !isLeft() ? askForPasskey() : null));
    asking.current = asked.catch(() => {});
    const options = await asked;
    if (options === null || isLeft() || isPressed.current) return;
    await answerWithPasskey(options, { inField: true });
    finish();
  });
  // Synchronises with the browser's list of passkeys in the address field.
  useEffect(() => {
    let hasLeft = false;
    offer(() => hasLeft).catch((error: unknown) => {
      // Only what came after the person chose a passkey is an error of theirs.
      if (isApiError(error) && error.code.startsWith('auth.passkey')) showError(error);
    });
    return () => {
      hasLeft = true;
      withdrawOffer().catch(() => {});
    };
  }, []);

  async function press(): Promise<void> {
    isPressed.current = true;
    setIsPending(true);
    try {
      await asking.current;
      await answerWithPasskey(await askForPasskey(), { inField: false });
      finish();
    } catch (error) {
      if (!isCancelled(error)) showError(error);
    } finally {
      setIsPending(false);
    }
  }

  return (
    <Button size="large" className="mt-3 w-full" isPending={isPending} onClick={() => void press()}>
      <KeyRound aria-hidden="true" />
      {t('passkey')}
    </Button>
  );
}
