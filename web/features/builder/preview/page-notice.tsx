import { Info, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import type { PageHealth } from './use-frames.ts';

interface PageNoticeProps {
  health: PageHealth;
  /** The address of the link that was clicked last; null when there is nothing to say about it. */
  followedLink: string | null;
  onRestart: (options: { isSafe: boolean }) => void;
  onDismissLink: () => void;
}

/** A notice over the page about something the preview does not do, with the available actions. */
export function PageNotice({ health, followedLink, onRestart, onDismissLink }: PageNoticeProps) {
  const t = useTranslations('builderPreview');
  if (health === 'fine' && followedLink === null) return null;
  return (
    <output className="absolute inset-x-3 top-3 z-10 mx-auto flex w-fit max-w-xl animate-appear flex-wrap items-center gap-x-3 gap-y-2 rounded-card border border-line bg-surface px-3 py-2 text-sm text-ink shadow-float">
      <Info className="size-4 shrink-0 text-marine" aria-hidden="true" />
      <span className="min-w-0 flex-1 basis-56">
        {health === 'fine' ? t('link') : t(`health.${health}`)}
        {health === 'fine' ? (
          <span className="block truncate font-mono text-xs text-soft">{followedLink}</span>
        ) : null}
      </span>
      {health === 'silent' ? (
        <Button size="small" variant="primary" onClick={() => onRestart({ isSafe: true })}>
          {t('stopScripts')}
        </Button>
      ) : null}
      {health === 'safe' || health === 'flooding' || health === 'left' ? (
        <Button size="small" onClick={() => onRestart({ isSafe: false })}>
          {t('runScripts')}
        </Button>
      ) : null}
      {health === 'fine' ? (
        <IconButton label={t('dismiss')} onClick={onDismissLink} className="-mr-1 size-8">
          <X aria-hidden="true" />
        </IconButton>
      ) : null}
    </output>
  );
}
