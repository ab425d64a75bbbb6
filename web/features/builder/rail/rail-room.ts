import { useCallback, useState } from 'react';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { useMediaQuery } from '#web/lib/use-media-query.ts';

const NAMES_KEY = 'bluewave_rail_names';
/** Wide enough for names beside the icons, with the inspector open. */
const WIDE = '(min-width: 80rem)';
/** The same with a panel beside them. */
const WIDE_WITH_PANEL = '(min-width: 97rem)';

/** A finger neither hovers nor focuses, so that no tooltip tells it a name. */
const BY_TOUCH = '(pointer: coarse)';

/** Whether names stand beside the icons: where there is room, unless the person chose otherwise. */
export function useRailNames(hasPanel: boolean) {
  const isWide = useMediaQuery(hasPanel ? WIDE_WITH_PANEL : `${WIDE}, ${BY_TOUCH}`);
  const [choice, setChoice] = useState(() => readStored(NAMES_KEY));
  const isNamed = choice === null ? isWide : choice === 'on';
  function toggle(): void {
    const next = isNamed ? 'off' : 'on';
    writeStored(NAMES_KEY, next);
    setChoice(next);
  }
  return { isNamed, toggle };
}

/** The height of an element, CSS pixels, and what measures it. */
export function useHeight() {
  const [heightPx, setHeightPx] = useState(0);
  const measure = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const observer = new ResizeObserver(() => setHeightPx(element.clientHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { heightPx, measure };
}
