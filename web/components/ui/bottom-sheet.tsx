import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { SheetGrip } from './sheet-grip.tsx';

interface BottomSheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/**
 * A panel that slides in from the bottom on phones and from the left on tablets. It takes the focus and gives
 * it back.
 */
export function BottomSheet({ isOpen, onClose, title, closeLabel, children }: BottomSheetProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          className={joinClasses(
            'fixed inset-x-0 bottom-0 z-40 flex max-h-[85dvh] min-h-[55dvh] flex-col rounded-t-card bg-surface text-ink shadow-float outline-none',
            'transition-transform duration-250 ease-out sm:right-auto sm:h-dvh sm:max-h-none sm:w-88 sm:rounded-none',
            'max-sm:data-ending-style:translate-y-full max-sm:data-starting-style:translate-y-full',
            'sm:data-ending-style:-translate-x-full sm:data-starting-style:-translate-x-full',
          )}
        >
          <div className="flex h-14 shrink-0 items-center justify-between border-b border-line pr-2 pl-4 max-sm:h-16 max-sm:pt-2">
            <SheetGrip onClose={onClose} />
            <Base.Title className="text-base font-medium">{title}</Base.Title>
            <Base.Close
              aria-label={closeLabel}
              className="grid size-11 place-items-center rounded-control text-soft hover:bg-hover hover:text-ink"
            >
              <X className="size-5" aria-hidden="true" />
            </Base.Close>
          </div>
          <div className="grid min-h-0 grow grid-rows-[minmax(0,1fr)] overflow-hidden pb-[env(safe-area-inset-bottom)]">
            {children}
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
