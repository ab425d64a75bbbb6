import { inkOn } from '../../colour/choose-colour.ts';
import { escapeAttribute } from '../../html/escape.ts';
import { readPalette } from '../wireframe.ts';
import { hasOwnPicture, readSharing } from './read-sharing.ts';
import { SHARING_PICTURE } from './sharing-picture.ts';

/** Increase it whenever what serving adds for sharing changes, so that browsers fetch pages again. */
export const SHARING_VERSION = 1;

/**
 * What the head of a page lacks for links to it to look like the site: title, description, picture, icon. What the
 * page has of its own stays alone. `picture` is the absolute address of the site's sharing picture.
 */
export function sharingHead(html: string, picture: string | null): string {
  const page = readSharing(html);
  const { title, description, metas, hasIcon } = page;
  const isOwn = hasOwnPicture(page);
  const added = isOwn || picture === null ? [] : pictureMetas(picture, title);
  const card = isOwn || picture !== null ? 'summary_large_image' : 'summary';
  const wanted: [string, string][] = [
    ['og:type', 'website'],
    ['og:title', title],
    ['og:description', description],
    ...added,
    ['twitter:card', card],
  ];
  const lines = wanted
    .filter(([name, content]) => content !== '' && !metas.has(name))
    .map(([name, content]) => metaTag(name, content));
  const icon = hasIcon ? '' : `<link rel="icon" href="${iconAddress(html, title)}">`;
  return lines.join('') + icon;
}

function pictureMetas(picture: string, title: string): [string, string][] {
  return [
    ['og:image', picture],
    ['og:image:type', SHARING_PICTURE.type],
    ['og:image:width', String(SHARING_PICTURE.width)],
    ['og:image:height', String(SHARING_PICTURE.height)],
    ['og:image:alt', title],
  ];
}

function metaTag(name: string, content: string): string {
  const attribute = name.startsWith('og:') ? 'property' : 'name';
  return `<meta ${attribute}="${name}" content="${escapeAttribute(content)}">`;
}

/** The icon of a page without one: its accent colour with the first letter of its title, as a data URL. */
function iconAddress(html: string, title: string): string {
  const { accent } = readPalette(html);
  const letter = /[\p{L}\p{N}]/u.exec(title)?.[0].toUpperCase().slice(0, 2) ?? '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${accent}"/><text x="32" y="45" font-family="Georgia,serif" font-size="38" font-weight="700" text-anchor="middle" fill="${inkOn(accent)}">${letter}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg).replaceAll("'", '%27')}`;
}
