import type { DirectionId } from '../look/direction.ts';
import { fromHex, type Oklch } from '../look/oklch.ts';
import type { SectionKind } from '../trades/trade.ts';

export type ColourMood = 'warm' | 'cool' | 'dark' | 'light' | 'pastel' | 'grey';

const COLOUR_WORDS: readonly (readonly [RegExp, Oklch])[] = [
  [/\b(?:navy|dark blue|blu (?:scuro|notte|navy))\b/i, { lightness: 0.34, chroma: 0.11, hue: 262 }],
  [
    /\b(?:light blue|sky blue|azzurr[oaie]|celeste|cyan)\b/i,
    { lightness: 0.62, chroma: 0.12, hue: 232 },
  ],
  [
    /\b(?:dark green|forest|bottle green|verde (?:scuro|bottiglia|bosco))\b/i,
    { lightness: 0.38, chroma: 0.08, hue: 155 },
  ],
  [/\b(?:sage|salvia)\b/i, { lightness: 0.58, chroma: 0.06, hue: 145 }],
  [/\b(?:olive|oliva)\b/i, { lightness: 0.5, chroma: 0.09, hue: 115 }],
  [
    /\b(?:teal|petrolio|ottanio|turquoise|turchese|aqua)\b/i,
    { lightness: 0.54, chroma: 0.1, hue: 195 },
  ],
  [
    /\b(?:burgundy|bordeaux|wine[- ]red|maroon|amaranto|rosso scuro)\b/i,
    { lightness: 0.38, chroma: 0.13, hue: 15 },
  ],
  [
    /\b(?:terracotta|cotto|brick|rust|ruggine|mattone)\b/i,
    { lightness: 0.53, chroma: 0.13, hue: 40 },
  ],
  [/\b(?:coral|corallo|salmon|salmone)\b/i, { lightness: 0.65, chroma: 0.16, hue: 30 }],
  [/\b(?:mustard|senape|ochre|ocra)\b/i, { lightness: 0.68, chroma: 0.13, hue: 85 }],
  [/\b(?:gold(?:en)?|oro|dorat[oaie])\b/i, { lightness: 0.64, chroma: 0.11, hue: 85 }],
  [/\b(?:lilac|lilla|lavender|lavanda)\b/i, { lightness: 0.6, chroma: 0.11, hue: 305 }],
  [/\b(?:purple|violet|viola|porpora)\b/i, { lightness: 0.46, chroma: 0.16, hue: 305 }],
  [/\b(?:fuchsia|fucsia|magenta)\b/i, { lightness: 0.55, chroma: 0.22, hue: 350 }],
  [/\b(?:pink|rosa)\b/i, { lightness: 0.65, chroma: 0.14, hue: 0 }],
  [/\b(?:red|ross[oaie])\b/i, { lightness: 0.53, chroma: 0.19, hue: 27 }],
  [/\b(?:orange|arancio(?:ne)?)\b/i, { lightness: 0.67, chroma: 0.17, hue: 55 }],
  [/\b(?:yellow|giall[oaie])\b/i, { lightness: 0.82, chroma: 0.16, hue: 95 }],
  [/\b(?:green|verd[ei])\b/i, { lightness: 0.5, chroma: 0.13, hue: 148 }],
  [/\b(?:blue|blu)\b/i, { lightness: 0.5, chroma: 0.16, hue: 256 }],
  [
    /\b(?:brown|marron[ei]|coffee colou?r|chocolate|cioccolato)\b/i,
    { lightness: 0.42, chroma: 0.07, hue: 50 },
  ],
  [
    /\b(?:beige|sand|sabbia|cream|crema|ivory|avorio)\b(?=[^.]{0,24}(?:colou?r|tone|tint|palette|toni|colori)|$)/i,
    { lightness: 0.5, chroma: 0.06, hue: 70 },
  ],
];
const IN_COLOUR_SPEECH =
  /\b(?:colou?rs?|colored|coloured|palette|tones?|tints?|colore|colori|color[ei]|toni|tonalità|tinte|sfondo|background|style|stile)\b/i;

/** The first colour the user asks for: `#rrggbb`, else a colour word where the text speaks of colours or names two words at most. */
export function readColour(text: string): Oklch | undefined {
  const hex = /#([\da-f]{6})\b/i.exec(text)?.[0];
  if (hex) return fromHex(hex.toLowerCase());
  const hits = COLOUR_WORDS.flatMap(([pattern, colour]) => {
    const hit = pattern.exec(text);
    return hit ? [{ at: hit.index, colour }] : [];
  }).sort((one, other) => one.at - other.at);
  const first = hits[0];
  if (!first) return undefined;
  const around = text.slice(Math.max(0, first.at - 60), first.at + 60);
  const isListed = /(?:^|[,;.]|\b(?:in|with|con|and|e|di)\b)\s*\p{L}{0,12}\s?$/iu.test(
    text.slice(0, first.at),
  );
  return IN_COLOUR_SPEECH.test(around) || isListed ? first.colour : undefined;
}

const MOODS: readonly (readonly [ColourMood, RegExp])[] = [
  [
    'dark',
    /\b(?:dark (?:mode|theme|background|colou?rs?|page|style)|black background|sfondo (?:nero|scuro)|tema scuro|colori scuri|toni scuri)\b/i,
  ],
  ['pastel', /\b(?:pastel(?:s|l[oi])?|soft colou?rs|colori tenui|tinte tenui)\b/i],
  [
    'grey',
    /\b(?:black and white|black & white|monochrome|grayscale|bianco e nero|monocromatic[oa])\b/i,
  ],
  [
    'warm',
    /\b(?:warm (?:colou?rs?|tones?|palette|shades|light)|earthy|earth tones|colori caldi|toni caldi|tinte calde|colori della terra|warm)\b/i,
  ],
  ['cool', /\b(?:cool (?:colou?rs?|tones?|palette)|cold colou?rs?|colori freddi|toni freddi)\b/i],
  [
    'light',
    /\b(?:bright (?:and|colou?rs?)|light colou?rs?|airy|luminos[oa]|colori chiari|toni chiari)\b/i,
  ],
];

export function readMood(text: string): ColourMood | undefined {
  return MOODS.find(([, pattern]) => pattern.test(text))?.[0];
}

const TONES: readonly (readonly [RegExp, readonly DirectionId[]])[] = [
  [
    /\b(?:elegant[ei]?|luxur(?:y|ious)|lusso|lussuos[oa]|refined|raffinat[oa]|sophisticated|exclusive|esclusiv[oa]|premium|high[- ]end)\b/i,
    ['luxury', 'editorial', 'heritage'],
  ],
  [
    /\b(?:minimal(?:ist|ista|e)?|clean|pulit[oa]|essenziale|simple|semplice|sober|sobri[oa])\b/i,
    ['swiss', 'studio', 'wellness'],
  ],
  [/\b(?:modern[oaei]?|contemporary|contemporane[oa])\b/i, ['swiss', 'studio', 'poster']],
  [
    /\b(?:bold|loud|strong|audace|d'impatto|forte|impactful|daring)\b/i,
    ['poster', 'market', 'playful'],
  ],
  [
    /\b(?:playful|fun|funny|cheerful|allegr[oa]|divertente|giocos[oa]|kids|children|bambini|colourful|colorful|colorat[oa]|vivac[ei])\b/i,
    ['playful', 'poster', 'market'],
  ],
  [
    /\b(?:traditional|tradizional[ei]|classic[oa]?|heritage|historic|storic[oa]|old[- ]fashioned|antic[oa]|vintage|retro|retrò)\b/i,
    ['heritage', 'market', 'editorial'],
  ],
  [
    /\b(?:rustic[oa]?|homely|handmade|hand-made|artisan(?:al)?|artigianal[ei]|genuin[oa]|cozy|cosy|accoglient[ei]|crafted)\b/i,
    ['craft', 'market', 'heritage'],
  ],
  [
    /\b(?:relax(?:ing|ed|ante)?|calm(?:ing|o|a)?|zen|soft|gentle|rilassant[ei]|seren[oa]|delicat[oa]|spa)\b/i,
    ['wellness', 'coastal', 'luxury'],
  ],
  [
    /\b(?:tech(?:nical|nological)?|technolog(?:y|ical)|tecnologic[oa]|futuristic[oa]?|cyber|developer|digital[ei]?|innovativ[eoa])\b/i,
    ['technical', 'swiss', 'studio'],
  ],
  [
    /\b(?:sea|seaside|beach|mare|spiaggia|coast(?:al)?|costa|marine|marin[oa]|mediterrane(?:an|o|a)|lake|lago)\b/i,
    ['coastal', 'wellness', 'craft'],
  ],
  [
    /\b(?:editorial[ei]?|magazine|rivista|newspaper|giornale|literary|letterari[oa])\b/i,
    ['editorial', 'swiss', 'luxury'],
  ],
  [
    /\b(?:professional[ei]?|serious|seri[oa]|corporate|trustworthy|affidabil[ei]|institutional|istituzional[ei])\b/i,
    ['swiss', 'editorial', 'heritage'],
  ],
];

/** Directions for the adjectives in the text, the first adjective's first. */
export function readTones(text: string): DirectionId[] {
  const hits = TONES.flatMap(([pattern, directions]) => {
    const hit = pattern.exec(text);
    return hit ? [{ at: hit.index, directions }] : [];
  }).sort((one, other) => one.at - other.at);
  return [...new Set(hits.flatMap((hit) => hit.directions))];
}

const SECTION_WORDS: readonly (readonly [SectionKind, string])[] = [
  ['faq', 'faq|frequently asked|domande frequenti|questions and answers|domande e risposte'],
  ['gallery', 'gallery|galleria|photos?|foto|pictures|immagini'],
  ['portfolio', 'portfolio|projects|progetti|works|lavori svolti|case studies'],
  ['team', 'team|staff|our people|squadra|chi lavora'],
  ['testimonials', 'testimonials?|reviews?|recensioni|testimonianze|opinioni'],
  ['pricing', 'pricing|plans|tariffe|piani|abbonamenti|packages|pacchetti|membership'],
  ['menu', 'menu|menù|price list|listino|prezzi|prices'],
  ['products', 'products?|prodotti|shop section|catalogue|catalog|catalogo'],
  ['services', 'services|servizi|treatments|trattamenti'],
  ['features', 'features|caratteristiche|benefits|vantaggi|why us|perché sceglierci'],
  ['about', 'about(?: us| me)?|chi (?:siamo|sono)|our story|la nostra storia|history section'],
  ['process', 'how it works|come funziona|process|steps|procedimento|metodo'],
  ['blog', 'blog|articles|articoli|news|notizie|journal'],
  ['events', 'events?|eventi|calendar|calendario|concerts|dates|workshops?|corsi'],
  ['hours', 'opening hours|opening times|hours|orari(?: di apertura)?|orario'],
  ['map', 'map|mappa|directions|dove siamo|come arrivare|where we are|where to find us'],
  [
    'contact',
    'contact(?:s| form| us)?|contatti|modulo|form|booking(?: form)?|book online|prenotazion[ei]|reservations?|appointments?',
  ],
  ['newsletter', 'newsletter|mailing list|sign[- ]?up form|iscrizione'],
  ['cta', 'call to action|cta|invito'],
];
const UNWANTED_BEFORE =
  /(?:\b(?:no|without|skip|leave out|don['’]t (?:want|need|include)|not? need|senza|niente|nessun[ao]?|non (?:voglio|serve|servono|mettere|inserire))\s+(?:(?:a|an|any|the|la|il|le|gli|i|una?|alcun[ao]?)\s+)?)$/i;

// For lower-case text and Latin letters: all of Unicode makes the first use many times slower.
const SECTION_PATTERNS = SECTION_WORDS.map(
  ([kind, words]) => [kind, new RegExp(`(?<![a-zà-ÿ])(?:${words})(?![a-zà-ÿ])`)] as const,
);

/** Sections that the text names, and those that it refuses ("no map", "senza galleria"). */
export function readSectionWishes(text: string): {
  wanted: SectionKind[];
  unwanted: SectionKind[];
} {
  const lower = text.toLowerCase();
  const wanted: { at: number; kind: SectionKind }[] = [];
  const unwanted: SectionKind[] = [];
  for (const [kind, pattern] of SECTION_PATTERNS) {
    const hit = pattern.exec(lower);
    if (!hit) continue;
    if (UNWANTED_BEFORE.test(lower.slice(0, hit.index))) unwanted.push(kind);
    else wanted.push({ at: hit.index, kind });
  }
  return {
    wanted: wanted.sort((one, other) => one.at - other.at).map((hit) => hit.kind),
    unwanted,
  };
}
