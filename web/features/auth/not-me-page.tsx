import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { renewSession } from '#web/lib/api-fetch.ts';
import { disownSignIn } from './auth-api.ts';
import { MailedLink } from './mailed-link.tsx';
import { NewPasswordPage } from './reset-password-page.tsx';

/** The target of the link in the mail about a new device: undoes its sign-in, then asks for a new password. */
export function NotMePage({ onDone }: { onDone: () => void }) {
  const t = useTranslations('auth.notMe');
  const [resetToken, setResetToken] = useState<string | null>(null);
  async function disown(token: string): Promise<void> {
    setResetToken(await disownSignIn(token));
    await renewSession();
  }
  if (resetToken !== null) {
    return <NewPasswordPage lead={t('done')} token={resetToken} onDone={onDone} />;
  }
  return (
    <MailedLink
      title={t('title')}
      lead={t('lead')}
      press={t('press')}
      act={disown}
      wayOut={{ text: t('again'), label: t('toLogin'), onPress: onDone }}
    />
  );
}
