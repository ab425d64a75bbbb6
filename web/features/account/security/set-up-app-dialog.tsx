import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FactorSetup } from '#contract/auth.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogActions } from '#web/components/ui/dialog.tsx';
import type { SessionUser } from '#web/lib/session-store.ts';
import { errorSentence, showError } from '#web/lib/show-error.ts';
import { showSuccess } from '#web/lib/show-success.ts';
import { isAboutTheProof, ProofOfOwner } from '../proof-of-owner.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { ScanApp } from './scan-app.tsx';
import { beginFactor } from './security-api.ts';

type Stage =
  | { name: 'proof' }
  | { name: 'scan'; setup: FactorSetup }
  | { name: 'codes'; codes: string[] };

/** Sets up an authenticator app in three stages: who asks, the QR code, the recovery codes. */
export function SetUpAppDialog({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const t = useTranslations('account.security');
  const [stage, setStage] = useState<Stage>({ name: 'proof' });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      closeLabel={t('cancel')}
      title={t(stage.name === 'codes' ? 'codesTitle' : 'setUpTitle')}
      description={t(LEADS[stage.name])}
    >
      {stage.name === 'proof' ? (
        <ProofStage
          user={user}
          onClose={onClose}
          onProved={(setup) => setStage({ name: 'scan', setup })}
        />
      ) : null}
      {stage.name === 'scan' ? (
        <ScanApp
          setup={stage.setup}
          onOn={(codes) => {
            showSuccess(t('on'));
            setStage({ name: 'codes', codes });
          }}
        />
      ) : null}
      {stage.name === 'codes' ? <RecoveryCodes codes={stage.codes} onKept={onClose} /> : null}
    </Dialog>
  );
}

const LEADS = { proof: 'setUpLead', scan: 'scan', codes: 'codesLead' } as const satisfies Record<
  Stage['name'],
  string
>;

interface ProofStageProps {
  user: SessionUser;
  onClose: () => void;
  onProved: (setup: FactorSetup) => void;
}

function ProofStage({ user, onClose, onProved }: ProofStageProps) {
  const t = useTranslations('account.security');
  const proof = useTranslations('account.proof');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isPending, setIsPending] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isPending) return;
    if (user.has_password && password === '') return setError(proof('passwordMissing'));
    setIsPending(true);
    try {
      onProved(await beginFactor(user.has_password ? password : undefined));
    } catch (failure) {
      if (isAboutTheProof(failure)) setError(errorSentence(failure));
      else showError(failure);
    } finally {
      setIsPending(false);
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4">
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
        <Button type="submit" variant="primary" isPending={isPending}>
          {t('goOn')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </DialogActions>
    </form>
  );
}
