import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { PasskeyView } from '#contract/auth.ts';
import { ACCOUNT_LIMITS } from '#domain/accounts/account-limits.ts';
import { labelDevice } from '#domain/accounts/device-label.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogActions } from '#web/components/ui/dialog.tsx';
import { Field } from '#web/components/ui/field.tsx';
import { addPasskey, isCancelled } from '#web/lib/passkeys.ts';
import type { SessionUser } from '#web/lib/session-store.ts';
import { showError } from '#web/lib/show-error.ts';
import { showSuccess } from '#web/lib/show-success.ts';
import { ProofForm } from './proof-form.tsx';
import { removePasskey, renamePasskey } from './security-api.ts';

interface AccountDialogProps {
  user: SessionUser;
  onClose: () => void;
}

/** Asks for a name and the password, then for the browser's own dialog. */
export function AddPasskeyDialog({ user, onClose }: AccountDialogProps) {
  const t = useTranslations('account.security');
  const naming = useNaming(labelDevice(navigator.userAgent));
  async function add(password: string | undefined): Promise<void> {
    const name = naming.read();
    if (name === null) return;
    try {
      await addPasskey({ name, password });
    } catch (error) {
      if (isCancelled(error)) return;
      throw error;
    }
    showSuccess(t('added'));
    onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('cancel')}
      title={t('addTitle')}
      description={t('addLead')}
    >
      <ProofForm user={user} confirm={t('add')} onCancel={onClose} act={add}>
        <Field {...naming.field} />
      </ProofForm>
    </Dialog>
  );
}

interface PasskeyDialogProps {
  passkey: PasskeyView;
  onClose: () => void;
}

export function RenamePasskeyDialog({ passkey, onClose }: PasskeyDialogProps) {
  const t = useTranslations('account.security');
  const naming = useNaming(passkey.name);
  const [isPending, setIsPending] = useState(false);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const name = naming.read();
    if (name === null || isPending) return;
    setIsPending(true);
    try {
      await renamePasskey(passkey.id, name);
      onClose();
    } catch (error) {
      showError(error);
    } finally {
      setIsPending(false);
    }
  }
  return (
    <Dialog isOpen onClose={onClose} closeLabel={t('cancel')} title={t('renameTitle')}>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4">
        <Field {...naming.field} />
        <DialogActions>
          <Button type="submit" variant="primary" isPending={isPending}>
            {t('saveName')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

export function RemovePasskeyDialog({
  user,
  passkey: { id, name },
  onClose,
}: AccountDialogProps & PasskeyDialogProps) {
  const t = useTranslations('account.security');
  async function remove(password: string | undefined): Promise<void> {
    await removePasskey(id, password);
    showSuccess(t('removed'));
    onClose();
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('cancel')}
      title={t('removeTitle', { name })}
      description={t('removeLead')}
    >
      <ProofForm
        user={user}
        confirm={t('removeConfirm')}
        isDanger
        onCancel={onClose}
        act={remove}
      />
    </Dialog>
  );
}

/** State of the field for a passkey's name; `read` gives it, or null after saying that it is missing. */
function useNaming(initial: string) {
  const t = useTranslations('account.security');
  const [name, setName] = useState(initial);
  const [error, setError] = useState<string | undefined>();
  function read(): string | null {
    if (name.trim() !== '') return name.trim();
    setError(t('nameMissing'));
    return null;
  }
  const field = {
    label: t('passkeyName'),
    name: 'passkey-name',
    required: true,
    maxLength: ACCOUNT_LIMITS.nameCharacters,
    value: name,
    error,
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setName(target.value);
      setError(undefined);
    },
  };
  return { field, read };
}
