import { ArrowDown, ArrowUp, ClipboardCopy, Copy, Trash2, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { SheetGrip } from '#web/components/ui/sheet-grip.tsx';
import { AssistantButton } from '../assistant/assistant-button.tsx';
import { ColorChoices } from '../color-choices.tsx';
import { useResolve } from '../color-field.tsx';
import { doAction } from '../do-action.ts';
import { copyElements } from '../element-clipboard.ts';
import type { EditingAction } from '../editing-keys.ts';
import type { EditingSession } from '../editing-types.ts';
import { InspectorParts } from '../inspector/inspector.tsx';
import { StyleField } from '../inspector/style-field.tsx';
import { AlignSelector, FontSelector } from '../style-selectors.tsx';
import { BACKGROUNDS, SIZES, TEXT_COLOURS } from '../style-choices.ts';
import { useEditing } from '../use-editing.ts';

export type SheetId = 'colour' | 'size' | 'style' | 'content';

interface PhoneSheetProps {
  id: SheetId;
  session: EditingSession;
  narrowPx: number | null;
  /** Of the selected element. */
  label: string;
  onClose: () => void;
}

/** A sheet over the prompt, never over the page: what is changed stays in sight. */
export function PhoneSheet({ id, session, narrowPx, label, onClose }: PhoneSheetProps) {
  const t = useTranslations('visualEditor');
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => sheet.current?.focus(), []);
  const titles: Record<SheetId, string> = {
    colour: t('colour'),
    size: t('phone.size'),
    style: t('phone.style'),
    content: t('inspector.title'),
  };
  return (
    <dialog
      ref={sheet}
      open
      aria-label={titles[id]}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.stopPropagation();
        onClose();
      }}
      className="fixed inset-x-0 top-auto bottom-0 z-30 m-0 flex h-[45dvh] w-full max-w-none flex-col rounded-t-card border-t border-line bg-surface text-ink shadow-float outline-none"
    >
      <div className="relative flex h-12 shrink-0 items-center justify-between gap-2 border-b border-line pr-1 pl-4">
        <SheetGrip onClose={onClose} />
        <h2 className="min-w-0 truncate text-sm font-medium">
          {titles[id]} <span className="text-xs font-normal text-soft">{label}</span>
        </h2>
        <IconButton label={t('inspector.close')} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain pb-[env(safe-area-inset-bottom)]">
        {id === 'colour' ? <Colours session={session} /> : null}
        {id === 'size' ? <Sizes session={session} /> : null}
        {id === 'style' || id === 'content' ? (
          <>
            <Arrange session={session} />
            <InspectorParts
              key={id}
              session={session}
              narrowPx={narrowPx}
              first={id}
              lead={<FontAndAlign session={session} />}
            />
          </>
        ) : null}
      </div>
    </dialog>
  );
}

const COLOUR_PROPERTIES = ['color', 'background-color'] as const;

function Colours({ session }: { session: EditingSession }) {
  const t = useTranslations('visualEditor');
  const [property, setProperty] = useState<(typeof COLOUR_PROPERTIES)[number]>('color');
  const value = useEditing(session, ({ styles }) => styles[property]?.value ?? '');
  const background = useEditing(session, ({ styles }) => styles['background-color']?.value);
  const label = property === 'color' ? t('phone.text') : t('background');
  return (
    <div className="grid gap-3 p-4">
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

function Sizes({ session }: { session: EditingSession }) {
  const t = useTranslations('visualEditor');
  const written = useEditing(session, ({ styles }) => styles['font-size']);
  const chosen = written?.origin === 'inline' ? written.written : null;
  return (
    <div className="grid gap-3 p-4">
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
      <div className="grid grid-cols-2 gap-2">
        <StyleField session={session} property="font-size" />
        <StyleField session={session} property="line-height" />
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

/** What the bar beside the element has on larger screens. */
function Arrange({ session }: { session: EditingSession }) {
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
    [
      t('copyElement'),
      <ClipboardCopy key="copy" aria-hidden="true" />,
      () => copyElements(session),
    ],
  ];
  return (
    <div role="toolbar" aria-label={t('phone.arrange')} className="flex justify-between px-4 pt-2">
      {buttons.map(([label, icon, onClick]) => (
        <IconButton key={label} label={label} onClick={onClick} className="size-11!">
          {icon}
        </IconButton>
      ))}
      <AssistantButton session={session} />
    </div>
  );
}
