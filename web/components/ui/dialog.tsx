import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { SheetGrip } from './sheet-grip.tsx';

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Absent when the content has its own `Dialog.Title`. */
  title?: string;
  description?: string | undefined;
  closeLabel: string;
  className?: string;
  /** The element that gets the focus first, if not the first control. */
  initialFocus?: ComponentProps<typeof Base.Popup>['initialFocus'];
  children?: ReactNode;
}

/** A modal dialog, on phones a sheet at the bottom. The focus stays inside and returns to where it was. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  closeLabel,
  className,
  initialFocus,
  children,
}: DialogProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Base.Portal>
        <Base.Backdrop
          // Needed over another dialog; without it the two would run together.
          forceRender
          className="fixed inset-0 z-40 bg-scrim transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Base.Viewport className="fixed inset-0 z-40 grid place-items-center overflow-y-auto p-4 max-sm:items-end max-sm:p-0">
          <Base.Popup
            initialFocus={initialFocus}
            className={joinClasses(
              'relative w-full max-w-md rounded-card bg-surface p-6 text-ink shadow-float outline-none sm:p-8',
              'transition-[opacity,transform] duration-200 ease-out data-ending-style:opacity-0',
              'data-starting-style:translate-y-2 data-starting-style:opacity-0',
              'max-sm:max-h-[92dvh] max-sm:max-w-none! max-sm:overflow-y-auto max-sm:rounded-b-none',
              'max-sm:duration-250 max-sm:data-ending-style:translate-y-full max-sm:data-starting-style:translate-y-full',
              'max-sm:pb-[max(1.5rem,env(safe-area-inset-bottom))]',
              className,
            )}
          >
            <SheetGrip onClose={onClose} />
            {title === undefined ? null : <Base.Title className="pr-8 text-xl">{title}</Base.Title>}
            {description === undefined ? null : (
              <Base.Description className="mt-2 text-base text-soft">
                {description}
              </Base.Description>
            )}
            {children}
            <Base.Close
              aria-label={closeLabel}
              className="absolute top-4 right-4 grid size-10 place-items-center rounded-control text-soft hover:bg-hover hover:text-ink"
            >
              <X className="size-5" aria-hidden="true" />
            </Base.Close>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

/** The buttons of a dialog: the action first, then the way out. On phones each takes the full width. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className="mt-6 flex flex-wrap gap-3 max-sm:grid">{children}</div>;
}
