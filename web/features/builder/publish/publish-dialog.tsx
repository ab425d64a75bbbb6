import { useMutation } from '@tanstack/react-query';
import { Globe, GlobeLock, MailWarning, SquareArrowOutUpRight, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { buttonClasses } from '#web/components/ui/button-styles.ts';
import { Dialog, DialogActions } from '#web/components/ui/dialog.tsx';
import { showError } from '#web/lib/show-error.ts';
import { sendConfirmation, unpublishSite } from '../builder-api.ts';
import { tell } from '../toasts/show-notice.ts';
import { DeadLinks } from './dead-links.tsx';
import { publicAddress, PublicAddress } from './public-address.tsx';
import type { Publication, Publishing } from './publication.ts';
import { publishLooked, publishSeen } from './publish-looked.ts';
import { SeenSigns } from './seen-signs-list.tsx';

interface PublishDialogProps {
  site: Publishing;
  outcome: Publication;
  onClose: () => void;
}

/** What the dialog says; a doubtful page is told apart by what happens to it. */
type Said = Exclude<Publication['kind'], 'doubtful'> | 'suspicious' | 'deceptive';

const ICONS = {
  published: Globe,
  warned: TriangleAlert,
  unpublished: GlobeLock,
  unverified: MailWarning,
  suspicious: TriangleAlert,
  deceptive: TriangleAlert,
  held: GlobeLock,
} satisfies Record<Said, typeof Globe>;

const TONES = {
  published: 'text-success',
  warned: 'text-warning',
  unpublished: 'text-soft',
  unverified: 'text-warning',
  suspicious: 'text-warning',
  deceptive: 'text-warning',
  held: 'text-warning',
} satisfies Record<Said, string>;

function saidOf(publication: Publication): Said {
  if (publication.kind !== 'doubtful') return publication.kind;
  return publication.look.level === 'hold' ? 'deceptive' : 'suspicious';
}

/** Whether search engines may show the site, what speaks against that, where it is, and the way back. */
export function PublishDialog({ site, outcome, onClose }: PublishDialogProps) {
  const t = useTranslations('builder.publish');
  const [shown, setShown] = useState(outcome);
  const said = saidOf(shown);
  const Icon = ICONS[said];
  return (
    <Dialog isOpen onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <output className="mt-4 flex items-start gap-2.5 font-medium">
        <Icon className={`mt-0.5 size-5 shrink-0 ${TONES[said]}`} aria-hidden="true" />
        {t(`${said}.state`)}
      </output>
      {shown.kind === 'doubtful' ? <SeenSigns look={shown.look} /> : null}
      <p className="mt-2 text-sm text-soft">
        {said === 'published' && site.pages !== undefined
          ? t('project.published')
          : t(`${said}.meaning`)}
      </p>
      {said === 'held' ? null : <PublicAddress uuid={site.uuid} />}
      <DeadLinks links={site.deadLinks ?? []} />
      <DialogActions>
        <NextStep site={site} shown={shown} onChange={setShown} onClose={onClose} />
      </DialogActions>
    </Dialog>
  );
}

interface NextStepProps {
  site: Publishing;
  shown: Publication;
  onChange: (publication: Publication) => void;
  onClose: () => void;
}

function NextStep({ site, shown, onChange, onClose }: NextStepProps) {
  const t = useTranslations('builder.publish');
  const bar = useTranslations('builder.topBar');
  const onError = (error: unknown) => showError(error);
  const taking = useMutation({
    mutationFn: () => unpublishSite(site.uuid),
    onSuccess: () => onChange({ kind: 'unpublished' }),
    onError,
  });
  const giving = useMutation({
    mutationFn: () =>
      shown.kind === 'doubtful' ? publishSeen(site, shown.look) : publishLooked(site),
    onSuccess: onChange,
    onError,
  });
  const sending = useMutation({
    mutationFn: sendConfirmation,
    onSuccess: () => tell('builder.publish.sent'),
    onError,
  });
  const give = (label: string, isPrimary = true) => (
    <Button
      variant={isPrimary ? 'primary' : 'secondary'}
      isPending={giving.isPending}
      onClick={() => giving.mutate()}
    >
      {label}
    </Button>
  );
  switch (shown.kind) {
    case 'published':
    case 'warned':
      return (
        <>
          <a
            href={publicAddress(site.uuid)}
            target="_blank"
            rel="noopener"
            className={buttonClasses({ variant: 'primary' })}
          >
            <SquareArrowOutUpRight aria-hidden="true" />
            {bar('viewSite')}
          </a>
          <Button variant="quiet" isPending={taking.isPending} onClick={() => taking.mutate()}>
            {t('unpublish')}
          </Button>
        </>
      );
    case 'doubtful':
      return (
        <>
          <Button variant="primary" onClick={onClose}>
            {t('change')}
          </Button>
          {give(t(shown.look.level === 'hold' ? 'review' : 'anyway'), false)}
        </>
      );
    case 'unverified':
      return (
        <>
          {give(t('retry'))}
          <Button isPending={sending.isPending} onClick={() => sending.mutate()}>
            {t('again')}
          </Button>
        </>
      );
    case 'held':
      return <Button onClick={onClose}>{t('close')}</Button>;
    case 'unpublished':
      return give(t('publish'));
  }
}
