import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CodeField } from '#web/components/code-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogActions } from '#web/components/ui/dialog.tsx';
import type { SessionUser } from '#web/lib/session-store.ts';
import { errorSentence } from '#web/lib/show-error.ts';
import { showSuccess } from '#web/lib/show-success.ts';
import { useCodeEntry } from '#web/lib/use-code-entry.ts';
import { isAboutTheProof, ProofOfOwner } from '../proof-of-owner.tsx';
import { endFactor } from './security-api.ts';

/** Asks for the password and a code, then switches the authenticator app off. */
export function EndAppDialog({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const t = useTranslations('account.security');
  const auth = useTranslations('auth.code');
  const [isRecovery, setIsRecovery] = useState(false);
  const [password, setPassword] = useState('');
  const [proofError, setProofError] = useState<string | undefined>();
  const entry = useCodeEntry(async (code) => {
    try {
      await endFactor({ code, password: user.has_password ? password : undefined });
    } catch (failure) {
      if (!isAboutTheProof(failure)) throw failure;
      return setProofError(errorSentence(failure));
    }
    showSuccess(t('off'));
    onClose();
  });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('cancel')}
      title={t('offTitle')}
      description={t('offLead')}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void entry.submit();
        }}
        className="mt-4"
      >
        <ProofOfOwner
          user={user}
          value={password}
          error={proofError}
          onChange={(value) => {
            setPassword(value);
            setProofError(undefined);
          }}
        />
        <CodeField
          value={entry.code}
          error={entry.error}
          isRecovery={isRecovery}
          onChange={entry.change}
        />
        <Button variant="quiet" className="-ml-4" onClick={() => setIsRecovery(!isRecovery)}>
          {auth(isRecovery ? 'useApp' : 'useRecovery')}
        </Button>
        <DialogActions>
          <Button type="submit" variant="danger" isPending={entry.isPending}>
            {t('offConfirm')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
