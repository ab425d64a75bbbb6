import type { EditIntent, Place, Target } from '../edit-types.ts';
import type { SectionKind } from '../lexicon/parts.ts';
import { slotOf, trimValue, type Clause } from '../request/clause.ts';
import { foldText } from '../request/fold.ts';
import { pattern } from './patterns.ts';
import { composeTarget, type Mention } from '../request/mentions.ts';

/** Sections that can be added without knowing anything that the request does not say. */
export const ADDABLE: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'hours',
  'faq',
  'contact',
  'prices',
  'about',
  'services',
  'team',
  'map',
  'booking',
  'newsletter',
  'events',
  'process',
  'cta',
  'menu',
  'gallery',
  'testimonials',
  'products',
  'footer',
  'blog',
]);

const BEFORE =
  /\b(?:before|above|over|on top of|ahead of|prima d(?:i|ei|el|ella|elle|egli|ello|ell')|sopra|davanti)(?:\s*(?:a|al|alla|ai|alle|the))?\s*$/;
const AFTER =
  /\b(?:after|below|under|beneath|underneath|following|behind|next to|near|beside|close to|right by|dopo|sotto|vicino|accanto|di fianco|al di sotto d\w+|a seguire|in seguito a)(?:\s*(?:a|al|alla|ai|agli|alle|allo|all'|the|la|il|i|gli|le))?\s*$/;
const TOP =
  /\b(?:(?:at|to|on) (?:the )?(?:very )?top|(?<!piu )in alto|at the (?:very )?(?:beginning|start)|all the way up|up front|as the first (?:section|thing|one)|in cima|all'inizio|(?:per|come) prim[oaie]|(?:al|in) prim[oa] (?:posto|posizione|cosa)|in testa|(?:as )?(?:the )?(?:very )?first(?: (?:thing|one|section|place|position))?(?=(?: (?:on|of|in) the (?:page|site)| (?:nella|sulla|della) pagina| (?:nel|del|sul) sito)?[\s.!,]*$)|in (?:the )?first (?:place|position)|prim[oaie] di tutt[oeai]|(?:come|sia|venga|vengano|va|vanno|stia|stiano) (?:la |il |le |i )?prim[oaie](?: (?:cosa|sezione|parte))?(?=(?: (?:on|of|in) the (?:page|site)| (?:nella|sulla|della) pagina| (?:nel|del|sul) sito)?[\s.!,]*$))/;
const BOTTOM =
  /\b(?:at the (?:very )?(?:bottom|end)|to the (?:very )?(?:bottom|end)|all the way down|as the last (?:section|thing|one)|in fondo|alla fine|(?:per|come) ultim[oaie]|(?:al|in) ultim[oa] (?:posto|posizione)|all'ultimo posto|(?:the|be|come|go|stand|goes|comes) (?:very )?last|last(?=(?: (?:on|of|in) the (?:page|site)| (?:nella|sulla|della) pagina| (?:nel|del|sul) sito)?[\s.!,]*$)|in (?:the )?last (?:place|position)|(?:sia|venga|vengano|va|vanno|stia|stiano) (?:la |il |le |gli )?ultim[oaie](?: (?:cosa|sezione|parte))?(?=(?: (?:on|of|in) the (?:page|site)| (?:nella|sulla|della) pagina| (?:nel|del|sul) sito)?[\s.!,]*$))/;
const UP =
  /\b(?:up|higher|further up|earlier|su|piu su|piu in alto|verso l'alto|in su|di una posizione)\b/;
const DOWN =
  /\b(?:down|lower|further down|later|giu|piu giu|piu in basso|in basso|verso il basso)\b/;

const POSITIONS: readonly (readonly [RegExp, number])[] = (
  [
    ['second|2nd', 'second', 2],
    ['third|3rd', 'terz', 3],
    ['fourth|4th', 'quart', 4],
  ] as const
).map(([english, italian, position]) => [
  new RegExp(
    String.raw`\b(?:(?:be|come|go|in|as|to|put|stand)\s+(?:the )?(?:${english})(?: (?:one|section|place|position|thing|spot))?(?=[\s.!,]*$)|(?:(?:al|in|come|per) ${italian}[oa]|${italian}[oa] (?:posto|posizione)|(?:sia|venga|va|vada|stia) (?:la |il )?${italian}[oa])(?: (?:posto|posizione|sezione|cosa))?(?=[\s.!,]*$))`,
  ),
  position,
]);

/** The opening is named by its headline too. */
function isAnchor(mention: Mention): boolean {
  return mention.type !== 'element' || mention.element === 'headline' || mention.element === 'lead';
}

export function findPlace(
  clause: Clause,
): { place: Place; mention: Mention | undefined } | undefined {
  for (const mention of clause.mentions.filter(isAnchor)) {
    const before = clause.bare
      .slice(0, mention.start)
      .replace(/\b(?:where|dove) (?:the|il|la|le|i|gli) $/, '')
      .replace(/\b(?:the|our|il|lo|la|i|gli|le|l'|section|sezione)\s*$/g, '')
      .replace(/\b(?:the|il|lo|la|i|gli|le|l')\s*$/, '');
    const side = BEFORE.test(before) ? 'before' : AFTER.test(before) ? 'after' : undefined;
    const anchor = mention.type === 'element' ? { section: 'hero' as const } : targetOf(mention);
    if (side) return { place: { side, target: anchor }, mention };
  }
  const sides = [
    ['top', TOP],
    ['bottom', BOTTOM],
    ['up', UP],
    ['down', DOWN],
  ] as const;
  const position = POSITIONS.find(([words]) => words.test(clause.bare))?.[1];
  if (position) return { place: { side: 'at', position }, mention: undefined };
  const side = sides.find(([, words]) => words.test(clause.bare))?.[0];
  return side && { place: { side }, mention: undefined };
}

function targetOf(mention: Mention): Target {
  switch (mention.type) {
    case 'section':
      return { section: mention.section };
    case 'name':
      return {
        sectionName: mention.name,
        ...(mention.section ? { section: mention.section } : {}),
      };
    case 'element':
      return { element: mention.element };
  }
}

export function readAddSection(clause: Clause): EditIntent | undefined {
  const { verb } = clause;
  const puts =
    verb?.class === 'change' &&
    /^(?:put|metti|metta|mettere|mettiamo)/.test(clause.bare.slice(verb.start));
  if (!verb || !(['add', 'wish'].includes(verb.class) || puts)) return undefined;
  if (clause.colour && verb.class !== 'add') return undefined;
  const place = findPlace(clause);
  const wanted = clause.mentions.filter(
    (mention) =>
      mention.type !== 'element' && mention.start > verb.start && mention !== place?.mention,
  );
  const mention = wanted.find((found) => found.type !== 'element' && found.section !== undefined);
  const kind = mention && mention.type !== 'element' ? mention.section : undefined;
  if (!mention || !kind || !ADDABLE.has(kind)) return undefined;
  const isThere = clause.page.kinds.has(kind);
  if (
    puts &&
    (isThere || (place && HAS_CONTENT.has(kind) && THE.test(clause.bare.slice(0, mention.start))))
  )
    return undefined;
  if (verb.class !== 'add' && (isAboutExisting(clause) || (isThere && place))) return undefined;
  return {
    kind: 'add-section',
    section: kind,
    place: place?.place,
    content: contentAfter(clause, mention.end),
  };
}

/** What is spoken of as known is to be moved, not added, where it would be empty. */
const HAS_CONTENT: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'testimonials',
  'gallery',
  'team',
  'about',
  'services',
  'prices',
  'menu',
  'products',
  'hours',
  'events',
  'blog',
]);
const THE = /(?:\b(?:the|our|il|lo|la|i|gli|le)\s+|l'\s*)(?:section |sezione )?$/;

/** "visitors should be able to sign up for a newsletter": a section is named that the page lacks. */
export function readNewSection(clause: Clause): EditIntent | undefined {
  const [mention, more] = clause.mentions.filter(
    (found) => found.type !== 'element' || found.element !== 'page',
  );
  const kind = mention && mention.type !== 'element' ? mention.section : undefined;
  const isOther = clause.verb || clause.colour || more;
  if (!mention || !kind || isOther || !ADDABLE.has(kind) || clause.page.kinds.has(kind))
    return undefined;
  return {
    kind: 'add-section',
    section: kind,
    place: undefined,
    content: contentAfter(clause, mention.end),
  };
}

/** The user's own words for the section: behind a colon, or behind "with". */
function contentAfter(clause: Clause, offset: number): string {
  const tail = clause.folded.slice(offset);
  const match =
    /^\s*(?:section|sezione)?\s*(?:with|con)\s+/.exec(tail) ??
    /^[^:]*:\s+/.exec(tail) ??
    /^\s*,\s*/.exec(tail);
  return match ? trimValue(clause.text.slice(offset + match[0].length)) : '';
}

const TITLED = String.raw`\b(?:section|block|sezione|blocco)\s+(?:(?:about|on|for|called|titled|named|entitled|su|sul|sulla|sui|sulle|sugli|per|dedicat[oa] (?:a|ai|al|alla|alle)|intitolat[oa]|chiamat[oa]|dal titolo)\s+)(?<heading>[^:,]+?)(?:\s*:\s*(?<content>.+))?$`;

/** "add a section about wedding cakes": a section of no known kind, with that heading. */
export function readTitledSection(clause: Clause): EditIntent | undefined {
  if (!clause.verb || !['add', 'wish', 'change'].includes(clause.verb.class) || clause.colour)
    return undefined;
  const match = pattern(TITLED).exec(clause.folded);
  const heading = clause.quoted[0]?.text ?? slotOf(clause, match, 'heading');
  if (!match || !heading || isKnownKind(clause, heading)) return undefined;
  const title =
    clause.quoted[0]?.text ?? heading.replace(/^(?:the|our|i|le|gli|il|la|nostr[oiae])\s+/i, '');
  const content = slotOf(clause, match, 'content') ?? '';
  return {
    kind: 'add-section',
    section: 'about',
    heading: title,
    place: findPlace(clause)?.place,
    content,
  };
}

function isKnownKind(clause: Clause, heading: string): boolean {
  const folded = foldText(heading).replace(/^(?:the|our|us|i|le|gli|il|la|nostr[oiae])\s+/, '');
  return (
    heading.toLowerCase() === 'us' ||
    clause.mentions.some(
      (mention) =>
        mention.type !== 'element' && clause.folded.slice(mention.start, mention.end) === folded,
    )
  );
}

function isAboutExisting(clause: Clause): boolean {
  return /\b(?:bigger|smaller|larger|higher|lower|darker|lighter|less|piu|meno|grand[ei]|piccol[oaie])\b/.test(
    clause.bare,
  );
}

const TARGET_VERBS = new Set(['remove', 'hide', 'show', 'duplicate']);

export function readTargetVerb(clause: Clause): EditIntent | undefined {
  const { verb, target } = clause;
  if (!verb || !target || !TARGET_VERBS.has(verb.class)) return undefined;
  const isUnwanted = UNWANTED.test(clause.bare.slice(verb.start));
  const named = clause.mentions.filter((mention) => isUnwanted || mention.start > verb.start);
  const spans = named.filter(({ start }) => !SOURCE.test(clause.bare.slice(0, start)));
  const meant = spans.length < named.length ? composeTarget(spans) : target;
  const isPage = target.element === 'page' && !target.section && !target.sectionName;
  if (!meant || (spans.length === 0 && !target.isSelection) || isPage) return undefined;
  return { kind: verb.class as 'remove' | 'hide' | 'show' | 'duplicate', target: meant };
}

/** Verbs that stand behind their thing. */
const UNWANTED =
  /^(?:non|can|could|should|must|may|needs|has|have|puo|possono|deve|devono|dovrebb\w+|va|vanno|e|sono) /;

/** "take it off the list": the list is where it goes from, and stays. */
const SOURCE =
  /\b(?:it|them|that|this|\w+l[oaie])\s+(?:away |out )?(?:from|off|of|out of|da\w*)\s*(?:the |our |il |la |l')?$/;

/** "swap the gallery and the prices": two sections take each other's place. */
export function readSwap(clause: Clause): EditIntent | undefined {
  const { verb } = clause;
  const isSwap =
    verb && /^(?:swap|exchange|switch|scambi|invert)/.test(clause.bare.slice(verb.start));
  const [first, second, more] = clause.mentions.filter(({ type }) => type !== 'element');
  if (!isSwap || !first || !second || more) return undefined;
  return { kind: 'swap', first: targetOf(first), second: targetOf(second) };
}

/** A section first, then where it belongs: "the gallery should come right after the banner". */
function standsSomewhere(clause: Clause): boolean {
  const [first] = clause.mentions;
  const found = findPlace(clause);
  if (!first || first.type === 'element' || first === found?.mention || !found) return false;
  if (clause.colour || clause.quoted.length > 0) return false;
  return true;
}

export function readMove(clause: Clause): EditIntent | undefined {
  const { verb } = clause;
  const puts =
    verb?.class === 'change' &&
    /^(?:put|metti|metta|mettere|metterei|let)/.test(clause.bare.slice(verb.start));
  const swaps =
    verb?.class === 'replace' && /^(?:swap|scambia|inverti)/.test(clause.bare.slice(verb.start));
  const isMoving = verb?.class === 'move' || puts || swaps || verb?.class === 'wish';
  if (!isMoving && !standsSomewhere(clause)) return undefined;
  const found = findPlace(clause);
  const others = clause.mentions.filter((candidate) => candidate !== found?.mention);
  const mention =
    others.find(({ start }) => verb && isMoving && start > verb.start) ??
    (standsSomewhere(clause) ? others[0] : undefined);
  const target = mention ? targetOf(mention) : clause.target?.isSelection && clause.target;
  if (!target || !found) return undefined;
  return { kind: 'move', target, to: found.place };
}
