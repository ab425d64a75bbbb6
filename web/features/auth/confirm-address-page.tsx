import { useTranslations } from 'use-intl';
import { renewSession } from '#web/lib/api-fetch.ts';
import { showSuccess } from '#web/lib/show-success.ts';
import { confirmAddress } from './auth-api.ts';
import { MailedLink } from './mailed-link.tsx';

/** The target of the link that confirms an address. */
export function ConfirmAddressPage({ onDone }: { onDone: () => void }) {
  const t = useTranslations('auth.confirmation');
  async function confirm(token: string): Promise<void> {
    await confirmAddress(token);
    await renewSession();
    showSuccess(t('confirmed'));
    onDone();
  }
  return (
    <MailedLink
      title={t('title')}
      lead={t('lead')}
      press={t('confirm')}
      act={confirm}
      wayOut={{ text: t('again'), label: t('toProfile'), onPress: onDone }}
    />
  );
}
