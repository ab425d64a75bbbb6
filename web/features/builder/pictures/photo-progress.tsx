import { X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Spinner } from '#web/components/ui/spinner.tsx';
import {
  cancelPhotos,
  dismissPhoto,
  retryPhotos,
  usePhotoJobs,
  type PhotoJob,
} from './photo-jobs.ts';

/** Files on their way, and those that were not taken, each with the reason. */
export function PhotoProgress() {
  const t = useTranslations('editorPanels.pictures');
  const jobs = usePhotoJobs((state) => state.jobs);
  const onTheirWay = jobs.filter(({ state }) => state.kind === 'under-way');
  const stopped = jobs.filter(({ state }) => state.kind !== 'under-way');
  const canRetry = stopped.some(({ state }) => state.kind === 'failed');
  return (
    <div aria-live="polite" className="grid gap-2 empty:hidden">
      {onTheirWay.length === 0 ? null : (
        <div className="flex items-center gap-2">
          <Spinner />
          <span className="grow">{t('working', { count: onTheirWay.length })}</span>
          <Button size="small" onClick={cancelPhotos}>
            {t('cancel')}
          </Button>
        </div>
      )}
      {stopped.length === 0 ? null : (
        <ul className="grid gap-1.5">
          {stopped.map((job) => (
            <StoppedJob key={job.id} job={job} />
          ))}
        </ul>
      )}
      {canRetry ? (
        <Button size="small" onClick={() => void retryPhotos()}>
          {t('retry')}
        </Button>
      ) : null}
    </div>
  );
}

function StoppedJob({ job: { id, file, state } }: { job: PhotoJob }) {
  const t = useTranslations('editorPanels.pictures');
  const { name } = file;
  const reason =
    state.kind === 'refused'
      ? t(`problems.${state.problem}`)
      : state.kind === 'failed'
        ? state.sentence
        : '';
  return (
    <li className="flex items-start gap-1 rounded-control bg-sunken py-1 pl-2">
      <span className="min-w-0 grow py-1">
        <span className="block truncate font-medium">{name}</span>
        <span className="block text-xs text-danger">{reason}</span>
      </span>
      <IconButton label={t('dismiss', { name })} onClick={() => dismissPhoto(id)}>
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}
