import { RotateCcw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { EditingSession } from '../editing-types.ts';
import type { InspectedProperty } from '../inspected.ts';
import { ColorField } from '../color-field.tsx';
import { BACKGROUNDS } from '../style-choices.ts';
import { useEditing } from '../use-editing.ts';
import { completeNumber, numberRuleOf, shownNumber, type NumberRule } from './number-rules.ts';
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
  const selected = useEditing(session, ({ selection }) => selection.join());
  const isColour = COLOURS.has(property);
  return (
    <div key={selected} className={`min-w-0 ${isColour ? 'col-span-2' : ''}`}>
      {isColour ? (
        <ColourStyle session={session} property={property} />
      ) : (
        <PlainStyle session={session} property={property} />
      )}
      <Origin session={session} property={property} name={t(`properties.${property}`)} />
    </div>
  );
}

function ColourStyle({ session, property }: StyleFieldProps) {
  const t = useTranslations('visualEditor');
  const value = useEditing(session, ({ styles }) => styles[property]?.value ?? '');
  const background = useEditing(session, ({ styles }) => styles['background-color']?.value);
  return (
    <ColorField
      session={session}
      label={t(`properties.${property}`)}
      value={value}
      {...(property === 'color' ? { against: background } : { presets: BACKGROUNDS })}
      onTry={(tried) => session.tryStyles(tried === null ? null : { [property]: tried })}
      onChange={(wanted) => void session.setStyle(property, wanted)}
    />
  );
}

function PlainStyle({ session, property }: StyleFieldProps) {
  const t = useTranslations('visualEditor');
  const fact = useEditing(session, ({ styles }) => styles[property]);
  const rule = numberRuleOf(property);
  const value = rule ? shownNumber(fact) : (fact?.value ?? '');
  const { tryValue, change } = stylesChanger(session, { of: [property], before: value, rule });
  return (
    <TextValue
      label={t(`properties.${property}`)}
      value={value}
      rule={rule}
      computed={fact?.value ?? ''}
      list={KEYWORDS[property]}
      problem={t('notAValue')}
      onTry={tryValue}
      onChange={change}
    />
  );
}

interface Changed {
  /** Properties that get the same value. */
  of: readonly InspectedProperty[];
  /** The value that is replaced: a number without a unit gets the unit of this one. */
  before: string;
  rule: NumberRule | undefined;
}

/** What a field of one or more properties does while and after something is typed. Empty takes the value away. */
export function stylesChanger(session: EditingSession, { of, before, rule }: Changed) {
  const complete = (typed: string) => (rule ? completeNumber(typed, before, rule) : typed.trim());
  const isValid = (value: string) => of.every((property) => CSS.supports(property, value));
  const forAll = <T,>(value: T) => Object.fromEntries(of.map((property) => [property, value]));
  return {
    tryValue: (typed: string | null): void => {
      const wanted = complete(typed ?? '');
      session.tryStyles(wanted !== '' && isValid(wanted) ? forAll(wanted) : null);
    },
    change: (typed: string): boolean => {
      const wanted = complete(typed);
      if (wanted !== '' && !isValid(wanted)) return false;
      return session.setStyles(forAll(wanted === '' ? null : wanted));
    },
  };
}

interface OriginProps extends StyleFieldProps {
  name: string;
}

/** Where a value comes from, and a way back when it was set on this element. */
export function Origin({ session, property, name }: OriginProps) {
  const t = useTranslations('visualEditor');
  const fact = useEditing(session, ({ styles }) => styles[property]);
  const origin =
    fact === undefined
      ? ''
      : fact.origin === 'rule'
        ? t('origins.rule', { selector: fact.selector ?? '', count: String(fact.count) })
        : t(`origins.${fact.origin}`);
  const isOwn = fact?.origin === 'inline';
  return (
    <p
      className="mt-0.5 flex h-5 items-center gap-1 truncate text-[0.6875rem] text-soft pointer-coarse:h-8"
      title={origin}
    >
      {isOwn ? <span className="size-1.5 shrink-0 rounded-full bg-marine" /> : null}
      <span className="truncate">{origin}</span>
      {isOwn ? (
        <button
          type="button"
          aria-label={t('reset', { name })}
          onClick={() => void session.setStyle(property, null)}
          className="ml-auto grid size-5 shrink-0 place-items-center rounded-sm hover:bg-hover hover:text-ink pointer-coarse:size-8"
        >
          <RotateCcw className="size-3" aria-hidden="true" />
        </button>
      ) : null}
    </p>
  );
}
