import { useMutation } from '@tanstack/react-query';
import { Globe, GlobeLock, MailWarning } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogActions } from '#web/components/ui/dialog.tsx';
import { isApiError } from '#web/lib/api-error.ts';
import { showError } from '#web/lib/show-error.ts';
import { publishSite, sendConfirmation, unpublishSite } from '../builder-api.ts';
import { tell } from '../toasts/tell.ts';
import { PublicAddress } from './public-address.tsx';

export type Publication = 'published' | 'unpublished' | 'unverified';

interface PublishDialogProps {
  uuid: string;
  outcome: Publication;
  onClose: () => void;
}

const ICONS = { published: Globe, unpublished: GlobeLock, unverified: MailWarning };
const TONES = { published: 'text-success', unpublished: 'text-soft', unverified: 'text-warning' };

/** Whether search engines may show the site, where it is, and the way back. */
export function PublishDialog({ uuid, outcome, onClose }: PublishDialogProps) {
  const t = useTranslations('builder.publish');
  const [shown, setShown] = useState(outcome);
  const Icon = ICONS[shown];
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <output className="mt-4 flex items-start gap-2.5 font-medium">
        <Icon className={`mt-0.5 size-5 shrink-0 ${TONES[shown]}`} aria-hidden="true" />
        {t(`${shown}.state`)}
      </output>
      <p className="mt-2 text-sm text-soft">{t(`${shown}.meaning`)}</p>
      <PublicAddress uuid={uuid} />
      <DialogActions>
        <NextStep uuid={uuid} shown={shown} onChange={setShown} />
      </DialogActions>
    </Dialog>
  );
}

interface NextStepProps {
  uuid: string;
  shown: Publication;
  onChange: (publication: Publication) => void;
}

function NextStep({ uuid, shown, onChange }: NextStepProps) {
  const t = useTranslations('builder.publish');
  const taking = useMutation({
    mutationFn: () => unpublishSite(uuid),
    onSuccess: () => onChange('unpublished'),
    onError: (error) => showError(error),
  });
  const giving = useMutation({
    mutationFn: () => publishSite(uuid),
    onSuccess: () => onChange('published'),
    onError: (error) =>
      isApiError(error) && error.code === 'auth.unverified'
        ? onChange('unverified')
        : showError(error),
  });
  const sending = useMutation({
    mutationFn: sendConfirmation,
    onSuccess: () => tell('builder.publish.sent'),
    onError: (error) => showError(error),
  });
  if (shown === 'published') {
    return (
      <Button isPending={taking.isPending} onClick={() => taking.mutate()}>
        {t('unpublish')}
      </Button>
    );
  }
  return (
    <>
      <Button variant="primary" isPending={giving.isPending} onClick={() => giving.mutate()}>
        {t(shown === 'unverified' ? 'retry' : 'publish')}
      </Button>
      {shown === 'unverified' ? (
        <Button isPending={sending.isPending} onClick={() => sending.mutate()}>
          {t('again')}
        </Button>
      ) : null}
    </>
  );
}
