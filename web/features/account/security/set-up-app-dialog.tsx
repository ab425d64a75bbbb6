import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FactorSetup } from '#contract/auth.ts';
import { Dialog } from '#web/components/ui/dialog.tsx';
import type { SessionUser } from '#web/lib/session-store.ts';
import { showSuccess } from '#web/lib/show-success.ts';
import { ProofForm } from './proof-form.tsx';
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
        <ProofForm
          user={user}
          confirm={t('goOn')}
          onCancel={onClose}
          act={async (password) => setStage({ name: 'scan', setup: await beginFactor(password) })}
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
