import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface SheetFocus {
  ref: RefObject<HTMLDialogElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * For a sheet beside what stays in use: it takes the focus, gives it back to its opener when it closes with it (or to
 * `home` when that is gone), and closes on Escape.
 */
export function useSheetFocus(onClose: () => void, home = 'main'): SheetFocus {
  const ref = useRef<HTMLDialogElement>(null);
  // The focus is outside of React; a closing sheet still has it before the layout changes.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const sheet = ref.current;
    sheet?.focus();
    return () => {
      if (!sheet?.contains(document.activeElement)) return;
      const isThere = opener instanceof HTMLElement && opener.isConnected;
      const back = isThere ? opener : document.querySelector<HTMLElement>(home);
      back?.focus();
    };
  }, [home]);
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    onClose();
  }
  return { ref, onKeyDown };
}
