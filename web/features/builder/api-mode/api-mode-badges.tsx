import { Sparkles } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '#web/components/ui/badge.tsx';
import { usePreparing } from './use-preparing.ts';

/** Says that the AI has the page, and whether anything of its answer has come. */
export function ApiModeBadges() {
  const t = useTranslations('visualEditor.apiMode');
  const isPreparing = usePreparing();
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-1.5">
      <Badge tone="marine">
        <Sparkles className="size-3.5" aria-hidden="true" />
        {t('badge')}
      </Badge>
      {isPreparing ? <Badge>{t('preparing')}</Badge> : null}
    </span>
  );
}
