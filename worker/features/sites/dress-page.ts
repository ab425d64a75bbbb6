import { FONTS_VERSION, readPageFonts, servedFontHead } from '#domain/fonts/page-fonts.ts';
import { SHARING_VERSION, sharingHead } from '#domain/sites/sharing/sharing-head.ts';
import { SHIM_VERSION, STORAGE_SHIM } from './storage-shim.ts';

/** What serving adds to a page. */
interface Dress {
  /** Scripts get the storage shim; where none run, nothing is added for them. */
  runsScripts: boolean;
  /** Of a published site, which gets what links to it show; null adds nothing for them. */
  sharing: Sharing | null;
}

/** `picture` is the absolute address of the sharing picture, null where there is none. */
export interface Sharing {
  picture: string | null;
}

/** The page with what serving adds to it: fonts, what links to it show, shim. It is never stored. */
export async function dressPage(
  page: Response,
  { runsScripts, sharing }: Dress,
): Promise<Response> {
  const { html, families } = readPageFonts(await page.text());
  const shown = sharing === null ? '' : sharingHead(html, sharing.picture);
  const shim = runsScripts ? `<script>${STORAGE_SHIM}</script>` : '';
  const addition = servedFontHead(families, html) + shim + shown;
  const dressed = new Response(html, { headers: page.headers });
  return addition === '' ? dressed : injectIntoHead(dressed, addition);
}

/** The entity tag of a served page: it changes with the stored page and with what serving adds. */
export function servedEtag(storedEtag: string, { runsScripts, sharing }: Dress): string {
  const plain = runsScripts ? '' : 'plain';
  const picture = sharing?.picture?.slice(-PICTURE_NAME) ?? '';
  const shared = sharing === null ? '' : `-${SHARING_VERSION}.${picture}`;
  return `"${storedEtag.slice(0, 32)}-${SHIM_VERSION}.${FONTS_VERSION}${plain}${shared}"`;
}

/** Of the digest in its address: enough to tell one picture of a site from the next. */
const PICTURE_NAME = '01234567.jpg'.length;

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
