import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** After a navigation: the new screen from its top, and the focus on its content for screen readers. */
export function useScreenChange(): void {
  const [location] = useLocation();
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  }, [location]);
}
