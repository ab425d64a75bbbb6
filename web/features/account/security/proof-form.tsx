import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { DialogActions } from '#web/components/ui/dialog.tsx';
import type { SessionUser } from '#web/lib/session-store.ts';
import { errorSentence, showError } from '#web/lib/show-error.ts';
import { isAboutTheProof, ProofOfOwner } from '../proof-of-owner.tsx';

interface ProofFormProps {
  user: SessionUser;
  /** What the button says. */
  confirm: string;
  /** What the button that does nothing says. */
  cancel?: string;
  isDanger?: boolean;
  onCancel: () => void;
  /** Gets the password, where the account has one. */
  act: (password: string | undefined) => Promise<void>;
  /** Fields above the password. */
  children?: ReactNode;
}

/** A form of a dialog that asks for the password before it acts. */
export function ProofForm(props: ProofFormProps) {
  const { user, confirm, cancel, isDanger, onCancel, act, children } = props;
  const t = useTranslations('account');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isPending, setIsPending] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    if (user.has_password && password === '') return setError(t('proof.passwordMissing'));
    setIsPending(true);
    try {
      await act(user.has_password ? password : undefined);
    } catch (failure) {
      if (isAboutTheProof(failure)) setError(errorSentence(failure));
      else showError(failure);
    } finally {
      setIsPending(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4">
      {children}
      <ProofOfOwner
        user={user}
        value={password}
        error={error}
        onChange={(value) => {
          setPassword(value);
          setError(undefined);
        }}
      />
      <DialogActions>
        <Button type="submit" variant={isDanger ? 'danger' : 'primary'} isPending={isPending}>
          {confirm}
        </Button>
        <Button onClick={onCancel}>{cancel ?? t('security.cancel')}</Button>
      </DialogActions>
    </form>
  );
}
