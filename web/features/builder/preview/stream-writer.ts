import type { PreviewCommand } from '#contract/preview.ts';
import { visiblePage } from './page-stream.ts';

/** Before its end a page is mostly an empty sheet; one without a heading is shown once there is much of it. */
const HEADING_ENDS = /<\/h[1-6]>/i;
const MUCH = 4_000;

/** Draws a page as it arrives, each time only what is new. `received` and `page` are whole texts. */
export interface StreamWriter {
  /** False when the text does not continue what was drawn. */
  push: (received: string) => boolean;
  /** Completes the drawn page; false when `page` does not continue what was drawn. */
  end: (page: string) => boolean;
  /** True once there is enough of the page to take the place of the one before. */
  canBeSeen: () => boolean;
}

/** A writer over a preview channel's `send`. */
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
