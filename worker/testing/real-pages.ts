import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export interface RealPage {
  name: string;
  html: string;
}

const require = createRequire(import.meta.url);

/** Folders of published templates, by somebody else's hand. */
const FOLDERS = [
  join(dirname(require.resolve('foundation-emails/package.json')), '.templates'),
  join(dirname(require.resolve('startbootstrap-agency/package.json')), 'dist'),
  join(dirname(require.resolve('startbootstrap-modern-business/package.json')), 'dist'),
  join(dirname(require.resolve('startbootstrap-resume/package.json')), 'dist'),
  join(dirname(require.resolve('startbootstrap-sb-admin/package.json')), 'dist'),
  join(dirname(require.resolve('startbootstrap-shop-homepage/package.json')), 'dist'),
];
const SMALLEST = 9_200;

/** 22 pages of 9 to 42 KB: business sites, a résumé, a shop, dashboards, e-mails built of tables. */
export function realPages(): RealPage[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.html'))
      .map((name) => ({ name, html: readFileSync(join(folder, name), 'utf8') }))
      .filter(({ html }) => html.length >= SMALLEST),
  );
}

/** A page of about this many characters: the sections of a real one again and again. */
export function largePage(characters: number): string {
  const file = join(
    dirname(require.resolve('startbootstrap-agency/package.json')),
    'dist/index.html',
  );
  const html = readFileSync(file, 'utf8');
  const start = html.indexOf('<section');
  const end = html.lastIndexOf('</section>') + '</section>'.length;
  const copies = Math.max(1, Math.round((characters - html.length) / (end - start)) + 1);
  return html.slice(0, start) + html.slice(start, end).repeat(copies) + html.slice(end);
}

/** Numbers from 0 up to 1 that are the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Damage = (html: string, at: number) => string;

/** What hands, old tools and broken exports do to markup. Each works at or behind an offset. */
const DAMAGES: readonly Damage[] = [
  (html, at) => replaceAfter(html, at, /<\/(?:div|p|li|span|a|section)>/g, () => ''),
  (html, at) => insertAt(html, at, /<\/\w+>/g, '</div>'),
  (html, at) => insertAt(html, at, /<p[\s>]/g, '<b><i>lost</b> words</i>'),
  (html, at) => insertAt(html, at, /<(?:li|td|div)[\s>]/g, '<p><table><tr>stray'),
  (html, at) => replaceAfter(html, at, / class="/g, () => ' class="twice" class="'),
  (html, at) =>
    replaceAfter(html, at, / (\w+)="([\w-]+)"/g, (_all, name, value) => ` ${name}=${value}`),
  (html, at) => insertAt(html, at, /<\w/g, '<!-- never --closed -->&nbsp;&copy &#x41; a < b '),
  (html) => html.replaceAll(/\r?\n/g, '\r\n'),
  (html) => `\uFEFF${html}`,
  (html, at) =>
    replaceAfter(
      html,
      at,
      /<(h[1-6]|ul)([\s>])/g,
      (_all, tag, end) => `<${tag.toUpperCase()}${end}`,
    ),
];

function insertAt(html: string, at: number, pattern: RegExp, markup: string): string {
  return replaceAfter(html, at, pattern, (found) => markup + found);
}

function replaceAfter(
  html: string,
  at: number,
  pattern: RegExp,
  write: (found: string, first: string, second: string) => string,
): string {
  pattern.lastIndex = at;
  const found = pattern.exec(html);
  if (!found) return html;
  const [whole, first = '', second = ''] = found;
  return (
    html.slice(0, found.index) +
    write(whole, first, second) +
    html.slice(found.index + whole.length)
  );
}

/** The page with several things wrong in it. */
export function damage(html: string, random: () => number, times = 6): string {
  let damaged = html;
  for (let time = 0; time < times; time += 1) {
    const change = DAMAGES[Math.floor(random() * DAMAGES.length)];
    const bodyAt = damaged.indexOf('<body');
    const at = bodyAt + Math.floor(random() * (damaged.length - bodyAt));
    damaged = change?.(damaged, at) ?? damaged;
  }
  return damaged;
}
