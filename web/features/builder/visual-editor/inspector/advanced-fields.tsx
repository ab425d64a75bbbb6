import { useTranslations } from 'use-intl';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { Button } from '#web/components/ui/button.tsx';
import { copyElements, copyText } from '../element-clipboard.ts';
import { useAdvanced } from '../advanced.ts';
import type { EditingSession } from '../editing-types.ts';
import { codeNameOf } from '../element-names.ts';
import { AttributeList } from './attribute-list.tsx';
import { StyleField } from './style-field.tsx';

interface AdvancedFieldsProps {
  session: EditingSession;
  element: IndexedElement;
}

/** What only people who know the page's code want to see. */
export function AdvancedFields({ session, element }: AdvancedFieldsProps) {
  const t = useTranslations('editorInspector.advanced');
  const copy = useTranslations('visualEditor');
  const { isAdvanced, setAdvanced } = useAdvanced();
  return (
    <div className="grid gap-4">
      <div className="grid gap-2 text-sm">
        <p>
          <span className="block text-xs text-soft">{t('code')}</span>
          <code className="font-mono text-xs break-all">{codeNameOf(element)}</code>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => copyElements(session)}>
            {copy('copyElement')}
          </Button>
          <CopyPage session={session} />
        </div>
      </div>
      <label className="flex items-start gap-2 text-sm pointer-coarse:min-h-10">
        <input
          type="checkbox"
          checked={isAdvanced}
          onChange={(event) => {
            setAdvanced(event.target.checked);
            session.nameSelected();
          }}
          className="mt-0.5 size-4 shrink-0 accent-marine"
        />
        <span>
          {t('names')}
          <span className="block text-xs text-soft">{t('namesHint')}</span>
        </span>
      </label>
      <StyleField session={session} property="font-family" />
      <section aria-label={t('attributes')} className="grid gap-2">
        <h3 className="text-xs font-medium">{t('attributes')}</h3>
        <AttributeList session={session} element={element} />
      </section>
    </div>
  );
}

/** Puts the source of the whole page on the clipboard. */
export function CopyPage({ session }: { session: EditingSession }) {
  const t = useTranslations('visualEditor');
  return (
    <Button size="small" onClick={() => void copyText(session, session.page().html)}>
      {t('copyPage')}
    </Button>
  );
}
