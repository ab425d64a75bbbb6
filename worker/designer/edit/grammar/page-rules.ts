import type { EditIntent } from '../edit-types.ts';
import type { Clause } from '../request/clause.ts';
import { IMAGE_FILE, MAIL, PHONE, URL_WORDS, pattern, valueAfter } from './patterns.ts';

const TRANSLATE =
  /\b(?:in|into|to|all'|in lingua)\s*(?:(?<english>english|inglese)|(?<italian>italian|italiano|italiana))\b/;

export function readTranslate(clause: Clause): EditIntent | undefined {
  const match = TRANSLATE.exec(clause.bare);
  const asks =
    clause.verb?.class === 'translate' ||
    (['change', 'wish', undefined].includes(clause.verb?.class) &&
      clause.target?.element === 'page');
  if (!asks || !match) return undefined;
  return { kind: 'translate', to: match.groups?.['english'] ? 'en' : 'it' };
}

const HEAD_FIELDS = [
  [
    'description',
    String.raw`(?:meta[ -]?description|(?:page|site|seo|google) description|description (?:of the (?:page|site)|for google)|meta[ -]?descrizione|descrizione (?:della pagina|del sito|seo|per google|meta))`,
  ],
  [
    'title',
    String.raw`(?:(?:page|site|browser|tab|seo|meta|html|document|google)(?: tab)? title(?: (?:in|on|for) (?:google|search|the tab|the browser)\w*)?|title (?:in|on|for) google|title (?:tag|of the (?:page|site|tab)|in the (?:browser )?tab)(?! in)|titolo (?:(?:della pagina )?(?:su|per|in) google|della (?:pagina|scheda)|del (?:sito|browser|documento)|seo|html|nella scheda)|meta title|tag title)`,
  ],
] as const;

export function readHead(clause: Clause): EditIntent | undefined {
  for (const [field, noun] of HEAD_FIELDS) {
    const match = pattern(String.raw`\b${noun}(?<value>.*)$`).exec(clause.folded);
    if (!match) continue;
    const value = clause.quoted.at(-1)?.text ?? valueAfter(clause, match, 'value');
    if (value) return { kind: 'head', field, value };
  }
  return undefined;
}

const POINTS =
  /\b(?:link(?:s|ed|arlo|are)?|points?|go(?:es)?|opens?|leads?|href|port(?:a|i|are)|and(?:are|ra)|vada|va(?= (?:su|a|al|alla|sul)\b)|punt(?:a|i|are)|rimand(?:a|i|are)|colleg(?:a|alo|are|hi)|apr(?:a|ire|e)|destinazione|url)\b/;

const NOT_LINKING = new Set(['add', 'remove', 'hide', 'show', 'duplicate', 'rename']);

export function readLink(clause: Clause): EditIntent | undefined {
  const target =
    clause.target?.element === 'link' && clause.mentions.length > 1
      ? linkless(clause)
      : clause.target;
  if (
    !target ||
    !['button', 'buttons', 'link', 'links', 'logo', 'image'].includes(target.element ?? '')
  )
    return undefined;
  if (!POINTS.test(clause.bare) || NOT_LINKING.has(clause.verb?.class ?? '')) return undefined;
  const href = hrefIn(clause);
  const isSection = href?.startsWith('section:') || href?.startsWith('kind:');
  const part = isSection && target.element ? { element: target.element } : target;
  return href ? { kind: 'link', target: part, href } : undefined;
}

/** "the link of the button" is about the button. */
function linkless(clause: Clause): Clause['target'] {
  const other = clause.mentions.find(
    (mention) => mention.type === 'element' && mention.element !== 'link',
  );
  return other?.type === 'element' ? { ...clause.target, element: other.element } : clause.target;
}

function hrefIn(clause: Clause): string | undefined {
  const url = URL_WORDS.exec(clause.text)?.[0];
  if (url) return url.startsWith('www.') ? `https://${url}` : url;
  const mail = clause.text.match(MAIL)?.[0];
  if (mail) return `mailto:${mail}`;
  const phone = clause.text.match(PHONE)?.[0];
  if (phone && /\bwhatsapp\b/.test(clause.bare)) return `whatsapp:${phone.trim()}`;
  if (phone) return `tel:${phone.replace(/[^\d+]/g, '')}`;
  const sections = clause.mentions.filter((mention) => mention.type !== 'element');
  const last = sections.at(-1);
  if (!last) return undefined;
  return last.type === 'name' ? `section:${last.name}` : `kind:${last.section ?? ''}`;
}

export function readImage(clause: Clause): EditIntent | undefined {
  const { target } = clause;
  if (!target || !['image', 'images', 'logo'].includes(target.element ?? '')) return undefined;
  if (!['change', 'replace', 'write', undefined].includes(clause.verb?.class)) return undefined;
  const src =
    /https?:\/\/[^\s"'<>]+|data:image\/[^\s"'<>]+/i.exec(clause.text)?.[0] ??
    IMAGE_FILE.exec(clause.text)?.[0];
  const alt = /\b(?:alt|testo alternativo|alternative text)\b/.test(clause.bare)
    ? clause.quoted.at(-1)?.text
    : undefined;
  if (!src && !alt && clause.verb?.class !== 'replace' && clause.verb?.class !== 'change')
    return undefined;
  const isLook =
    /\b(?:round\w*|arrotond\w*|tond[oaie]|bigger|smaller|larger|wider|grand[ei]|piccol[oaie]|corners|angoli|border|bord[oi]|shadow|ombra|cent(?:er|re)\w*|centra\w*)\b/.test(
      clause.bare,
    );
  if (!src && (clause.colour || isLook)) return undefined;
  return { kind: 'image', target, src, alt };
}
