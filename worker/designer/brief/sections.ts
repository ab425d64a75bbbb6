import type { SectionKind } from '../trades/trade.ts';

const SECTION_WORDS: readonly (readonly [SectionKind, string])[] = [
  ['faq', 'faqs?|frequently asked|domande frequenti|questions and answers|domande e risposte'],
  ['gallery', 'gallery|galleria|photos?|foto|fotografie|pictures|immagini'],
  ['portfolio', 'portfolio|projects|progetti|works|lavori svolti|case studies'],
  ['team', 'team|staff|our people|squadra|chi lavora'],
  ['testimonials', 'testimonials?|reviews?|recensioni|testimonianze|opinioni'],
  ['pricing', 'pricing|plans|tariffe|piani|abbonamenti|packages|pacchetti|membership'],
  ['menu', 'menu|menù|price list|listino(?: prezzi)?|(?<!listino )prezzi|prices'],
  ['products', 'products?|prodotti|shop section|catalogue|catalog|catalogo'],
  ['services', 'services|servizi|treatments|trattamenti'],
  ['features', 'features|caratteristiche|benefits|vantaggi|why us|perché sceglierci'],
  [
    'about',
    'about (?:us|me|section|page)|chi (?:siamo|sono)|our story|la nostra storia|history section',
  ],
  ['process', 'how it works|come funziona|process|steps|procedimento|metodo'],
  ['blog', 'blog|articles|articoli|news|notizie|journal'],
  ['events', 'events?|eventi|calendar|calendario|concerts|concerti|dates|workshops|corsi'],
  ['hours', 'opening hours|opening times|hours|orari(?: di apertura)?|orario'],
  ['map', 'map|mappa|directions|dove siamo|come arrivare|where we are|where to find us'],
  [
    'contact',
    'contact(?:s| form| us)?|contatti|modulo|form|booking(?: form)?|book online|prenotazion[ei]|prenotare|reservations?|appointments?',
  ],
  ['newsletter', 'newsletter|mailing list|sign[- ]?up form|iscrizione'],
  ['cta', 'call to action|cta|invito'],
];
const ARTICLE = '(?:(?:a|an|any|the|my|our|la|il|le|gli|i|una?|alcun[ao]?|della?|dei)\\s+)?';
const SECTION =
  '(?:(?:section|page|sezione|pagina|parte)\\s+(?:of\\s+|di\\s+|dei\\s+|con\\s+(?:i\\s+)?)?)?';
const UNWANTED_BEFORE = new RegExp(
  `\\b(?:no|without|skip|leave out|drop|don['’]t (?:want|need|include|add|show)|do not (?:want|need|include|add|show)|not? need|senza|niente|nessun[ao]?|evita|togli|lascia (?:stare|perdere|fuori)|non (?:voglio|vorrei|serve|servono|mettere|inserire|metterci|mi serve|ci serve))\\s+${ARTICLE}${SECTION}${ARTICLE}(?:\\p{L}+\\s(?:or|and|o|e|né)\\s${ARTICLE})?$`,
  'u',
);
/** "a personal blog by …", "Workshops from", "Team $29": what the page is about, or a line of content, but no wish. */
const CONTENT_AFTER =
  /^\s*(?:(?:al|allo|at|on|il|lo)\s+)?(?:;|:|\d|(?:by|about|di|su|sul|sulla|sui|del|of|for|near|in)\s[\p{L}§])/u;
const WISH_BEFORE =
  /\b(?:with|want|include|including|add|need|show|section|put|con|voglio|vorrei|metti|aggiungi|mostra|includi|inserisci|serve|servono|e|and|plus|anche)\s(?:\p{L}+\s){0,3}$/u;

// For lower-case text and Latin letters: all of Unicode makes the first use many times slower.
const SECTION_PATTERNS = SECTION_WORDS.map(
  ([kind, words]) => [kind, new RegExp(`(?<![a-zà-ÿ-])(?:${words})(?![a-zà-ÿ-])`, 'g')] as const,
);

interface Mention {
  kind: SectionKind;
  at: number;
  isRefused: boolean;
}

function findMentions(lower: string): Mention[] {
  const about = [
    ...lower.matchAll(/(?:^|[,.;]|\b(?:and|an?|with))\s(?:an\s)?about(?=[,.;]|\sand\b|$)/g),
  ];
  const named = SECTION_PATTERNS.flatMap(([kind, pattern]) =>
    [...lower.matchAll(pattern)].flatMap((hit): Mention[] => {
      const before = lower.slice(Math.max(0, hit.index - 80), hit.index);
      const after = lower.slice(hit.index + hit[0].length, hit.index + hit[0].length + 24);
      const isRefused = UNWANTED_BEFORE.test(before);
      if (!isRefused && CONTENT_AFTER.test(after) && !WISH_BEFORE.test(before)) return [];
      const isPrices = kind === 'menu' && hit[0].startsWith('pr');
      return [{ kind: isRefused && isPrices ? 'pricing' : kind, at: hit.index, isRefused }];
    }),
  );
  return [
    ...named,
    ...about.map(({ index }): Mention => ({ kind: 'about', at: index, isRefused: false })),
  ].sort((one, other) => one.at - other.at);
}

export interface SectionWishes {
  wanted: SectionKind[];
  unwanted: SectionKind[];
  /** Asked for and refused in one text: the later word counts. */
  contradicted: SectionKind[];
}

/** Sections that the text names, in its order, and those that it refuses ("no map", "senza galleria"). */
export function readSectionWishes(text: string): SectionWishes {
  const last = new Map<SectionKind, Mention>();
  const contradicted = new Set<SectionKind>();
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
