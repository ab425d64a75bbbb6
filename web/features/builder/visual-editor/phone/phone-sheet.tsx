import { ArrowDown, ArrowUp, Copy, Trash2, Zap } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { controlsOf, pictureIn, type ElementControls } from '#domain/html/element-controls.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { PageSheet } from '#web/components/ui/page-sheet.tsx';
import { ElementAssistant } from '../assistant/element-assistant.tsx';
import { ColorChoices } from '../color-choices.tsx';
import { useResolve } from '../color-field.tsx';
import { doAction } from '../do-action.ts';
import type { EditingAction } from '../editing-keys.ts';
import type { EditingSession } from '../editing-types.ts';
import { useNameOf } from '../element-names.ts';
import { DrawingColours } from '../inspector/drawing-colours.tsx';
import { InspectorParts } from '../inspector/inspector.tsx';
import { StyleField } from '../inspector/style-field.tsx';
import { AlignSelector, FontSelector } from '../style-selectors.tsx';
import { BACKGROUNDS, SIZES, TEXT_COLOURS } from '../style-choices.ts';
import { useEditing } from '../use-editing.ts';

export type SheetId = 'colour' | 'size' | 'style' | 'content' | 'assistant';

interface PhoneSheetProps {
  id: SheetId;
  session: EditingSession;
  element: IndexedElement;
  narrowPx: number | null;
  /** Puts another sheet in the place of this one. */
  onOther: (id: SheetId) => void;
  onClose: () => void;
}

/** What a tool of the row offers. */
export function PhoneSheet(props: PhoneSheetProps) {
  const { id, session, element, narrowPx, onOther, onClose } = props;
  const nameOf = useNameOf();
  const controls = controlsOf(element);
  const t = useTranslations('visualEditor');
  const panel = useTranslations('builderTabs');
  const titles: Record<SheetId, string> = {
    colour: t('colour'),
    size: t('phone.size'),
    style: t('phone.style'),
    content: t('inspector.title'),
    assistant: t('bar.assistant'),
  };
  return (
    <PageSheet
      title={titles[id]}
      about={nameOf(element)}
      labels={{
        close: t('inspector.close'),
        taller: panel('tallerPanel'),
        shorter: panel('shorterPanel'),
      }}
      onClose={onClose}
    >
      {id === 'colour' ? <Colours session={session} element={element} /> : null}
      {id === 'size' ? <Sizes session={session} controls={controls} /> : null}
      {id === 'assistant' ? (
        <div className="p-4">
          <ElementAssistant session={session} onLeave={onClose} />
        </div>
      ) : null}
      {id === 'style' || id === 'content' ? (
        <>
          <Arrange session={session} onAssistant={() => onOther('assistant')} />
          <InspectorParts
            key={id}
            session={session}
            narrowPx={narrowPx}
            first={id}
            hasNoPath
            lead={controls.text ? <FontAndAlign session={session} /> : null}
          />
        </>
      ) : null}
    </PageSheet>
  );
}

const COLOUR_PROPERTIES = ['color', 'background-color'] as const;

interface ColoursProps {
  session: EditingSession;
  element: IndexedElement;
}

/** Of its text and what is behind it; of a drawing those that it is drawn with. */
function Colours({ session, element }: ColoursProps) {
  const picture = pictureIn(element);
  const { text } = controlsOf(element);
  if (picture?.tag !== 'svg') return <PlainColours session={session} hasText={text} />;
  return (
    <div className="p-4">
      <DrawingColours session={session} drawing={picture} />
    </div>
  );
}

function PlainColours({ session, hasText }: { session: EditingSession; hasText: boolean }) {
  const t = useTranslations('visualEditor');
  const [chosen, setProperty] = useState<(typeof COLOUR_PROPERTIES)[number]>('color');
  const property = hasText ? chosen : 'background-color';
  const value = useEditing(session, ({ styles }) => styles[property]?.value ?? '');
  const background = useEditing(session, ({ styles }) => styles['background-color']?.value);
  const label = property === 'color' ? t('phone.text') : t('background');
  return (
    <div className="grid gap-3 p-4">
      {hasText ? (
        <Segmented
          label={t('colour')}
          value={property}
          onChange={setProperty}
          options={COLOUR_PROPERTIES.map((name) => ({
            value: name,
            label: name === 'color' ? t('phone.text') : t('background'),
          }))}
          className="w-full"
        />
      ) : (
        <p className="text-sm font-medium">{label}</p>
      )}
      <ColorChoices
        key={property}
        session={session}
        label={label}
        value={value}
        presets={property === 'color' ? TEXT_COLOURS : BACKGROUNDS}
        {...(property === 'color' ? { against: background } : {})}
        resolve={useResolve(session)}
        onTry={(tried) => session.tryStyles(tried === null ? null : { [property]: tried })}
        onChange={(wanted) => void session.setStyle(property, wanted)}
      />
    </div>
  );
}

interface SizesProps {
  session: EditingSession;
  controls: ElementControls;
}

function Sizes({ session, controls }: SizesProps) {
  const t = useTranslations('visualEditor');
  const written = useEditing(session, ({ styles }) => styles['font-size']);
  const chosen = written?.origin === 'inline' ? written.written : null;
  return (
    <div className="grid gap-3 p-4">
      {controls.text ? (
        <fieldset aria-label={t('size')} className="flex flex-wrap gap-1.5">
          {SIZES.map(({ id, value }) => (
            <button
              key={id}
              type="button"
              aria-pressed={value === chosen}
              onClick={() => void session.setStyle('font-size', value)}
              className="h-10 min-w-12 rounded-control border border-line bg-surface px-3 text-sm hover:border-ink aria-pressed:border-marine aria-pressed:bg-marine-wash aria-pressed:text-marine-strong"
            >
              {value === null ? t('choices.default') : id}
            </button>
          ))}
        </fieldset>
      ) : null}
      <div className="grid grid-cols-2 gap-2">
        {controls.text ? (
          <>
            <StyleField session={session} property="font-size" />
            <StyleField session={session} property="line-height" />
          </>
        ) : null}
        <StyleField session={session} property="width" />
        <StyleField session={session} property="height" />
      </div>
    </div>
  );
}

/** What has no tool of its own on phones. */
function FontAndAlign({ session }: { session: EditingSession }) {
  return (
    <div className="@container/tools mb-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <FontSelector session={session} />
        <AlignSelector session={session} />
      </div>
    </div>
  );
}

/** What the bar beside the element has on larger screens, and the rail. */
interface ArrangeProps {
  session: EditingSession;
  onAssistant: () => void;
}

function Arrange({ session, onAssistant }: ArrangeProps) {
  const t = useTranslations('visualEditor');
  const act = (action: EditingAction) => () => doAction(session, action);
  const buttons: (readonly [label: string, icon: ReactNode, onClick: () => void])[] = [
    [t('bar.up'), <ArrowUp key="up" aria-hidden="true" />, act({ kind: 'move', step: 'up' })],
    [
      t('bar.down'),
      <ArrowDown key="down" aria-hidden="true" />,
      act({ kind: 'move', step: 'down' }),
    ],
    [t('bar.duplicate'), <Copy key="twice" aria-hidden="true" />, act({ kind: 'duplicate' })],
    [t('bar.delete'), <Trash2 key="delete" aria-hidden="true" />, act({ kind: 'delete' })],
    [t('bar.assistant'), <Zap key="assistant" aria-hidden="true" />, onAssistant],
  ];
  return (
    <div role="toolbar" aria-label={t('phone.arrange')} className="flex justify-between px-4 pt-2">
      {buttons.map(([label, icon, onClick]) => (
        <IconButton key={label} label={label} onClick={onClick} className="size-11!">
          {icon}
        </IconButton>
      ))}
    </div>
  );
}
