import type { Locale } from '#messages/error-message.ts';
import { SHIM_VERSION, STORAGE_SHIM } from './storage-shim.ts';

const SCRIPT = `<script>${STORAGE_SHIM}</script>`;

const WRITTEN_BEFORE_HEAD = new Set(['html', 'head']);

/** Adds `addition` as the first child of the head, explicit or implied, while the page streams through. */
export function injectIntoHead(page: Response, addition: string): Response {
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

/** What serving adds to a page: the storage shim and, on a flagged one, a notice. */
export function pageAddition(notice: string | null): string {
  return notice === null ? SCRIPT : `${SCRIPT}${notice}`;
}

/** The entity tag of a served page: it changes with the stored page and with what serving adds. */
export function servedEtag(storedEtag: string, noticeLocale: Locale | null): string {
  return `"${storedEtag.slice(0, 32)}-${SHIM_VERSION}${noticeLocale ?? ''}"`;
}
