import { useTranslations } from 'use-intl';
import { Badge } from '#web/components/ui/badge.tsx';

/** What a finished run cost. */
export function CreditReceipt({ cost }: { cost: 'charged' | 'free' | 'returned' }) {
  const t = useTranslations('builderAsk');
  return <Badge tone={cost === 'charged' ? 'neutral' : 'success'}>{t(cost)}</Badge>;
}
