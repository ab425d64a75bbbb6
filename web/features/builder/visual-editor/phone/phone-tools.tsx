import { ALargeSmall, CornerLeftUp, Image, Palette, Pencil, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { controlsOf, pictureIn } from '#domain/html/element-controls.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { SHEET_SHARE } from '#web/components/ui/page-sheet.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { keyOf } from '#domain/live-page/live-page.ts';
import { doAction } from '../do-action.ts';
import { ModeChoice } from '../edit-toolbar.tsx';
import type { EditingSession } from '../editing-types.ts';
import { useEditing, useSelected } from '../use-editing.ts';
import { useEditingKeys } from '../use-editing-keys.ts';
import { TextBar } from '../text-bar.tsx';
import { PhoneSheet, type SheetId } from './phone-sheet.tsx';

/** After that a frame has its new height. */
const FRAME_RESIZES_MS = 100;

interface PhoneToolsProps {
  session: EditingSession;
  /** Largest width of the window that a narrow change holds for; null at full width. */
  narrowPx: number | null;
  /** A panel of the builder lies over the window's lower part. */
  isCovered: boolean;
  /** A sheet of the element takes the place of that panel. */
  onUncover: () => void;
}

/** The tools where there is room for one row only: below the page, with a sheet for the rest. */
export function PhoneTools({ session, narrowPx, isCovered, onUncover }: PhoneToolsProps) {
  useEditingKeys(session);
  const t = useTranslations('visualEditor');
  const element = useSelected(session);
  const isTyping = useEditing(session, ({ typingIn }) => typingIn !== null);
  const [sheet, setSheet] = useState<SheetId | null>(null);
  const isOpen = sheet !== null && element !== undefined && !isTyping;
  // One sheet at a time.
  if (isCovered && sheet !== null) setSheet(null);
  const { place, roomPx } = useRoomForSheet(isOpen || isCovered);
  // What is selected must not lie behind the sheet; the frame, a document of its own, learns of its new height late.
  useEffect(() => {
    if (roomPx === 0) return;
    const timer = setTimeout(
      () => session.select(session.store.getState().selection, { scrollTo: true }),
      FRAME_RESIZES_MS,
    );
    return () => clearTimeout(timer);
  }, [session, roomPx]);

  function open(id: SheetId): void {
    onUncover();
    setSheet(id);
  }
  return (
    <div ref={place} className="shrink-0" style={{ minHeight: roomPx || undefined }}>
      <div className="flex min-h-12 items-center border-t border-line bg-paper">
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
            element={element}
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
          element={element}
          narrowPx={narrowPx}
          onOther={setSheet}
          onClose={() => setSheet(null)}
        />
      ) : null}
    </div>
  );
}

interface SelectionToolsProps {
  session: EditingSession;
  element: IndexedElement;
  sheet: SheetId | null;
  onOpen: (id: SheetId) => void;
}

function SelectionTools(props: SelectionToolsProps) {
  const { session, element, sheet, onOpen } = props;
  const controls = controlsOf(element);
  const isPicture = pictureIn(element) !== undefined;
  const t = useTranslations('visualEditor');
  const opens = (id: SheetId) => ({ isOpen: sheet === id, onClick: () => onOpen(id) });
  return (
    <div role="toolbar" aria-label={t('bar.label')} className="flex h-14 grow *:flex-1">
      <Tool
        icon={<CornerLeftUp aria-hidden="true" />}
        name={t('phone.around')}
        onClick={() => doAction(session, { kind: 'parent' })}
      />
      {isPicture ? (
        <Tool icon={<Image aria-hidden="true" />} name={t('phone.picture')} {...opens('content')} />
      ) : null}
      {controls.typing ? (
        <Tool
          icon={<Pencil aria-hidden="true" />}
          name={t('phone.text')}
          onClick={() => session.editText(keyOf(session.page(), element))}
        />
      ) : null}
      {controls.box ? (
        <Tool icon={<Palette aria-hidden="true" />} name={t('colour')} {...opens('colour')} />
      ) : null}
      {controls.box ? (
        <Tool icon={<ALargeSmall aria-hidden="true" />} name={t('phone.size')} {...opens('size')} />
      ) : null}
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
