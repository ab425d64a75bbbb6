import { Drawer } from '@base-ui/react/drawer';
import type { ReactNode } from 'react';

interface BottomSheetProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
}

/** A panel from the lower edge for phones; a downward swipe, Escape or the backdrop closes it. */
export function BottomSheet({ isOpen, onClose, title, children }: BottomSheetProps) {
  return (
    <Drawer.Root
      open={isOpen}
      onOpenChange={(open) => (open ? undefined : onClose())}
      swipeDirection="down"
    >
      <Drawer.Portal>
        <Drawer.Backdrop className="fixed inset-0 z-40 bg-scrim transition-opacity duration-250 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Drawer.Viewport className="fixed inset-0 z-40 flex items-end justify-center">
          <Drawer.Popup className="max-h-[85dvh] w-full max-w-xl translate-y-(--drawer-swipe-movement-y) overflow-y-auto overscroll-contain rounded-t-[1rem] bg-surface pb-[env(safe-area-inset-bottom)] text-ink shadow-float outline-none transition-transform duration-250 ease-out data-ending-style:translate-y-full data-starting-style:translate-y-full data-swiping:select-none">
            <div className="sticky top-0 bg-surface px-5 pt-3 pb-2">
              <div aria-hidden="true" className="mx-auto mb-3 h-1 w-9 rounded-full bg-line" />
              <Drawer.Title className="text-lg">{title}</Drawer.Title>
            </div>
            <Drawer.Content className="px-5 pb-6">{children}</Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
