import { useTranslations } from 'use-intl';
import type { EntryCost } from '#domain/conversation/entry-types.ts';
import { Badge } from '#web/components/ui/badge.tsx';

/** What a finished run cost. */
export function CreditReceipt({ cost }: { cost: EntryCost }) {
  const t = useTranslations('builderAsk');
  if (cost === 'none') return null;
  return <Badge tone={cost === 'charged' ? 'neutral' : 'success'}>{t(cost)}</Badge>;
}
