import { holdsOpenTag } from './broken-attributes.ts';
import { isIdleWhenEmpty, ownsAttributes } from './empty-attributes.ts';
import { RENDERING_LIMITS } from './limits.ts';
import { readTag, type WrittenAttribute, type WrittenTag } from './tag-attributes.ts';

const RAW = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
]);
const CONTAINERS = new Set(['div', 'section']);

/**
 * False when no cleanup rule can apply to the page. Reads the tags without building a tree, at about a tenth of
 * the cost of parsing. True may be a false alarm, for example when the page shows markup in a template.
 */
export function mayNeedCleaning(html: string): boolean {
  const seen: SeenTags = { html, open: [], styles: new Set(), sources: 0, ended: new Set() };
  let at = html.indexOf('<');
  while (at >= 0) {
    const tag = readTag(html, at);
    if (tag === undefined) {
      at = html.startsWith('<!--', at) ? html.indexOf('-->', at + 4) : at + 1;
      if (at < 0) return true;
    } else if (tag.end === undefined || isSuspect(seen, tag)) return true;
    else at = tag.isEnd || !RAW.has(tag.name) ? tag.end : findRawEnd(html, tag.name, tag.end);
    at = html.indexOf('<', at);
  }
  return seen.open.length > 0 || seen.ended.size < 2;
}

interface SeenTags {
  html: string;
  /** Containers that are still open. */
  open: string[];
  styles: Set<string>;
  /** Style blocks and stylesheet links. */
  sources: number;
  /** Which of body and html were closed. */
  ended: Set<string>;
}

function isSuspect(seen: SeenTags, tag: WrittenTag): boolean {
  if (tag.isEnd) return closes(seen, tag.name);
  if (CONTAINERS.has(tag.name)) seen.open.push(tag.name);
  if (tag.name === 'style' || tag.name === 'link') {
    if (isOneTooMany(seen, tag)) return true;
  }
  return tag.attributes.some((attribute) => isSuspectAttribute(attribute, tag.name));
}

/** True when the end tag leaves another container open. */
function closes(seen: SeenTags, name: string): boolean {
  if (name === 'body' || name === 'html') seen.ended.add(name);
  if (!CONTAINERS.has(name) || !seen.open.includes(name)) return false;
  return seen.open.pop() !== name;
}

function isOneTooMany(seen: SeenTags, { name, attributes, end = 0 }: WrittenTag): boolean {
  const rel = attributes.find((attribute) => attribute.name === 'rel')?.value ?? '';
  if (name === 'link' && !/stylesheet/i.test(rel)) return false;
  seen.sources += 1;
  if (seen.sources > RENDERING_LIMITS.styleSources) return true;
  if (name === 'link') return false;
  const content = seen.html.slice(end, findRawEnd(seen.html, name, end));
  const isKnown = seen.styles.has(content);
  seen.styles.add(content);
  return isKnown;
}

function isSuspectAttribute(attribute: WrittenAttribute, tag: string): boolean {
  const { name, value } = attribute;
  if (name === 'contenteditable' || holdsOpenTag(attribute)) return true;
  if (name === 'style') return value === '' || mayRepeat(value ?? '');
  return value === '' && isIdleWhenEmpty(name) && !ownsAttributes(tag);
}

function mayRepeat(style: string): boolean {
  if (!/;[^]*\S/.test(style)) return false;
  const names = style.split(';').map((part) => part.split(':', 1)[0]?.trim().toLowerCase() ?? '');
  const named = names.filter((name) => name !== '');
  return new Set(named).size < named.length;
}

/** The start of the end tag of a `<script>` or similar; the end of the text when it is never closed. */
function findRawEnd(html: string, name: string, from: number): number {
  const end = new RegExp(String.raw`</${name}(?=[\s/>])`, 'gi');
  end.lastIndex = from;
  return end.exec(html)?.index ?? html.length;
}
