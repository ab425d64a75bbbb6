import type { PreviewCommand } from '#contract/preview.ts';
import { visiblePage } from './page-stream.ts';

const FLUSH_MS = 150;

/** Draws a page as it arrives: at most one write per 150 ms, each only what is new. */
export interface StreamWriter {
  push: (received: string) => void;
  /** Completes the drawn page; false when `page` does not continue what was drawn. */
  end: (page: string) => boolean;
}

/** A writer over a preview channel's `send`. `received` and `page` are whole texts, not pieces. */
export function createStreamWriter(send: (command: PreviewCommand) => void): StreamWriter {
  let isOpen = false;
  let written = '';
  let latest = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  function flush(): void {
    timer = undefined;
    const chunk = latest.slice(written.length);
    if (chunk === '') return;
    if (!isOpen) send({ t: 'open' });
    isOpen = true;
    send({ t: 'write', chunk });
    written = latest;
  }
  return {
    push(received) {
      latest = visiblePage(received);
      timer ??= setTimeout(flush, FLUSH_MS);
    },
    end(page) {
      clearTimeout(timer);
      if (!page.startsWith(written)) return false;
      latest = page;
      flush();
      send({ t: 'close' });
      return true;
    },
  };
}
