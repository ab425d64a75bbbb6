import type { Locale } from '#messages/error-message.ts';
import { noticeMarkup, noticeScript } from './flagged-notice.ts';
import { SHIM_VERSION, STORAGE_SHIM } from './storage-shim.ts';

/** What serving adds to a page. */
interface Dress {
  /** Scripts get the storage shim; where none run, nothing is added for them. */
  runsScripts: boolean;
  /** The language of the notice on a flagged page. */
  notice: Locale | null;
}

/** The page with what serving adds to it; it is never stored. */
export function dressPage(page: Response, { runsScripts, notice }: Dress): Response {
  if (!runsScripts) return notice === null ? page : appendToPage(page, noticeMarkup(notice));
  const shim = `<script>${STORAGE_SHIM}</script>`;
  return injectIntoHead(page, notice === null ? shim : `${shim}${noticeScript(notice)}`);
}

/** The entity tag of a served page: it changes with the stored page and with what serving adds. */
export function servedEtag(storedEtag: string, { runsScripts, notice }: Dress): string {
  return `"${storedEtag.slice(0, 32)}-${SHIM_VERSION}${runsScripts ? '' : 'plain'}${notice ?? ''}"`;
}

const WRITTEN_BEFORE_HEAD = new Set(['html', 'head']);

/** Adds `addition` as the first child of the head, explicit or implied, while the page streams through. */
function injectIntoHead(page: Response, addition: string): Response {
  let isDone = false;
  const rewriter = new HTMLRewriter().on('*', {
    element(element) {
      if (isDone) return;
      if (element.tagName === 'html') return;
      isDone = true;
      if (WRITTEN_BEFORE_HEAD.has(element.tagName)) element.prepend(addition, { html: true });
      else element.before(addition, { html: true });
    },
  });
  return rewriter.transform(page);
}

function appendToPage(page: Response, addition: string): Response {
  const rewriter = new HTMLRewriter().onDocument({
    end: (end) => void end.append(addition, { html: true }),
  });
  return rewriter.transform(page);
}
