import { useTranslations } from 'use-intl';
import type { SiteStatus } from '#domain/sites/decide-report.ts';
import { Badge } from '#web/components/ui/badge.tsx';

const TONES = {
  active: 'success',
  flagged: 'warning',
  held: 'warning',
  review: 'danger',
  suspended: 'danger',
} as const satisfies Record<SiteStatus, string>;

export function SiteStatusBadge({ status }: { status: SiteStatus }) {
  const t = useTranslations('operator.status');
  return <Badge tone={TONES[status]}>{t(status)}</Badge>;
}
