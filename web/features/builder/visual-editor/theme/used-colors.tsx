import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { keyOf } from '#domain/live-page/live-page.ts';
import { planRecolour, usedColours } from '#domain/theme/page-colours.ts';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ColorField } from '../color-field.tsx';
import type { EditingSession } from '../editing-types.ts';
import { useEditing } from '../use-editing.ts';

const MOST_SHOWN = 16;

/** For a page without tokens: the colours that its styles repeat, each changed wherever it stands. */
export function UsedColors({ session }: { session: EditingSession }) {
  const t = useTranslations('editorPanels.theme');
  const version = useEditing(session, (state) => state.version);
  const used = useMemo(
    () => (version < 0 ? [] : usedColours(session.page().index).slice(0, MOST_SHOWN)),
    [session, version],
  );
  if (used.length === 0) return <EmptyState title={t('title')} text={t('about')} />;
  function change(from: string, to: string): void {
    const page = session.page();
    const operations = planRecolour(page.index, { from, to }, (element) => ({
      key: keyOf(page, element),
    }));
    if (operations.length > 0) session.run(operations, { group: `recolour ${from}` });
  }
  return (
    <div className="grid h-full content-start gap-3 overflow-y-auto p-3 text-sm">
      <h3 className="font-medium">{t('used')}</h3>
      <p className="text-xs text-soft">{t('usedHint')}</p>
      <ul className="grid gap-1.5">
        {used.map(({ value, uses }) => (
          <li key={value}>
            <ColorField
              session={session}
              label={t('usedTimes', { count: uses })}
              value={value}
              onChange={(to) => change(value, to)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
