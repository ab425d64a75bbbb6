import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { choosePicture, usePictureChoice } from '#web/lib/profile-picture.ts';
import { showError } from '#web/lib/show-error.ts';
import { checkGravatar } from './account-api.ts';

/**
 * Shows initials until the user asks for the Gravatar. Before that, the hash of the address is not sent to
 * anybody.
 */
export function PictureChoice({ userId }: { userId: string }) {
  const t = useTranslations('account.picture');
  const isGravatar = usePictureChoice((choice) => choice.userId === userId);
  const [isPending, setIsPending] = useState(false);

  async function takeGravatar(): Promise<void> {
    setIsPending(true);
    try {
      await checkGravatar(userId);
      choosePicture(userId);
    } catch (error) {
      const isNone = isApiError(error) && error.code === 'request.not-found';
      showError(error, isNone ? t('none') : undefined);
    }
    setIsPending(false);
  }

  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span>{t(isGravatar ? 'gravatar' : 'initials')}</span>
        <Button
          size="small"
          variant="quiet"
          isPending={isPending}
          onClick={() => (isGravatar ? choosePicture(null) : void takeGravatar())}
        >
          {t(isGravatar ? 'useInitials' : 'useGravatar')}
        </Button>
      </div>
      <p className="text-sm text-soft">{t('rule')}</p>
    </div>
  );
}
