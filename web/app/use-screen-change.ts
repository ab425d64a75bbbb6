import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { splitPath } from '#web/i18n/localized-path.ts';

/** After a navigation: scrolls to the top and moves the focus to the content, for screen readers. */
export function useScreenChange(): void {
  const [address] = useLocation();
  const location = splitPath(address).path;
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    const { hash } = window.location;
    const target = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
    if (target === null) window.scrollTo(0, 0);
    else target.scrollIntoView();
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  }, [location]);
}
