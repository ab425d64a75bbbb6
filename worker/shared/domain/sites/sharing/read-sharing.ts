import { cutText } from '../../text/plain-line.ts';
import { type Attributes, readTokens } from '../deception/read-tokens.ts';

/** What a page says of itself to those who show a link to it. */
export interface PageSharing {
  /** The title, else the first heading; empty when there is neither. */
  title: string;
  /** The description, else the first paragraph of some length; empty when there is neither. */
  description: string;
  /** Names of its `meta` elements in lower case: `og:title`, `description`. */
  metas: ReadonlySet<string>;
  hasIcon: boolean;
}

const TITLE_CHARACTERS = 100;
const DESCRIPTION_CHARACTERS = 200;
/** A shorter paragraph is a label or a price. */
const LEAST_PARAGRAPH = 40;
const OWN_PICTURE = [
  'og:image',
  'og:image:url',
  'og:image:secure_url',
  'twitter:image',
  'twitter:image:src',
];
/** What stands in these is not read as the page's own words. */
const APART = new Set(['svg', 'template', 'nav', 'footer', 'dialog']);
const READ = new Set(['h1', 'p']);

/** Reads what a page has for sharing, in time linear in its length. */
export function readSharing(html: string): PageSharing {
  const metas = new Map<string, string>();
  const texts: Record<string, string> = {};
  let apart = 0;
  let hasIcon = false;
  let inside: { tag: string; parts: string[] } | null = null;
  const finish = () => {
    if (inside === null) return;
    const text = inside.parts.join('');
    const { tag } = inside;
    inside = null;
    if (tag !== 'p' || text.trim().length >= LEAST_PARAGRAPH) texts[tag] ??= text;
  };
  readTokens(html, {
    open(tag, attributes) {
      if (APART.has(tag)) apart += 1;
      if (tag === 'meta') keepMeta(metas, attributes);
      if (tag === 'link') hasIcon ||= isIcon(attributes);
      if (tag === 'br') inside?.parts.push(' ');
      if (!READ.has(tag)) return;
      finish();
      if (apart === 0 && texts[tag] === undefined) inside = { tag, parts: [] };
    },
    close(tag) {
      if (APART.has(tag)) apart = Math.max(0, apart - 1);
      if (READ.has(tag)) finish();
    },
    text: (text) => void inside?.parts.push(text),
    raw(tag, text) {
      if (tag === 'title' && apart === 0) texts[tag] ??= text;
    },
  });
  finish();
  const said = [metas.get('description'), metas.get('og:description'), texts['p']];
  return {
    title: firstText([texts['title'], metas.get('og:title'), texts['h1']], TITLE_CHARACTERS),
    description: firstText(said, DESCRIPTION_CHARACTERS),
    metas: new Set(metas.keys()),
    hasIcon,
  };
}

/** Whether the page names a picture of its own for sharing. */
export function hasOwnPicture({ metas }: PageSharing): boolean {
  return OWN_PICTURE.some((name) => metas.has(name));
}

function keepMeta(metas: Map<string, string>, attributes: Attributes): void {
  const content = attributes.get('content')?.trim() ?? '';
  const name = (attributes.get('property') ?? attributes.get('name') ?? '').trim().toLowerCase();
  if (name !== '' && content !== '' && !metas.has(name)) metas.set(name, content);
}

function isIcon(attributes: Attributes): boolean {
  const words = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/);
  return words.includes('icon') && (attributes.get('href') ?? '').trim() !== '';
}

function firstText(texts: readonly (string | undefined)[], maximum: number): string {
  const whole = texts.map((text) => cutText(text ?? '', maximum * 10)).find((text) => text !== '');
  if (whole === undefined || whole.length <= maximum) return whole ?? '';
  const cut = cutText(whole, maximum - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maximum / 2))}…`;
}
