import type { PlanSectionKind } from '#domain/page-plan/plan-types.ts';
import { PART_KINDS, type PartKind } from '#domain/reading/section-words.ts';
import { readParts, type ReadPart } from '#domain/reading/sections.ts';
import { readSource } from '#domain/reading/tokens.ts';

const WISH_KINDS = [
  'features',
  'services',
  'about',
  'process',
  'menu',
  'products',
  'gallery',
  'portfolio',
  'team',
  'testimonials',
  'pricing',
  'faq',
  'blog',
  'events',
  'hours',
  'map',
  'contact',
  'newsletter',
  'cta',
] as const satisfies readonly PlanSectionKind[];
/** A section that a brief can ask for. */
export type WishKind = (typeof WISH_KINDS)[number];

/** Other parts are on every page or on none. */
const SECTIONS = new Map<PartKind, WishKind>([
  ...WISH_KINDS.flatMap((kind) => (isPart(kind) ? [[kind, kind] as const] : [])),
  ['booking', 'contact'],
]);

function isPart(kind: WishKind): kind is WishKind & PartKind {
  return PART_KINDS.some((part) => part === kind);
}

/** “Prices” means the list of what is sold, whatever the trade calls it; “plans” and “rates” do not. */
const PRICE_LIST = /^(?:price|prezzi|listino)/;
/**
 * Words of the vocabulary that a business uses about itself (“get in touch”, “our location”), which are not
 * wishes.
 */
const NO_WISH =
  /^(?:service|servizio|rates|shop|negozio|carta|location|timetable|get in touch|contatto|contattaci|prenota|evento|prodotto|testimonianza|recensione|presentazione|novità)$/;

function sectionOf({ kind }: ReadPart, words: string, isRefused: boolean): WishKind | undefined {
  if (NO_WISH.test(words)) return undefined;
  if (!PRICE_LIST.test(words)) return SECTIONS.get(kind);
  return isRefused && words.startsWith('pr') ? 'pricing' : 'menu';
}

const ARTICLE = '(?:(?:a|an|any|the|my|our|la|il|le|gli|i|una?|alcun[ao]?|della?|dei)\\s+)?';
const SECTION =
  '(?:(?:section|page|sezione|pagina|parte)\\s+(?:of\\s+|di\\s+|dei\\s+|con\\s+(?:i\\s+)?)?)?';
const UNWANTED_BEFORE = new RegExp(
  `\\b(?:no|without|skip|leave out|drop|don['’]t (?:want|need|include|add|show)|do not (?:want|need|include|add|show)|not? need|not|non|senza|niente|nessun[ao]?|evita|togli|lascia (?:stare|perdere|fuori)|non (?:voglio|vorrei|serve|servono|mettere|inserire|metterci|mi serve|ci serve))\\s+${ARTICLE}${SECTION}${ARTICLE}(?:\\p{L}+\\s(?:or|and|o|e|né)\\s${ARTICLE})?$`,
  'u',
);
/** “a personal blog by …”, “Workshops from”, “Team $29”: a description or content, not a wish. */
const CONTENT_AFTER =
  /^\s*(?:(?:al|allo|at|on|il|lo)\s+)?(?:;|:|\d|(?:by|about|di|su|sul|sulla|sui|del|of|for|near|in)\s[\p{L}§])/u;
const WISH_BEFORE =
  /\b(?:with|want|include|including|add|need|show|section|put|con|voglio|vorrei|metti|aggiungi|mostra|includi|inserisci|serve|servono|e|and|plus|anche)\s(?:\p{L}+\s){0,3}$/u;

interface Mention {
  kind: WishKind;
  at: number;
  isRefused: boolean;
}

/** In a list, “about” alone is a wish: “gallery, about and contact”. */
const ABOUT_BEFORE = /(?:^|[,.;]|\b(?:and|an?|with))\s(?:an\s)?$/;
const ABOUT_AFTER = /^(?:[,.;]|\sand\b|$)/;

function findMentions(text: string): Mention[] {
  return readParts(readSource(text)).found.flatMap(({ value, start, end, text: words }) => {
    const before = text.slice(Math.max(0, start - 80), start);
    const after = text.slice(end, end + 24);
    const isAbout = words === 'about';
    if (isAbout && !(ABOUT_BEFORE.test(before) && ABOUT_AFTER.test(after))) return [];
    const isRefused = UNWANTED_BEFORE.test(before);
    const isContent = !isAbout && CONTENT_AFTER.test(after) && !WISH_BEFORE.test(before);
    const kind = sectionOf(value, words, isRefused);
    return kind && (isRefused || !isContent) ? [{ kind, at: start, isRefused }] : [];
  });
}

export interface SectionWishes {
  wanted: WishKind[];
  unwanted: WishKind[];
  /** Requested and refused in the same text; the later mention counted. */
  contradicted: WishKind[];
}

/** The sections that the text names, in order, and those that it refuses (“no map”, “senza galleria”). */
export function readSectionWishes(text: string): SectionWishes {
  const last = new Map<WishKind, Mention>();
  const contradicted = new Set<WishKind>();
  for (const mention of findMentions(text.toLowerCase())) {
    const earlier = last.get(mention.kind);
    if (earlier && earlier.isRefused !== mention.isRefused) contradicted.add(mention.kind);
    last.set(mention.kind, { ...mention, at: earlier?.at ?? mention.at });
  }
  const mentions = [...last.values()].sort((one, other) => one.at - other.at);
  return {
    wanted: mentions.filter(({ isRefused }) => !isRefused).map(({ kind }) => kind),
    unwanted: mentions.filter(({ isRefused }) => isRefused).map(({ kind }) => kind),
    contradicted: [...contradicted],
  };
}
