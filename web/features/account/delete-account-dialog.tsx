import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog } from '#web/components/ui/dialog.tsx';
import type { SessionUser } from '#web/lib/session-store.ts';
import { errorSentence, showError } from '#web/lib/show-error.ts';
import { deleteAccount } from './account-api.ts';
import { isAboutTheProof, ProofOfOwner } from './proof-of-owner.tsx';

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
      <DeletionForm user={user} onClose={onClose} />
    </Dialog>
  );
}

function DeletionForm({ user, onClose }: Omit<DeleteAccountDialogProps, 'isOpen'>) {
  const t = useTranslations('account.deletion');
  const proof = useTranslations('account.proof');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isPending, setIsPending] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    if (user.has_password && password === '') {
      setError(proof('passwordMissing'));
      return;
    }
    setIsPending(true);
    try {
      await deleteAccount(user.has_password ? password : undefined);
    } catch (failure) {
      if (isAboutTheProof(failure)) setError(errorSentence(failure));
      else showError(failure);
      setIsPending(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-3">
      <ProofOfOwner
        user={user}
        value={password}
        error={error}
        onChange={(value) => {
          setPassword(value);
          setError(undefined);
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" isPending={isPending}>
          {t('confirm')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </form>
  );
}
