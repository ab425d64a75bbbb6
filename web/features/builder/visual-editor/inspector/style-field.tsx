import { RotateCcw } from 'lucide-react';
import { useId } from 'react';
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

const COLOURS: ReadonlySet<string> = new Set([
  'color',
  'background-color',
  'border-color',
  'fill',
  'stroke',
]);

interface StyleInputProps extends StyleFieldProps {
  /** Id of the text that says where the value comes from. */
  describedBy: string;
}

/** One look: its value, a way back when it was set on this element, and, while it is changed, where it comes from. */
export function StyleField({ session, property }: StyleFieldProps) {
  const t = useTranslations('visualEditor');
  const selected = useEditing(session, ({ selection }) => selection.join());
  const fact = useEditing(session, ({ styles }) => styles[property]);
  const origin = useOrigin(session, fact);
  const id = useId();
  if (COLOURS.has(property)) return <ColourStyle session={session} property={property} />;
  const props = { session, property, describedBy: id };
  const keywords = KEYWORDS[property];
  return (
    <div key={selected} className="group/field relative min-w-0">
      {keywords ? <KeywordStyle {...props} keywords={keywords} /> : <PlainStyle {...props} />}
      {fact?.origin === 'inline' ? (
        <span className="absolute top-0 right-0">
          <ResetButton session={session} property={property} name={t(`properties.${property}`)} />
        </span>
      ) : null}
      <p
        id={id}
        className="pointer-events-none absolute top-full left-0 z-20 mt-1 hidden w-max max-w-full rounded-sm bg-ink px-2 py-1 text-xs text-paper shadow-float group-focus-within/field:block"
      >
        {origin}
      </p>
    </div>
  );
}

function ColourStyle({ session, property }: StyleFieldProps) {
  const t = useTranslations('visualEditor');
  const fact = useEditing(session, ({ styles }) => styles[property]);
  const background = useEditing(session, ({ styles }) => styles['background-color']?.value);
  return (
    <div className="col-span-2 min-w-0">
      <ColorField
        session={session}
        label={t(`properties.${property}`)}
        value={fact?.value ?? ''}
        {...(property === 'color' ? { against: background } : { presets: BACKGROUNDS })}
        onTry={(tried) => session.tryStyles(tried === null ? null : { [property]: tried })}
        onChange={(wanted) => void session.setStyle(property, wanted)}
        onReset={
          fact?.origin === 'inline' ? () => void session.setStyle(property, null) : undefined
        }
      />
    </div>
  );
}

interface KeywordStyleProps extends StyleInputProps {
  keywords: readonly Keyword[];
}

/** One of some words; a value of the page that is none of them comes first. */
function KeywordStyle({ session, property, keywords, describedBy }: KeywordStyleProps) {
  const t = useTranslations('visualEditor');
  const words = useTranslations('editorInspector.keywords');
  const styles = useEditing(session, (state) => state.styles);
  const isAdvanced = useAdvanced((state) => state.isAdvanced);
  const fact = styles[property];
  // The browser writes values such as shadows in an order of its own.
  const known = keywords.find((keyword) => keyword.value === fact?.written)?.value;
  const [value, setAwaited] = useAwaited(known ?? fact?.value ?? '', styles);
  const isOwn = keywords.every((keyword) => keyword.value !== value);
  const isSaid = isAdvanced || /^\d*$/.test(value);
  return (
    <label className="grid gap-1 text-xs text-soft">
      <span className="flex items-center truncate pointer-coarse:min-h-8">
        {t(`properties.${property}`)}
      </span>
      <select
        value={value}
        aria-describedby={describedBy}
        onChange={({ target }) => {
          if (session.setStyle(property, target.value)) setAwaited(target.value);
        }}
        className="h-8 w-full rounded-control border border-line bg-surface px-1.5 text-sm text-ink hover:border-ink pointer-coarse:h-10 pointer-coarse:text-base"
      >
        {isOwn ? <option value={value}>{isSaid ? value : words('own')}</option> : null}
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

function PlainStyle({ session, property, describedBy }: StyleInputProps) {
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
      describedBy={describedBy}
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

interface ResetButtonProps extends StyleFieldProps {
  name: string;
}

/** Gives the value of the page's design back, where this element has one of its own. */
export function ResetButton({ session, property, name }: ResetButtonProps) {
  const t = useTranslations('visualEditor');
  return (
    <button
      type="button"
      aria-label={t('reset', { name })}
      title={t('reset', { name })}
      onClick={() => void session.setStyle(property, null)}
      className="grid size-5 shrink-0 place-items-center rounded-sm text-marine-strong hover:bg-hover pointer-coarse:size-8"
    >
      <RotateCcw className="size-3" aria-hidden="true" />
    </button>
  );
}

/** Where a value comes from, in words; with the rule's selector for those who want it. */
export function useOrigin(session: EditingSession, fact: StyleFacts[string] | undefined): string {
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
