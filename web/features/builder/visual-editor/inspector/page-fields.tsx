import { useTranslations } from 'use-intl';
import type { HeadField } from '#domain/page-operations/operation-types.ts';
import { readHead } from '#domain/page-operations/plan-head.ts';
import type { EditingSession } from '../editing-types.ts';
import { useLivePage } from '../use-editing.ts';
import { CopyPage } from './advanced-fields.tsx';
import { TextValue } from './text-value.tsx';

/** What is shown while nothing is selected: how to begin, and what the page says of itself. */
export function PageFields({ session }: { session: EditingSession }) {
  const t = useTranslations('editorInspector.page');
  const page = useLivePage(session);
  const field = (name: HeadField, label: string, isLong: boolean) => (
    <TextValue
      label={label}
      isLong={isLong}
      value={readHead(page.index, name) ?? ''}
      problem={t('problem')}
      onChange={(value) => session.run([{ kind: 'set-head', field: name, value }])}
    />
  );
  return (
    <div className="grid content-start gap-5 overflow-y-auto px-4 py-4">
      <div className="grid gap-1">
        <p className="text-sm font-medium">{t('hint')}</p>
        <p className="text-sm text-soft">{t('how')}</p>
      </div>
      <section aria-label={t('title')} className="grid gap-3 border-t border-line pt-4">
        {field('title', t('name'), false)}
        {field('description', t('description'), true)}
      </section>
      <div className="border-t border-line pt-4">
        <CopyPage session={session} />
      </div>
    </div>
  );
}
