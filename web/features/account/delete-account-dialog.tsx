import { useTranslations } from 'use-intl';
import { Dialog } from '#web/components/ui/dialog.tsx';
import type { SessionUser } from '#web/lib/session-store.ts';
import { deleteAccount } from './account-api.ts';
import { ProofForm } from './security/proof-form.tsx';

const GOING = ['sites', 'files', 'credits', 'access'] as const;

interface DeleteAccountDialogProps {
  isOpen: boolean;
  user: SessionUser;
  onClose: () => void;
}

/** Says what is deleted and what is kept, then asks for the password or a recent Google sign-in. */
export function DeleteAccountDialog({ isOpen, user, onClose }: DeleteAccountDialogProps) {
  const t = useTranslations('account.deletion');
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('title')}
      description={t('lead')}
      closeLabel={t('cancel')}
    >
      <ul className="mt-4 grid list-disc gap-1 pl-5">
        {GOING.map((part) => (
          <li key={part}>{t(part, { credits: user.inferenceCredits })}</li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-soft">{t('kept')}</p>
      <ProofForm
        user={user}
        confirm={t('confirm')}
        cancel={t('cancel')}
        isDanger
        onCancel={onClose}
        act={(password) => deleteAccount(password, t('done'))}
      />
    </Dialog>
  );
}
