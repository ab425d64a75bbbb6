import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { preparePage } from '#web/lib/prepare-page.ts';

/** Makes links to our own pages navigate inside the app instead of loading it again. */
export function useOwnLinks(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  const [, navigate] = useLocation();
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const follow = (event: MouseEvent): void => {
      const address = ownAddress(event);
      if (address === null || event.defaultPrevented || isForNewTab(event)) return;
      event.preventDefault();
      navigate(address);
    };
    const prepare = (event: Event): void => {
      const address = ownAddress(event);
      if (address !== null) preparePage(address);
    };
    element.addEventListener('click', follow);
    element.addEventListener('pointerover', prepare);
    element.addEventListener('focusin', prepare);
    return () => {
      element.removeEventListener('click', follow);
      element.removeEventListener('pointerover', prepare);
      element.removeEventListener('focusin', prepare);
    };
  }, [navigate]);
  return ref;
}

function ownAddress({ target }: Event): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest('a[href^="/"]:not([rel="external"])')?.getAttribute('href') ?? null;
}

function isForNewTab(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
