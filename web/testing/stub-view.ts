import { vi } from 'vitest';

interface View {
  /** Whether everything that is observed is in view. */
  isSeen?: boolean;
  prefersStill?: boolean;
}

/** What jsdom has not: a layout to be seen in, and the visitor's wish for reduced motion. Undone by `vi.unstubAllGlobals`. */
export function stubView({ isSeen = true, prefersStill = false }: View = {}): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: prefersStill && media.includes('prefers-reduced-motion'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #notify: (entries: readonly unknown[]) => void;
      constructor(notify: (entries: readonly unknown[]) => void) {
        this.#notify = notify;
      }
      observe(): void {
        const height = 100;
        const seenPx = isSeen ? height : 0;
        this.#notify([
          {
            isIntersecting: isSeen,
            intersectionRect: { height: seenPx },
            boundingClientRect: { height },
            rootBounds: { height },
          },
        ]);
      }
      disconnect(): void {}
    },
  );
}
