import {
  ArrowDown,
  ArrowUp,
  Copy,
  CornerLeftUp,
  Pencil,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import { controlsOf, pictureIn } from '#domain/html/element-controls.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { elementOfKey, keyOf } from '#domain/live-page/live-page.ts';
import { takesPhoto } from '#domain/pictures/picture-slots.ts';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import { Tooltip } from '#web/components/ui/tooltip.tsx';
import { useMediaQuery } from '#web/lib/use-media-query.ts';
import { useShortcutLabel } from '../palette/use-shortcut-label.ts';
import { genderOf } from '#messages/element-words.ts';
import { AssistantPopover } from './assistant/assistant-popover.tsx';
import { doAction } from './do-action.ts';
import type { EditingAction } from './editing-keys.ts';
import type { EditingSession, ElementBox } from './editing-types.ts';
import { useNameOf } from './element-names.ts';
import { HAS_RAIL, PHONE } from './inspected.ts';
import { PhotoTools } from './photo-tools.tsx';
import { TextBar } from './text-bar.tsx';
import { useEditing, useLivePage, useSelected } from './use-editing.ts';
import { WORD_TOOL } from './word-tool.ts';

interface SelectionBarProps {
  session: EditingSession;
}

/** How high the bar is on the screen. */
const BAR_PX = 72;

/** CSS pixels of the page, which can be scaled down: then the bar needs more of them. */
interface Room {
  heightPx: number;
  barPx: number;
}

/**
 * What can be done with the selected element, beside it. It lies over the frame in the frame's own coordinates;
 * `--frame-scale` is how far the frame is scaled down.
 */
export function SelectionBar({ session }: SelectionBarProps) {
  const box = useEditing(session, ({ boxes }) => boxes[0]);
  const isMoving = useEditing(session, (state) => state.isMoving);
  const typingIn = useEditing(session, (state) => state.typingIn);
  const element = useSelected(session);
  const isPhone = useMediaQuery(PHONE);
  const outline = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>({ heightPx: 0, barPx: BAR_PX });
  const measure = useCallback((overlay: HTMLDivElement | null) => {
    if (overlay === null) return;
    const observer = new ResizeObserver(() => setRoom(readRoom(overlay)));
    observer.observe(overlay);
    return () => observer.disconnect();
  }, []);
  const isShown = box !== undefined && element !== undefined;
  const { heightPx } = room;
  const isOffScreen = isShown && heightPx > 0 && (box.y + box.height < 0 || box.y > heightPx);
  return (
    <div
      ref={measure}
      data-selection-bar
      className={`pointer-events-none absolute inset-x-0 top-0 h-full overflow-hidden transition-opacity duration-100 ${isMoving ? 'opacity-0' : ''}`}
    >
      <IsolationNote session={session} />
      {isShown && isOffScreen ? (
        <OffScreenNote session={session} element={element} isAbove={box.y < 0} />
      ) : null}
      {isShown ? (
        <div
          ref={outline}
          className="absolute"
          style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
        />
      ) : null}
      {isShown && !isOffScreen ? (
        <BesideBox box={box} room={room}>
          {isPhone ? (
            <PhonePhoto session={session} element={element} />
          ) : typingIn === null ? (
            <BarButtons session={session} element={element} outline={outline} />
          ) : (
            <TextBar session={session} />
          )}
        </BesideBox>
      ) : null}
    </div>
  );
}

function readRoom(overlay: HTMLElement): Room {
  const heightPx = overlay.clientHeight;
  const onScreenPx = overlay.getBoundingClientRect().height;
  return { heightPx, barPx: onScreenPx === 0 ? BAR_PX : (BAR_PX * heightPx) / onScreenPx };
}

interface BesideBoxProps {
  box: ElementBox;
  room: Room;
  children: ReactNode;
}

/** Never wider than the page. */
function BesideBox({ box, room, children }: BesideBoxProps) {
  return (
    <div
      className="absolute w-max max-w-full"
      style={{
        left: `clamp(4px, ${box.x}px, max(4px, 100% - 26rem / var(--frame-scale, 1)))`,
        ...placeBeside(box, room),
      }}
    >
      {children}
    </div>
  );
}

const UNSCALED = 'scale(calc(1 / var(--frame-scale, 1)))';

/** Above the element where there is room, else below it; at the page's lower edge if the element reaches that far. */
function placeBeside({ y, height }: ElementBox, { heightPx, barPx }: Room): CSSProperties {
  if (y > barPx)
    return { top: y, transform: `${UNSCALED} translateY(-100%)`, transformOrigin: 'left top' };
  const end = Math.max(0, y + height);
  return end + barPx <= heightPx
    ? { top: end, transform: UNSCALED, transformOrigin: 'left top' }
    : { bottom: 0, transform: UNSCALED, transformOrigin: 'left bottom' };
}

interface OffScreenNoteProps extends SelectionBarProps {
  element: IndexedElement;
  isAbove: boolean;
}

/** What is selected is out of sight: says so and leads there. */
function OffScreenNote({ session, element, isAbove }: OffScreenNoteProps) {
  const t = useTranslations('visualEditor.bar');
  const nameOf = useNameOf();
  const Icon = isAbove ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      onClick={() => session.select(session.store.getState().selection, { scrollTo: true })}
      className={`pointer-events-auto absolute inset-x-2 mx-auto flex w-fit items-center gap-1.5 rounded-full border border-line bg-surface px-3 py-1.5 text-sm text-ink shadow-float hover:bg-hover [&_svg]:size-4 [&_svg]:shrink-0 ${isAbove ? 'top-2' : 'bottom-2'}`}
    >
      <Icon aria-hidden="true" />
      {t('show', { label: nameOf(element), gender: genderOf(element) })}
    </button>
  );
}

/** Says that one element is shown alone, and shows everything again. */
function IsolationNote({ session }: SelectionBarProps) {
  const t = useTranslations('visualEditor.isolation');
  const page = useLivePage(session);
  const nameOf = useNameOf();
  const isolated = useEditing(session, (state) => state.isolated);
  const element = isolated === null ? undefined : elementOfKey(page, isolated);
  if (element === undefined) return null;
  return (
    <div className="pointer-events-auto absolute inset-x-2 top-2 mx-auto flex w-fit items-center gap-2 rounded-full border border-line bg-surface py-1 pr-1 pl-3 text-sm text-ink shadow-float">
      <span className="truncate">{t('shown', { name: nameOf(element) })}</span>
      <button
        type="button"
        onClick={() => session.isolate(null)}
        className="h-7 shrink-0 rounded-full bg-marine px-3 text-on-marine hover:bg-marine-strong pointer-coarse:h-10"
      >
        {t('end')}
      </button>
    </div>
  );
}

interface BarTool {
  id: 'parent' | 'up' | 'down' | 'duplicate' | 'delete';
  Icon: LucideIcon;
  /** As the command palette writes shortcuts. */
  shortcut: string;
  action: EditingAction;
}

/** Those of the element as a whole are in the rail where there is one. */
const TOOLS: readonly BarTool[] = [
  { id: 'parent', Icon: CornerLeftUp, shortcut: 'Escape', action: { kind: 'parent' } },
  { id: 'up', Icon: ArrowUp, shortcut: 'alt+ArrowUp', action: { kind: 'move', step: 'up' } },
  {
    id: 'down',
    Icon: ArrowDown,
    shortcut: 'alt+ArrowDown',
    action: { kind: 'move', step: 'down' },
  },
  { id: 'duplicate', Icon: Copy, shortcut: 'mod+d', action: { kind: 'duplicate' } },
  { id: 'delete', Icon: Trash2, shortcut: 'del', action: { kind: 'delete' } },
];

const BAR =
  'pointer-events-auto mt-1.5 mb-6 flex rounded-card border border-line bg-surface p-0.5 shadow-float';

/** All that stands beside an element on phones, whose other tools lie below the page: the camera and the library. */
function PhonePhoto({ session, element }: SelectionBarProps & { element: IndexedElement }) {
  const t = useTranslations('visualEditor.bar');
  const picture = pictureIn(element);
  if (picture === undefined || !takesPhoto(picture)) return null;
  return (
    <fieldset aria-label={t('photo')} className={BAR}>
      <PhotoTools session={session} picture={picture} />
    </fieldset>
  );
}

interface BarButtonsProps extends SelectionBarProps {
  element: IndexedElement;
  /** Stands over the element on the page. */
  outline: RefObject<HTMLDivElement | null>;
}

function BarButtons({ session, element, outline }: BarButtonsProps) {
  const t = useTranslations('visualEditor.bar');
  const keys = useShortcutLabel();
  const bar = useRef<HTMLDivElement>(null);
  const hasRail = useMediaQuery(HAS_RAIL);
  const tools = hasRail ? TOOLS.filter(({ id }) => id === 'parent') : TOOLS;
  return (
    <div ref={bar} role="toolbar" aria-label={t('label')} className={BAR}>
      <MainTool session={session} element={element} />
      {tools.map(({ id, Icon, shortcut, action }) => (
        <IconButton
          key={id}
          label={t(id)}
          shortcut={keys(shortcut)}
          onClick={() => doAction(session, action)}
          className="size-8! pointer-coarse:size-10!"
        >
          <Icon aria-hidden="true" />
        </IconButton>
      ))}
      <AssistantPopover session={session} beside={[bar, outline]} hasButton={!hasRail} />
    </div>
  );
}

/** What is done most with an element of this kind, in words: its text is written, its picture replaced. */
function MainTool({ session, element }: SelectionBarProps & { element: IndexedElement }) {
  const t = useTranslations('visualEditor.bar');
  const keys = useShortcutLabel();
  const picture = pictureIn(element);
  if (picture) return <PhotoTools session={session} picture={picture} />;
  if (!controlsOf(element).typing) return null;
  return (
    <Tooltip text={t('edit')} shortcut={keys('Enter')}>
      <button
        type="button"
        onClick={() => session.editText(keyOf(session.page(), element))}
        className={WORD_TOOL}
      >
        <Pencil aria-hidden="true" />
        {t('edit')}
      </button>
    </Tooltip>
  );
}
