import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Baseline,
  ChevronDown,
  PaintBucket,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { writeColour } from '#domain/colour/css-colour.ts';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { ColorPopover, Swatch, useResolve } from './color-field.tsx';
import type { EditingSession } from './editing-types.ts';
import { numberRuleOf, shownNumber } from './inspector/number-rules.ts';
import { stylesChanger } from './inspector/style-field.tsx';
import { QuietUnit, ScrubLabel } from './inspector/text-value.tsx';
import { useDraft } from './inspector/use-draft.ts';
import { OWN, shownColour, shownFont, shownSize, type ShownChoice } from './shown-choice.ts';
import {
  ALIGNMENTS,
  BACKGROUNDS,
  FONTS,
  SIZES,
  TEXT_COLOURS,
  type StyleChoice,
} from './style-choices.ts';
import { useAwaited } from './use-awaited.ts';
import { useEditing } from './use-editing.ts';

interface SelectorProps {
  session: EditingSession;
}

/** A label that gives way where the tools are narrow; the control keeps its name. */
const LABEL = 'text-xs text-soft @max-5xl/tools:sr-only';
const BOX =
  'flex h-8 shrink-0 items-center rounded-control border border-line bg-surface text-sm text-ink hover:border-ink has-disabled:opacity-50 has-disabled:hover:border-line pointer-coarse:h-10';

export function FontSelector({ session }: SelectorProps) {
  const t = useTranslations('visualEditor');
  const computed = useEditing(session, ({ styles }) => styles['font-family']?.value ?? '');
  return (
    <label className="flex shrink-0 items-center gap-1.5">
      <span className={LABEL}>{t('font')}</span>
      <span className={BOX}>
        <ChoiceSelect
          session={session}
          property="font-family"
          choices={FONTS}
          shown={shownFont(FONTS, computed)}
          className="w-28 pl-2 @max-5xl/tools:w-22"
        />
      </span>
    </label>
  );
}

/** A size of the list, or any other one: typed, stepped with the arrow keys, or pulled at its label. */
export function SizeSelector({ session }: SelectorProps) {
  const t = useTranslations('visualEditor');
  const styles = useEditing(session, (state) => state.styles);
  const hasSelection = useEditing(session, ({ selection }) => selection.length > 0);
  const fact = styles['font-size'];
  const rule = numberRuleOf('font-size') ?? { hasUnit: true };
  const value = shownNumber(fact);
  const { tryValue, change } = stylesChanger(session, { of: ['font-size'], before: value, rule });
  const draft = useDraft({ value, source: styles, rule, onTry: tryValue, onChange: change });
  return (
    <div className="flex shrink-0 items-center gap-1.5">
      <span className="@max-5xl/tools:sr-only">
        <ScrubLabel
          htmlFor="tools-size"
          label={t('size')}
          rule={rule}
          draft={draft}
          computed={fact?.value}
        />
      </span>
      <span className={BOX}>
        <span className="relative h-full">
          <input
            id="tools-size"
            aria-label={t('exactSize')}
            aria-invalid={draft.isWrong || undefined}
            title={draft.isWrong ? t('notAValue') : `${t('exactSize')}: ${draft.shown}`}
            value={draft.said.text}
            disabled={!hasSelection}
            spellCheck={false}
            autoComplete="off"
            onChange={(event) => draft.change(event.target.value)}
            onKeyDown={draft.handleKey}
            onFocus={draft.activate}
            onBlur={draft.finish}
            className="h-full w-17 rounded-l-control bg-transparent pl-2 @max-5xl/tools:w-15 aria-invalid:text-danger pointer-coarse:text-base"
          />
          <QuietUnit unit={draft.said.unit} />
        </span>
        <ChoiceSelect
          session={session}
          property="font-size"
          label={t('size')}
          choices={SIZES}
          shown={shownSize(SIZES, fact?.value ?? '')}
          isMark
        />
      </span>
    </div>
  );
}

const ALIGN_ICONS = { left: AlignLeft, center: AlignCenter, right: AlignRight };

export function AlignSelector({ session }: SelectorProps) {
  const t = useTranslations('visualEditor');
  const hasSelection = useEditing(session, ({ selection }) => selection.length > 0);
  const styles = useEditing(session, (state) => state.styles);
  const computed = styles['text-align']?.value ?? '';
  const [align, setAwaited] = useAwaited(computed === 'start' ? 'left' : computed, styles);
  return (
    <fieldset aria-label={t('align')} className="flex shrink-0">
      {ALIGNMENTS.map((side) => {
        const Icon = ALIGN_ICONS[side];
        return (
          <IconButton
            key={side}
            label={t(`aligns.${side}`)}
            disabled={!hasSelection}
            aria-pressed={align === side}
            onClick={() => {
              if (session.setStyle('text-align', side)) setAwaited(side);
            }}
            className="size-8! pointer-coarse:size-10! [&_svg]:size-4!"
          >
            <Icon aria-hidden="true" />
          </IconButton>
        );
      })}
    </fieldset>
  );
}

export function TextColourSelector({ session }: SelectorProps) {
  const against = useEditing(session, ({ styles }) => styles['background-color']?.value);
  return (
    <ColourSelector
      session={session}
      property="color"
      choices={TEXT_COLOURS}
      against={against}
      icon={Baseline}
    />
  );
}

export function BackgroundSelector({ session }: SelectorProps) {
  return (
    <ColourSelector
      session={session}
      property="background-color"
      choices={BACKGROUNDS}
      icon={PaintBucket}
    />
  );
}

interface ColourSelectorProps extends SelectorProps {
  property: 'color' | 'background-color';
  choices: readonly StyleChoice[];
  /** What stands behind a text colour. */
  against?: string | undefined;
  icon: LucideIcon;
}

/** The swatch opens the page's own colours, ready ones and a picker; where there is room a list has these by name. */
function ColourSelector(props: ColourSelectorProps) {
  const { session, property, choices, against, icon: Icon } = props;
  const t = useTranslations('visualEditor');
  const picker = useTranslations('editorPanels.colour');
  const hasSelection = useEditing(session, ({ selection }) => selection.length > 0);
  const value = useEditing(session, ({ styles }) => styles[property]?.value ?? '');
  const resolve = useResolve(session);
  const colour = resolve(value);
  const shown = colour && writeColour(colour);
  const label = property === 'color' ? t('colour') : t('background');
  return (
    <div className="flex shrink-0 items-center gap-1.5" title={label}>
      <span className="text-xs text-soft @max-6xl/tools:sr-only">{label}</span>
      <Icon aria-hidden="true" className="hidden size-4 text-soft @max-6xl/tools:block" />
      <span className={BOX}>
        <ColorPopover
          session={session}
          label={label}
          value={value}
          presets={choices}
          against={against}
          onTry={(tried) => session.tryStyles(tried === null ? null : { [property]: tried })}
          onChange={(wanted) => void session.setStyle(property, wanted)}
          resolve={resolve}
          trigger={
            <button
              type="button"
              disabled={!hasSelection}
              aria-label={picker('button', { label, colour: shown ?? picker('none') })}
              className="grid h-full place-items-center rounded-control px-1.5 hover:bg-hover pointer-coarse:w-10"
            >
              <Swatch colour={hasSelection ? shown : 'transparent'} />
            </button>
          }
        />
        <span className="h-full @max-5xl/tools:hidden">
          <ChoiceSelect
            session={session}
            property={property}
            label={label}
            choices={choices}
            shown={hasSelection ? shownColour(choices, shown) : { id: OWN, own: '' }}
            className="w-21"
          />
        </span>
      </span>
    </div>
  );
}

interface ChoiceSelectProps extends SelectorProps {
  property: 'font-family' | 'font-size' | 'color' | 'background-color';
  /** Left out where a label is around it. */
  label?: string;
  choices: readonly StyleChoice[];
  shown: ShownChoice;
  /** Only the mark that there is a list: the value is shown beside it. */
  isMark?: boolean;
  className?: string;
}

/** The list of choices. A value of the page that is not in the list is shown first. */
function ChoiceSelect(props: ChoiceSelectProps) {
  const { session, property, label, choices, shown, isMark = false, className = '' } = props;
  const t = useTranslations('visualEditor.choices');
  const hasSelection = useEditing(session, ({ selection }) => selection.length > 0);
  const styles = useEditing(session, (state) => state.styles);
  const [id, setAwaited] = useAwaited(shown.id, styles);
  const isNamed = property === 'font-family' || property === 'font-size';
  function choose(chosen: string): void {
    const value = choices.find((choice) => choice.id === chosen)?.value ?? null;
    if (chosen !== OWN && session.setStyle(property, value)) setAwaited(chosen);
  }
  const option = (choice: StyleChoice): ReactNode => (
    <option key={choice.id} value={choice.id}>
      {isNamed && choice.id !== 'default' ? choice.id : t(choice.id as 'default')}
    </option>
  );
  const more = choices.filter(({ isMore }) => isMore === true);
  return (
    <span className="relative flex h-full items-center">
      <select
        aria-label={label}
        value={id}
        disabled={!hasSelection}
        onChange={(event) => choose(event.target.value)}
        className={`h-full cursor-pointer appearance-none rounded-control bg-transparent pr-6 text-ellipsis disabled:cursor-default [&>*]:bg-surface [&>*]:text-ink ${isMark ? 'w-7 text-transparent' : ''} ${className}`}
      >
        {id === OWN ? <option value={OWN}>{shown.own}</option> : null}
        {choices.filter(({ isMore }) => isMore !== true).map(option)}
        {more.length === 0 ? null : <optgroup label={t('moreFonts')}>{more.map(option)}</optgroup>}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute right-1.5 size-3.5 text-soft"
      />
    </span>
  );
}
