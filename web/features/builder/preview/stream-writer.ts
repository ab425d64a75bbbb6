import type { PreviewCommand } from '#contract/preview.ts';
import { visiblePage } from './page-stream.ts';

/**
 * At first a streamed page is mostly empty, so it is shown from its first heading on, or when there is much of
 * it.
 */
const HEADING_ENDS = /<\/h[1-6]>/i;
const MUCH = 4_000;

/** Draws a page as it arrives, adding only what is new. `received` and `page` are whole texts. */
export interface StreamWriter {
  /** False when the text does not continue what was drawn. */
  push: (received: string) => boolean;
  /** Completes the drawn page; false when `page` does not continue what was drawn. */
  end: (page: string) => boolean;
  /** True once there is enough of the page to replace the previous one. */
  canBeSeen: () => boolean;
}

/** Creates a writer that uses the `send` function of a preview channel. */
export function createStreamWriter(send: (command: PreviewCommand) => void): StreamWriter {
  let isOpen = false;
  let written = '';
  function continueTo(text: string): boolean {
    if (!text.startsWith(written)) return false;
    const chunk = text.slice(written.length);
    if (chunk === '') return true;
    if (!isOpen) send({ t: 'open' });
    isOpen = true;
    send({ t: 'write', chunk });
    written = text;
    return true;
  }
  return {
    push: (received) => continueTo(visiblePage(received)),
    end(page) {
      if (!continueTo(page)) return false;
      send({ t: 'close' });
      return true;
    },
    canBeSeen: () => hasContent(written),
  };
}

function hasContent(page: string): boolean {
  const start = page.search(/<body[\s>]/i);
  if (start < 0) return false;
  const body = page.slice(start);
  return body.length > MUCH || HEADING_ENDS.test(body);
}
