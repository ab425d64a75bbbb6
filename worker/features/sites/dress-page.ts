import { FONTS_VERSION, readPageFonts, servedFontHead } from '#domain/fonts/page-fonts.ts';
import { SHIM_VERSION, STORAGE_SHIM } from './storage-shim.ts';

/** What serving adds to a page. */
interface Dress {
  /** Scripts get the storage shim; where none run, nothing is added for them. */
  runsScripts: boolean;
}

/** The page with what serving adds to it, fonts and shim; it is never stored. */
export async function dressPage(page: Response, { runsScripts }: Dress): Promise<Response> {
  const { html, families } = readPageFonts(await page.text());
  const shim = runsScripts ? `<script>${STORAGE_SHIM}</script>` : '';
  const addition = servedFontHead(families) + shim;
  const dressed = new Response(html, { headers: page.headers });
  return addition === '' ? dressed : injectIntoHead(dressed, addition);
}

/** The entity tag of a served page: it changes with the stored page and with what serving adds. */
export function servedEtag(storedEtag: string, { runsScripts }: Dress): string {
  return `"${storedEtag.slice(0, 32)}-${SHIM_VERSION}.${FONTS_VERSION}${runsScripts ? '' : 'plain'}"`;
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
