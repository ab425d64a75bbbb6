import { ALargeSmall, CornerLeftUp, Image, Palette, Pencil, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#web/components/ui/button.tsx';
import { keyOf } from '#domain/live-page/live-page.ts';
import { doAction } from '../do-action.ts';
import { ModeChoice } from '../edit-toolbar.tsx';
import type { EditingSession } from '../editing-types.ts';
import { useNameOf } from '../element-names.ts';
import { useEditing, useSelected } from '../use-editing.ts';
import { useEditingKeys } from '../use-editing-keys.ts';
import { TextBar } from '../text-bar.tsx';
import { PhoneSheet, type SheetId } from './phone-sheet.tsx';

interface PhoneToolsProps {
  session: EditingSession;
  /** Largest width of the window that a narrow change holds for; null at full width. */
  narrowPx: number | null;
}

/** The tools where there is room for one row only: below the page, with a sheet for the rest. */
export function PhoneTools({ session, narrowPx }: PhoneToolsProps) {
  useEditingKeys(session);
  const t = useTranslations('visualEditor');
  const element = useSelected(session);
  const nameOf = useNameOf();
  const isTyping = useEditing(session, ({ typingIn }) => typingIn !== null);
  const [sheet, setSheet] = useState<SheetId | null>(null);
  const opener = useRef<Element | null>(null);
  const isOpen = sheet !== null && element !== undefined && !isTyping;
  const { place, roomPx } = useRoomForSheet(isOpen);
  // What is selected must not lie behind the sheet; the page has become smaller by now.
  useEffect(() => {
    if (roomPx > 0) session.select(session.store.getState().selection, { scrollTo: true });
  }, [session, roomPx]);

  function open(id: SheetId): void {
    opener.current = document.activeElement;
    setSheet(id);
  }
  function close(): void {
    setSheet(null);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  }
  return (
    <div ref={place} className="shrink-0" style={{ minHeight: isOpen ? roomPx : undefined }}>
      <div className="flex min-h-14 items-center border-t border-line bg-paper">
        {isTyping ? (
          <div className="flex grow items-end justify-between gap-2 py-1.5 pr-3 pl-2">
            <TextBar session={session} isDocked />
            <Button variant="primary" onClick={() => session.endText(true)}>
              {t('text.done')}
            </Button>
          </div>
        ) : element === undefined ? (
          <div className="flex grow items-center gap-3 px-3">
            <ModeChoice session={session} />
            <span className="min-w-0 text-sm leading-tight text-soft">{t('phone.hint')}</span>
          </div>
        ) : (
          <SelectionTools
            session={session}
            label={nameOf(element)}
            selectedKey={keyOf(session.page(), element)}
            isPicture={element.tag === 'img'}
            sheet={isOpen ? sheet : null}
            onOpen={open}
          />
        )}
      </div>
      {isOpen && element ? (
        <PhoneSheet
          key={sheet}
          id={sheet}
          session={session}
          narrowPx={narrowPx}
          label={nameOf(element)}
          onClose={close}
        />
      ) : null}
    </div>
  );
}

interface SelectionToolsProps {
  session: EditingSession;
  label: string;
  selectedKey: number;
  isPicture: boolean;
  sheet: SheetId | null;
  onOpen: (id: SheetId) => void;
}

function SelectionTools(props: SelectionToolsProps) {
  const { session, selectedKey, isPicture, sheet, onOpen } = props;
  const t = useTranslations('visualEditor');
  const opens = (id: SheetId) => ({ isOpen: sheet === id, onClick: () => onOpen(id) });
  return (
    <div role="toolbar" aria-label={t('bar.label')} className="grid h-14 grow grid-cols-5">
      <Tool
        icon={<CornerLeftUp aria-hidden="true" />}
        name={t('phone.around')}
        onClick={() => doAction(session, { kind: 'parent' })}
      />
      {isPicture ? (
        <Tool icon={<Image aria-hidden="true" />} name={t('phone.picture')} {...opens('content')} />
      ) : (
        <Tool
          icon={<Pencil aria-hidden="true" />}
          name={t('phone.text')}
          onClick={() => session.editText(selectedKey)}
        />
      )}
      <Tool icon={<Palette aria-hidden="true" />} name={t('colour')} {...opens('colour')} />
      <Tool icon={<ALargeSmall aria-hidden="true" />} name={t('phone.size')} {...opens('size')} />
      <Tool
        icon={<SlidersHorizontal aria-hidden="true" />}
        name={t('phone.style')}
        {...opens('style')}
      />
    </div>
  );
}

interface ToolProps {
  icon: ReactNode;
  name: string;
  onClick: () => void;
  /** Of a tool that opens a sheet. */
  isOpen?: boolean;
}

function Tool({ icon, name, onClick, isOpen }: ToolProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-expanded={isOpen}
      className="grid content-center justify-items-center gap-0.5 text-[0.6875rem] leading-4 text-ink hover:bg-hover aria-expanded:text-marine-strong [&_svg]:size-5"
    >
      {icon}
      <span className="max-w-full truncate px-0.5">{name}</span>
    </button>
  );
}

/** Share of the window that the sheet takes. */
const SHEET_SHARE = 0.45;

/** How high the row at the page's foot has to be so that the sheet, which lies at the window's, covers no page. */
function useRoomForSheet(isOpen: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const [roomPx, setRoomPx] = useState(0);
  useEffect(() => {
    const around = place.current?.parentElement;
    if (!isOpen || !around) return;
    const observer = new ResizeObserver(() => {
      const { bottom } = around.getBoundingClientRect();
      setRoomPx(Math.max(0, Math.round(bottom - window.innerHeight * (1 - SHEET_SHARE))));
    });
    observer.observe(around);
    return () => observer.disconnect();
  }, [isOpen]);
  return { place, roomPx: isOpen ? roomPx : 0 };
}
