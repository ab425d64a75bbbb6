import { RotateCcw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { sayMany } from '#messages/element-words.ts';
import type { EditingSession } from '../editing-types.ts';
import type { InspectedProperty, StyleFacts } from '../inspected.ts';
import { useAdvanced } from '../advanced.ts';
import { useWordLocale } from '../element-names.ts';
import { ColorField } from '../color-field.tsx';
import { BACKGROUNDS } from '../style-choices.ts';
import { useEditing, useSelected } from '../use-editing.ts';
import { useAwaited } from '../use-awaited.ts';
import { KEYWORDS, type Keyword } from './keywords.ts';
import { completeNumber, numberRuleOf, shownNumber, type NumberRule } from './number-rules.ts';
import { TextValue } from './text-value.tsx';

interface StyleFieldProps {
  session: EditingSession;
  property: InspectedProperty;
}

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
      ) : KEYWORDS[property] ? (
        <KeywordStyle session={session} property={property} keywords={KEYWORDS[property]} />
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

interface KeywordStyleProps extends StyleFieldProps {
  keywords: readonly Keyword[];
}

/** One of some words; a value of the page that is none of them comes first. */
function KeywordStyle({ session, property, keywords }: KeywordStyleProps) {
  const t = useTranslations('visualEditor');
  const words = useTranslations('editorInspector.keywords');
  const styles = useEditing(session, (state) => state.styles);
  const [value, setAwaited] = useAwaited(styles[property]?.value ?? '', styles);
  const isOwn = keywords.every((keyword) => keyword.value !== value);
  return (
    <label className="grid gap-1 text-xs text-soft">
      <span className="flex items-center truncate pointer-coarse:min-h-8">
        {t(`properties.${property}`)}
      </span>
      <select
        value={value}
        onChange={({ target }) => {
          if (session.setStyle(property, target.value)) setAwaited(target.value);
        }}
        className="h-8 w-full rounded-control border border-line bg-surface px-1.5 text-sm text-ink hover:border-ink pointer-coarse:h-10 pointer-coarse:text-base"
      >
        {isOwn ? (
          <option value={value}>{value === 'normal' ? words('normal') : value}</option>
        ) : null}
        {keywords.map((keyword) => (
          <option key={keyword.value} value={keyword.value}>
            {words(keyword.word)}
          </option>
        ))}
      </select>
    </label>
  );
}

const NUMBER_WORDS = ['auto', 'none', 'normal'] as const;
const WEIGHTS = ['300', '400', '500', '600', '700', '800'];

function PlainStyle({ session, property }: StyleFieldProps) {
  const t = useTranslations('visualEditor');
  const words = useTranslations('editorInspector.keywords');
  const fact = useEditing(session, ({ styles }) => styles[property]);
  const source = useEditing(session, ({ styles }) => styles);
  const rule = numberRuleOf(property);
  const told = rule ? shownNumber(fact) : (fact?.value ?? '');
  // What is no number is said in words, and any number may be typed in its place.
  const word = NUMBER_WORDS.find((known) => known === told);
  const value = word === undefined ? told : '';
  const { tryValue, change } = stylesChanger(session, { of: [property], before: value, rule });
  return (
    <TextValue
      label={t(`properties.${property}`)}
      value={value}
      source={source}
      rule={rule}
      computed={fact?.value ?? ''}
      placeholder={word && words(word)}
      list={property === 'font-weight' ? WEIGHTS : undefined}
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
  const origin = useOrigin(session, fact);
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

/** Where a value comes from, in words; with the rule's selector for those who want it. */
function useOrigin(session: EditingSession, fact: StyleFacts[string] | undefined): string {
  const t = useTranslations('editorInspector.origins');
  const locale = useWordLocale();
  const isAdvanced = useAdvanced((state) => state.isAdvanced);
  const element = useSelected(session);
  if (fact === undefined || element === undefined) return '';
  const { origin, selector, count } = fact;
  if (origin !== 'rule') return t(origin);
  if (isAdvanced) return t('code', { selector: selector ?? '', count: String(count) });
  if (count < 2) return t('page');
  const isOfOneKind = selector !== null && !/[,*]/.test(selector);
  return isOfOneKind
    ? t('rule', { count: String(count), many: sayMany(element, locale) })
    : t('parts', { count: String(count) });
}
