import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { keyOf } from '#domain/live-page/live-page.ts';
import { drawingColours, planDrawingColour } from '#domain/theme/drawing-colours.ts';
import { readTheme } from '#domain/theme/read-theme.ts';
import { nameTokens } from '#domain/theme/token-names.ts';
import { ColorField } from '../color-field.tsx';
import type { EditingSession } from '../editing-types.ts';
import { useEditing } from '../use-editing.ts';
import { useTokenWords } from '../use-token-words.ts';

interface DrawingColoursProps {
  session: EditingSession;
  drawing: IndexedElement;
}

/** The colours of an inline drawing; each is changed in this drawing alone. */
export function DrawingColours({ session, drawing }: DrawingColoursProps) {
  const t = useTranslations('editorInspector.drawing');
  const wordsOf = useTokenWords();
  const version = useEditing(session, (state) => state.version);
  const { colours, names } = useMemo(() => {
    const { index } = session.page();
    const found = version < 0 ? [] : drawingColours(index, drawing);
    return { colours: found, names: nameTokens(index, readTheme(index)) };
  }, [session, drawing, version]);
  if (colours.length === 0) return null;
  function change(from: string, to: string | null): void {
    const page = session.page();
    const plan = planDrawingColour(page.index, { drawing, from, to }, (element) => ({
      key: keyOf(page, element),
    }));
    session.run(plan, { group: `drawing ${keyOf(page, drawing)} ${from}` });
  }
  function nameOf(written: string, nth: number): string {
    const name = names.get(/--[\w-]+/.exec(written)?.[0] ?? '');
    if (written === 'currentcolor') return t('text');
    return name === undefined ? t('colour', { nth: String(nth + 1) }) : wordsOf(name);
  }
  return (
    <fieldset className="mt-1 min-w-0">
      <legend className="mb-1.5 text-xs font-medium">{t('title')}</legend>
      <ul className="grid gap-1.5">
        {colours.map(({ written, value }, nth) => (
          <li key={written.startsWith('#') ? nth : written}>
            <ColorField
              session={session}
              label={nameOf(written, nth)}
              value={value === 'currentcolor' ? '' : value}
              onChange={(to) => change(written, to)}
              onReset={value === written ? undefined : () => change(written, null)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
