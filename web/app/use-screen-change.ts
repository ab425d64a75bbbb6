import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { splitPath } from '#web/i18n/localized-path.ts';

/** After a navigation: the new screen from its top, and the focus on its content for screen readers. */
export function useScreenChange(): void {
  const [address] = useLocation();
  const location = splitPath(address).path;
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  }, [location]);
}
