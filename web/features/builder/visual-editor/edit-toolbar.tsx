import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Copy as CopyIcon,
  FileCode2,
  MousePointer2,
  Pointer,
  Type,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { EditingMode } from '#contract/page-editing.ts';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { ChoiceSelect } from './choice-select.tsx';
import type { EditingSession } from './editing-types.ts';
import {
  ALIGNMENTS,
  BACKGROUNDS,
  FONTS,
  SIZES,
  TEXT_COLOURS,
  type StyleChoice,
} from './style-choices.ts';
import { copyElements, copyText } from './element-clipboard.ts';
import { useEditingKeys } from './use-editing-keys.ts';
import { useEditing } from './use-editing.ts';

interface EditToolbarProps {
  session: EditingSession;
}

/** How the page answers to clicks, and the looks that are changed most. */
export function EditToolbar({ session }: EditToolbarProps) {
  const t = useTranslations('visualEditor');
  useEditingKeys(session);
  const hasSelection = useEditing(session, ({ selection }) => selection.length > 0);
  return (
    <div
      role="toolbar"
      aria-label={t('toolbar')}
      className="flex h-11 shrink-0 items-center gap-2 overflow-x-auto border-b border-line bg-paper px-3 [scrollbar-width:none] pointer-coarse:h-13"
    >
      <ModeChoice session={session} />
      <ChoiceField
        session={session}
        property="font-family"
        label={t('font')}
        choices={FONTS}
        isNamed
      />
      <ChoiceField
        session={session}
        property="font-size"
        label={t('size')}
        choices={SIZES}
        isNamed
      />
      <AlignButtons session={session} isDisabled={!hasSelection} />
      <ChoiceField session={session} property="color" label={t('colour')} choices={TEXT_COLOURS} />
      <ChoiceField
        session={session}
        property="background-color"
        label={t('background')}
        choices={BACKGROUNDS}
      />
      {hasSelection ? null : (
        <p className="ml-2 truncate text-xs text-soft max-xl:hidden">{t('hint')}</p>
      )}
      <div className="ml-auto flex">
        <IconButton
          label={t('copyPage')}
          className="size-8!"
          onClick={() => void copyText(session, session.page().html)}
        >
          <FileCode2 aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('copyElement')}
          className="size-8!"
          disabled={!hasSelection}
          onClick={() => copyElements(session)}
        >
          <CopyIcon aria-hidden="true" />
        </IconButton>
      </div>
    </div>
  );
}

/** How the page answers to clicks. */
export function ModeChoice({ session }: EditToolbarProps) {
  const t = useTranslations('visualEditor');
  const mode = useEditing(session, (state) => state.mode);
  const modes: { value: EditingMode; label: string; icon: ReactNode }[] = [
    { value: 'select', label: t('modes.select'), icon: <MousePointer2 aria-hidden="true" /> },
    { value: 'text', label: t('modes.text'), icon: <Type aria-hidden="true" /> },
    { value: 'use', label: t('modes.use'), icon: <Pointer aria-hidden="true" /> },
  ];
  return <Segmented label={t('mode')} value={mode} onChange={session.setMode} options={modes} />;
}

interface ChoiceFieldProps {
  session: EditingSession;
  property: 'font-family' | 'font-size' | 'color' | 'background-color';
  label: string;
  choices: readonly StyleChoice[];
  /** The names of these choices are the same in every language. */
  isNamed?: boolean;
}

function ChoiceField({ session, property, label, choices, isNamed = false }: ChoiceFieldProps) {
  const t = useTranslations('visualEditor.choices');
  const hasSelection = useEditing(session, ({ selection }) => selection.length > 0);
  const known = useEditing(session, ({ styles }) => styles[property]);
  const written = known?.origin === 'inline' ? known.value : null;
  return (
    <ChoiceSelect
      label={label}
      isDisabled={!hasSelection}
      value={choiceFor(choices, written, property)}
      options={choices.map(({ id, isOnlyNamed }) => ({
        value: id,
        group: isOnlyNamed === true ? t('onlyNamed') : undefined,
        label: isNamed && id !== 'default' ? id : t(id as 'default'),
      }))}
      onChange={(id) =>
        void session.setStyle(property, choices.find((choice) => choice.id === id)?.value ?? null)
      }
    />
  );
}

/** The choice whose value computes to this one; the first (the page's own) when none does. */
function choiceFor(
  choices: readonly StyleChoice[],
  computed: string | null,
  property: string,
): string {
  const [first] = choices;
  if (computed === null || first === undefined) return first?.id ?? '';
  const probe = document.createElement('span').style;
  const normal = (value: string) => {
    probe.setProperty(property, value);
    return probe.getPropertyValue(property);
  };
  const wanted = normal(computed);
  const fits = ({ value }: StyleChoice) =>
    value !== null && (normal(value) === wanted || remToPx(value) === computed);
  return choices.find(fits)?.id ?? first.id;
}

/** The size in a page whose root has the browser's own size. */
function remToPx(value: string): string {
  return value.endsWith('rem') ? `${Number.parseFloat(value) * 16}px` : value;
}

const ALIGN_ICONS = { left: AlignLeft, center: AlignCenter, right: AlignRight };

function AlignButtons({ session, isDisabled }: { session: EditingSession; isDisabled: boolean }) {
  const t = useTranslations('visualEditor');
  const align = useEditing(session, ({ styles }) => styles['text-align']?.value ?? '');
  return (
    <fieldset aria-label={t('align')} className="flex shrink-0">
      {ALIGNMENTS.map((side) => {
        const Icon = ALIGN_ICONS[side];
        return (
          <button
            key={side}
            type="button"
            disabled={isDisabled}
            aria-label={t(`aligns.${side}`)}
            title={t(`aligns.${side}`)}
            aria-pressed={align === side || (side === 'left' && align === 'start')}
            onClick={() => void session.setStyle('text-align', side)}
            className="inline-grid size-8 place-items-center rounded-control hover:bg-hover disabled:opacity-40 aria-pressed:bg-marine-wash aria-pressed:text-marine-strong pointer-coarse:size-10 [&_svg]:size-4"
          >
            <Icon aria-hidden="true" />
          </button>
        );
      })}
    </fieldset>
  );
}
