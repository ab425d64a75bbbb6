import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { attributeOf } from '#domain/html/query.ts';
import { NAME_ATTRIBUTE, ownNameOf } from '#domain/html/element-name.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { keyOf } from '#domain/live-page/live-page.ts';
import { sayKind } from '#messages/element-words.ts';
import { useWordLocale } from '../element-names.ts';
import type { EditingSession } from '../editing-types.ts';

interface LayerNameFieldProps {
  session: EditingSession;
  element: IndexedElement;
  top: number;
  height: number;
  left: number;
  onDone: () => void;
}

const MOST_CHARACTERS = 80;

/** The name of a layer in place: Enter and leaving it keep it, Escape drops it; an empty one gives the old one back. */
export function LayerNameField({ session, element, onDone, ...place }: LayerNameFieldProps) {
  const t = useTranslations('editorPanels.layers');
  const locale = useWordLocale();
  const given = attributeOf(element, NAME_ATTRIBUTE) ?? '';
  const shown = ownNameOf(element) ?? sayKind(element, locale);
  const [name, setName] = useState(shown);

  /** A field that goes loses the focus as well. */
  const isDone = useRef(false);

  function end(): void {
    isDone.current = true;
    onDone();
  }
  function keep(): void {
    if (isDone.current) return;
    const wanted = name.replace(/\s+/g, ' ').trim();
    const value = wanted === '' ? null : wanted;
    if (wanted !== shown && value !== (given === '' ? null : given)) {
      const at = { key: keyOf(session.page(), element) };
      session.run([{ kind: 'set-attribute', at, name: NAME_ATTRIBUTE, value }]);
    }
    end();
  }
  function handleKey(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.key === 'Enter') keep();
    else if (event.key === 'Escape') end();
    else return;
    event.preventDefault();
  }
  return (
    <input
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field was asked for just now
      autoFocus
      value={name}
      maxLength={MOST_CHARACTERS}
      aria-label={t('renameOf', { name: shown })}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setName(event.target.value)}
      onKeyDown={handleKey}
      onBlur={keep}
      style={{ top: place.top, height: place.height, left: place.left + 24 }}
      className="absolute right-1 z-10 rounded-sm border border-edge bg-surface px-2 text-sm pointer-coarse:text-base"
    />
  );
}
