import type { PreviewCommand } from '#contract/preview.ts';
import { visiblePage } from './page-stream.ts';

/** Before it there is nothing to see. */
const BODY_BEGINS = /<body[\s>]/i;

/** Draws a page as it arrives, each time only what is new. `received` and `page` are whole texts. */
export interface StreamWriter {
  /** False when the text does not continue what was drawn. */
  push: (received: string) => boolean;
  /** Completes the drawn page; false when `page` does not continue what was drawn. */
  end: (page: string) => boolean;
  /** True once something of the page can be seen. */
  hasBody: () => boolean;
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
    hasBody: () => BODY_BEGINS.test(written),
  };
}
