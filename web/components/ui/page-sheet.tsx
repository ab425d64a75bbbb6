import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { SheetGrip } from './sheet-grip.tsx';
import { useSheetFocus } from './use-sheet-focus.ts';

interface PageSheetProps {
  title: string;
  /** Said quietly beside the title. */
  about?: string;
  labels: { close: string; taller: string; shorter: string };
  onClose: () => void;
  /** Gets the focus back when the button that opened the sheet is gone by then. */
  home?: string;
  children: ReactNode;
}

/** Share of the window's height that a sheet takes on phones unless somebody makes it taller. */
export const SHEET_SHARE = 0.45;

/**
 * A sheet whose changes are watched on the page: nothing is dimmed, and on phones the page above it stays in use.
 * On tablets it stands at the left of the part of the screen that it is in.
 */
export function PageSheet({ title, about, labels, onClose, home, children }: PageSheetProps) {
  const focus = useSheetFocus(onClose, home);
  const [isTall, setIsTall] = useState(false);
  const Chevron = isTall ? ChevronDown : ChevronUp;
  return (
    <dialog
      {...focus}
      open
      aria-label={title}
      tabIndex={-1}
      data-tall={isTall || undefined}
      className="fixed inset-x-0 top-auto bottom-0 z-30 m-0 flex h-[45dvh] w-full max-w-none flex-col rounded-t-card border-t border-line bg-surface text-ink shadow-float transition-[height] duration-250 ease-out outline-none data-tall:h-[85dvh] motion-reduce:transition-none sm:absolute sm:inset-y-0 sm:right-auto sm:h-auto! sm:w-88 sm:rounded-none sm:border-t-0 sm:border-r"
    >
      <div className="relative flex h-12 shrink-0 items-center gap-1 border-b border-line pr-1 pl-4">
        <SheetGrip
          onClose={isTall ? () => setIsTall(false) : onClose}
          onPullUp={() => setIsTall(true)}
          className="inset-x-24"
        />
        <h2 className="mr-auto min-w-0 truncate text-sm font-medium">
          {title}
          {about === undefined ? null : (
            <span className="ml-1.5 text-xs font-normal text-soft">{about}</span>
          )}
        </h2>
        <IconButton
          label={isTall ? labels.shorter : labels.taller}
          aria-expanded={isTall}
          className="sm:hidden"
          onClick={() => setIsTall(!isTall)}
        >
          <Chevron aria-hidden="true" />
        </IconButton>
        <IconButton label={labels.close} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain pb-[env(safe-area-inset-bottom)]">
        {children}
      </div>
    </dialog>
  );
}
