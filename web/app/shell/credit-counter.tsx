import { Waves } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Badge } from '#web/components/ui/badge.tsx';
import { useSession } from '#web/lib/session-store.ts';

/** Shows the balance; nothing for a visitor. */
export function CreditCounter() {
  const t = useTranslations('shell');
  const format = useFormatter();
  const credits = useSession(({ user }) => user?.inferenceCredits);
  if (credits === undefined) return null;
  return (
    <Badge tone="credit" className="tabular-nums">
      <Waves className="size-3.5" aria-hidden="true" />
      <span aria-hidden="true">{format.number(credits, 'count')}</span>
      <span className="sr-only">{t('creditsFull', { count: credits })}</span>
    </Badge>
  );
}
