import { RotateCcw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { EditingSession } from '../editing-types.ts';
import type { InspectedProperty } from '../inspected.ts';
import { ColorField } from '../color-field.tsx';
import { BACKGROUNDS } from '../style-choices.ts';
import { useEditing } from '../use-editing.ts';
import { TextValue } from './text-value.tsx';

interface StyleFieldProps {
  session: EditingSession;
  property: InspectedProperty;
}

const KEYWORDS: Partial<Record<InspectedProperty, readonly string[]>> = {
  'font-weight': ['300', '400', '500', '600', '700', '800'],
  'font-style': ['normal', 'italic'],
  'text-align': ['left', 'center', 'right', 'justify'],
  'text-transform': ['none', 'uppercase', 'capitalize', 'lowercase'],
  'text-decoration-line': ['none', 'underline', 'line-through'],
  'border-style': ['none', 'solid', 'dashed', 'dotted', 'double'],
  display: ['block', 'inline', 'inline-block', 'flex', 'grid', 'none'],
  'flex-direction': ['row', 'column', 'row-reverse', 'column-reverse'],
  'justify-content': ['flex-start', 'center', 'flex-end', 'space-between', 'space-around'],
  'align-items': ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'],
  'object-fit': ['fill', 'contain', 'cover', 'none', 'scale-down'],
};

const COLOURS: ReadonlySet<string> = new Set(['color', 'background-color', 'border-color']);

/** One look: its value, where that comes from, and a way back when it was set on this element. */
export function StyleField({ session, property }: StyleFieldProps) {
  const t = useTranslations('visualEditor');
  const fact = useEditing(session, ({ styles }) => styles[property]);
  const selected = useEditing(session, ({ selection }) => selection.join());
  const background = useEditing(session, ({ styles }) => styles['background-color']?.value);
  const isColour = COLOURS.has(property);
  const isOwn = fact?.origin === 'inline';
  const origin =
    fact === undefined
      ? ''
      : fact.origin === 'rule'
        ? t('origins.rule', { selector: fact.selector ?? '', count: String(fact.count) })
        : t(`origins.${fact.origin}`);
  return (
    <div key={selected} className={`min-w-0 ${isColour ? 'col-span-2' : ''}`}>
      {isColour ? (
        <ColorField
          session={session}
          label={t(`properties.${property}`)}
          value={fact?.value ?? ''}
          {...(property === 'color' ? { against: background } : { presets: BACKGROUNDS })}
          onTry={(value) => session.tryStyle(property, value)}
          onChange={(value) => void session.setStyle(property, value)}
        />
      ) : (
        <TextValue
          label={t(`properties.${property}`)}
          value={fact?.value ?? ''}
          list={KEYWORDS[property]}
          problem={t('notAValue')}
          onTry={(value) =>
            session.tryStyle(property, isValid(property, value ?? '') ? value : null)
          }
          onChange={(value) => {
            const wanted = value.trim();
            if (wanted !== '' && !isValid(property, wanted)) return false;
            return session.setStyle(property, wanted === '' ? null : wanted);
          }}
        />
      )}
      <p
        className="mt-0.5 flex h-5 items-center gap-1 truncate text-[0.6875rem] text-soft"
        title={origin}
      >
        {isOwn ? <span className="size-1.5 shrink-0 rounded-full bg-marine" /> : null}
        <span className="truncate">{origin}</span>
        {isOwn ? (
          <button
            type="button"
            aria-label={t('reset', { name: t(`properties.${property}`) })}
            onClick={() => void session.setStyle(property, null)}
            className="ml-auto grid size-5 shrink-0 place-items-center rounded-sm hover:bg-hover hover:text-ink"
          >
            <RotateCcw className="size-3" aria-hidden="true" />
          </button>
        ) : null}
      </p>
    </div>
  );
}

function isValid(property: string, value: string): boolean {
  return CSS.supports(property, value);
}
