import { SHIM_VERSION, STORAGE_SHIM } from './storage-shim.ts';

/** What serving adds to a page. */
interface Dress {
  /** Scripts get the storage shim; where none run, nothing is added for them. */
  runsScripts: boolean;
}

/** The page with what serving adds to it; it is never stored. */
export function dressPage(page: Response, { runsScripts }: Dress): Response {
  return runsScripts ? injectIntoHead(page, `<script>${STORAGE_SHIM}</script>`) : page;
}

/** The entity tag of a served page: it changes with the stored page and with what serving adds. */
export function servedEtag(storedEtag: string, { runsScripts }: Dress): string {
  return `"${storedEtag.slice(0, 32)}-${SHIM_VERSION}${runsScripts ? '' : 'plain'}"`;
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
