import { useTranslations } from 'use-intl';
import { Badge } from '#web/components/ui/badge.tsx';

/** What a run has cost; every card of a run that has ended has one. */
export function CreditReceipt({ cost }: { cost: 'charged' | 'free' | 'returned' }) {
  const t = useTranslations('builderAsk');
  return <Badge tone={cost === 'charged' ? 'neutral' : 'success'}>{t(cost)}</Badge>;
}
