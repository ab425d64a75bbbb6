import { useTranslations } from 'use-intl';
import type { EditingSession } from '../editing-types.ts';
import { useCodePageSync } from './use-code-page-sync.ts';

interface CodePageSyncProps {
  session: EditingSession;
  /** Of the document. */
  uuid: string;
}

/** Keeps page and code in step, and says how much of the page the rule under the cursor styles. */
export function CodePageSync({ session, uuid }: CodePageSyncProps) {
  const t = useTranslations('builderChanges.kinds');
  const rule = useCodePageSync(session, uuid);
  if (rule === null) return null;
  return (
    <output className="mx-auto max-w-full truncate rounded-full border border-line bg-surface px-3 py-1.5 text-sm text-ink shadow-float">
      {t('rule', { count: rule.count, name: rule.selector })}
    </output>
  );
}
