import { toLch } from '../css/colour.ts';
import type { EditIntent, Measure, Target, WantedColour } from '../edit-types.ts';
import { FONTS } from '../lexicon/fonts.ts';
import { MOODS, type MoodId } from '../lexicon/moods.ts';
import { readClause, type Clause } from '../request/clause.ts';

const BRAND =
  /\b(?:brand|accent|main|primary|theme|principal[ei]|d'accento|accento|dominante|marchio|aziendal[ei]|portante)\b(?:\s+(?:colou?rs?|colore|colori))?|\b(?:colou?r|colore|colori)\s+(?:scheme|palette|principal[ei]|del (?:sito|marchio|brand)|d'accento|dominante|of the (?:site|page|brand)|aziendal[ei]|brand)\b|\b(?:site|page|sito|tavolozza|palette)\s+(?:colou?rs?|colori)\b|\bcolou?r scheme\b|\bpalette\b/;

function propertyOf(clause: Clause): 'background' | 'text' | 'brand' | 'auto' {
  if (/\b(?:background|backdrop|sfondo|bg)\b/.test(clause.bare)) return 'background';
  const onlyPage = !clause.target || (clause.target.element === 'page' && !clause.target.section);
  if (
    BRAND.test(clause.bare) &&
    (onlyPage || !clause.target?.section) &&
    clause.target?.element !== 'headline'
  )
    return 'brand';
  if (
    /\b(?:text|testo|testi|scritt[ae]|lettering|letters|caratteri|font|writing|parole)\b/.test(
      clause.bare,
    )
  )
    return 'text';
  return 'auto';
}

const BESIDES =
  /\s(?:with|and|con|e)\s+(?:(?:the|il|un)\s+)?(?:[\w-]+\s+){0,2}(?:text|lettering|letters|writing|words|font|testo|scritt[ae]|lettere|caratteri)\b|\s(?:with|and|con|e)\s+(?:(?:the|il|le|la)\s+)?(?:text|writing|testo|scritt[ae])\s.*$|,?\s+(?:white|black|light|dark)\s+(?:text|writing|letters|lettering|font)$|,?\s+(?:testo|scritt[ae])\s+(?:bianc\w+|ner\w+|chiar\w+|scur\w+)$/;

/** Where "… with white text" stands behind a colour. */
export function besidesOf(clause: Clause): { start: number; end: number }[] {
  const match = clause.colour && BESIDES.exec(clause.bare);
  return match && clause.colour && match.index >= clause.colour.end
    ? [{ start: match.index, end: clause.bare.length }]
    : [];
}

/** "black with white text" is about the background: readable text comes by itself. */
function withoutBesides(clause: Clause): Clause {
  const match = clause.colour && BESIDES.exec(clause.bare);
  if (!match || !clause.colour || match.index < clause.colour.end) return clause;
  return readClause(clause.text.slice(0, match.index), clause.language, clause.page);
}

export function readRecolour(whole: Clause): EditIntent | undefined {
  const clause = withoutBesides(whole);
  const { colour, target } = clause;
  if (!colour) return undefined;
  const property = propertyOf(clause);
  if (clause.verb && ['remove', 'hide', 'move', 'duplicate'].includes(clause.verb.class))
    return undefined;
  if (isPageGround(clause, property)) return groundOf(colour);
  return { kind: 'recolour', target: withoutTextOfBackground(target, property), property, colour };
}

/** "make the page black": no brand is black or white, so the ground of the page is meant. */
function isPageGround({ target, colour }: Clause, property: string): boolean {
  const isPage = target?.element === 'page' && !target.section && !target.sectionName;
  return isPage && property === 'auto' && colour !== undefined && toLch(colour.hex).c < 0.02;
}

function groundOf({ hex, words }: WantedColour): EditIntent {
  return toLch(hex).l < 0.3
    ? { kind: 'dark-page' }
    : {
        kind: 'recolour',
        target: { element: 'page' },
        property: 'background',
        colour: { hex, words },
      };
}

function withoutTextOfBackground(target: Target | undefined, property: string): Target | undefined {
  if (property !== 'background' || target?.element !== 'page') return target;
  return { element: 'page' };
}

export function readShade(clause: Clause): EditIntent | undefined {
  const dark = /\b(?:darker|piu scur[oaie]|scurisci|scurire|less bright|meno chiar[oaie])\b/.test(
    clause.bare,
  );
  const light =
    /\b(?:lighter|brighter|piu chiar[oaie]|schiarisci|schiarire|meno scur[oaie])\b/.test(
      clause.bare,
    );
  if (dark === light) return undefined;
  const property = propertyOf(clause);
  const isGround = property === 'background' && !clause.target;
  return {
    kind: 'shade',
    target: isGround ? { element: 'page' } : clause.target,
    property,
    direction: light ? 1 : -1,
  };
}

export function readFont(clause: Clause): EditIntent | undefined {
  const isAboutFont =
    /\b(?:fonts?|typeface|typography|lettering|carattere|caratteri|tipografia|type)\b/.test(
      clause.bare,
    );
  const found = FONTS.map(([words, stack]) => ({
    stack,
    match: new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`).exec(clause.folded),
  }))
    .filter(({ match }) => match !== null)
    .sort((a, b) => (b.match?.[0].length ?? 0) - (a.match?.[0].length ?? 0))[0];
  const isFamily = found && FAMILY.test(found.match?.[0] ?? '');
  if (!found?.match || !(isAboutFont || isFamily)) return undefined;
  if (clause.verb && ['remove', 'add', 'move'].includes(clause.verb.class) && !isAboutFont)
    return undefined;
  const { index } = found.match;
  const words = clause.text.slice(index, index + found.match[0].length);
  const target =
    clause.target?.element === 'text' && isAboutFont && /font size/.test(clause.bare)
      ? undefined
      : clause.target;
  return { kind: 'font', target, font: { stack: found.stack, words } };
}

const FAMILY =
  /^(?!(?:modern|moderno|clean|pulito|elegant|elegante|classic|classico|rounded|arrotondato|tondo|tondeggiante|script|inter|condensed|narrow|stretto|times|readable|legible|leggibile|mono)$)/;

const GROW =
  /\b(?:bigger|huge|enormous|massive|enorm[ei]|gigantesc\w|piu gross[oaie]|larger|large|big|too small|increase|enlarge|more|wider|taller|thicker|higher|too (?:little|tight|narrow)|generous|piu grand[ei]|piu larg[hoaie]+|piu ampi[oae]*|piu alt[oaie]|troppo (?:piccol[oaie]|strett[oaie]|poc[oa])|ingrand\w+|aument\w+|allarg\w+|maggior[ei]?|piu spazio|piu aria|piu respiro|piu|ingross\w+|round\w*|arrotond\w+|smuss\w+|tond[oaie])\b/;
const SHRINK =
  /\b(?:smaller|tiny|minuscol[oaie]|too (?:big|large|wide|much|high|tall)|decrease|reduce|shrink|less|tighter|narrower|fewer|lower|square|sharp|piu piccol[oaie]|piu strett[oaie]|troppo (?:grand[ei]|larg[hoaie]+|spazio|alt[oaie])|rimpiccio\w+|ridu\w+|diminu\w+|meno|minor[ei]?|string\w+|squadrat[oaie]|spigolos[oaie]|rett[oaie]|squared?|sharper)\b/;

const MEASURES: readonly (readonly [Measure, RegExp])[] = [
  [
    'corners',
    /\b(?:corners?|round(?:er|ed)?|radius|angol[oi]|bord[oi] (?:arrotondat[oi]|tond[oi])|arrotond\w+|smuss\w+|squadrat[oaie]|squared?|square|sharper|spigol\w+|tond[oaie])\b/,
  ],
  ['lines', /\b(?:line[ -](?:height|spacing)|interlinea|spazio tra le righe)\b/],
  ['width', /\b(?:width|wider|narrower|larghezza|piu larg[hoaie]+)\b/],
  [
    'space',
    /\b(?:spac(?:e|ing|ious)|padding|margins?|breathing|air|gap|room|spazi[oa]?(?:tura)?|margin[ei]|aria|respiro|distanza|distanziat[oaie]|tight|crowded|strett[oaie])\b/,
  ],
  [
    'text',
    /\b(?:bigger|smaller|larger|huge|enormous|massive|tiny|enorm[ei]|gigantesc\w|minuscol[oaie]|gross[oaie]|big|small|large|size|font|grand[ei]|piccol[oaie]|ingrand\w+|rimpiccio\w+|enlarge|dimension[ei]|grandezza|increase|aument\w+|shrink|reduce|ridu\w+|diminu\w+)\b/,
  ],
];

export function readScale(clause: Clause): EditIntent | undefined {
  const px = /\b(\d{1,3})\s?(?:px|pixels?|pixel)\b/.exec(clause.bare)?.[1];
  const measure =
    MEASURES.find(([, words]) => words.test(clause.bare))?.[0] ??
    (px && clause.target?.element ? 'text' : undefined);
  if (!measure) return undefined;
  if (isAboutSums(clause)) return undefined;
  const isSmaller = SHRINK.test(clause.bare);
  if (!isSmaller && !GROW.test(clause.bare) && !px) return undefined;
  const direction = isSmaller ? -1 : 1;
  return {
    kind: 'scale',
    target: scaleTarget(clause),
    measure,
    direction,
    ...(px ? { px: Number(px) } : {}),
  };
}

/** "raise all prices by 10%" is about money and no size. */
function isAboutSums({ bare }: Clause): boolean {
  return /\b(?:prices|prezzi|tariffe|rates)\b/.test(bare) && !ABOUT_LOOKS.test(bare);
}

const ABOUT_LOOKS =
  /\b(?:bigger|larger|smaller|font|size|px|space|spacing|padding|text|grand[ei]|piccol[oaie]|carattere|caratteri|testo|spazi\w*|dimension\w)\b/;

function scaleTarget(clause: Clause): Target | undefined {
  return clause.target;
}

const DECLARATIONS: readonly (readonly [RegExp, property: string, value: string])[] = [
  [
    /\b(?:cent(?:er|re)(?:ed)?|centra\w*|al centro|in mezzo|centrat[oaie])\b/,
    'text-align',
    'center',
  ],
  [
    /\b(?:left[ -]?align\w*|align\w* (?:to the )?left|(?:to|on) the left|a sinistra)\b/,
    'text-align',
    'left',
  ],
  [
    /\b(?:right[ -]?align\w*|align\w* (?:to the )?right|(?:to|on) the right|a destra)\b/,
    'text-align',
    'right',
  ],
  [/\b(?:justif\w+|giustific\w+)\b/, 'text-align', 'justify'],
  [
    /\b(?:not bold|no bold|lighter weight|thin(?:ner)?|regular weight|senza grassetto|sottile|meno grassetto|piu sottile)\b/,
    'font-weight',
    '400',
  ],
  [/\b(?:bold(?:er)?|grassetto|neretto|heavier)\b/, 'font-weight', '700'],
  [/\b(?:italics?|corsivo)\b/, 'font-style', 'italic'],
  [
    /\b(?:uppercase|upper case|all caps|capital letters|capitals|maiuscol[oaie])\b/,
    'text-transform',
    'uppercase',
  ],
  [/\b(?:lowercase|lower case|minuscol[oaie])\b/, 'text-transform', 'lowercase'],
  [
    /\b(?:remove the underline|no underline|not underlined|without underline|senza sottolineatura|non sottolineat[oaie]|togli la sottolineatura)\b/,
    'text-decoration',
    'none',
  ],
  [/\b(?:underlined?|sottoline\w+)\b/, 'text-decoration', 'underline'],
  [
    /\b(?:sticky|fixed|stay at the top|stick to the top|stays? (?:on|at the) top|sempre in alto|fiss[oaie]|sempre visibile|bloccat[oaie])\b/,
    'position',
    'sticky',
  ],
  [/\b(?:shadow|ombra|ombreggiatura)\b/, 'box-shadow', '0 8px 24px rgb(0 0 0 / 0.16)'],
];

const ALL = /^(?:metti |fai |rendi )?tutto\b/;

/** What was named before: it is looked for when the wish is carried out. */
const OF_IT = /\b(?:it|them)\b|\w{3,}l[oaie]\b/;

export function readDeclare(clause: Clause): EditIntent | undefined {
  const isBlocked =
    clause.verb &&
    ['add', 'move', 'duplicate', 'hide', 'wish'].includes(clause.verb.class) &&
    !/\b(?:shadow|ombra)\b/.test(clause.bare);
  const found = DECLARATIONS.find(([words]) => words.test(clause.bare));
  if (!found || (isBlocked && clause.verb?.class !== 'wish')) return undefined;
  const target =
    clause.target ?? (ALL.test(clause.bare) ? { element: 'page' as const } : undefined);
  if (!target && !OF_IT.test(clause.bare)) return undefined;
  if (clause.verb?.class === 'remove' && found[1] !== 'text-decoration') return undefined;
  return { kind: 'declare', target, property: found[1], value: found[2] };
}

export function readMood(clause: Clause): EditIntent | undefined {
  const found = (Object.entries(MOODS) as [MoodId, (typeof MOODS)[MoodId]][])
    .map(([mood, { words }]) => ({
      mood,
      match: new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`).exec(clause.plain),
    }))
    .find(({ match }) => match !== null);
  const isWholePage =
    !clause.target || clause.target.isSelection || clause.target.element === 'page';
  const isLook =
    /\b(?:more|less|look|feel|style|design|appearance|piu|meno|aspetto|stile|look|grafica|tono)\b/.test(
      clause.bare,
    ) || isWholePage;
  if (!found || !isLook || !isWholePage) return undefined;
  return { kind: 'mood', mood: found.mood };
}

export function readLength(clause: Clause): EditIntent | undefined {
  const short =
    clause.verb?.class === 'shorten' ||
    /\b(?:shorter|more concise|less text|too long|too much text|troppo lung[hoaie]+|troppo testo|piu cort[oaie]|piu brev[ei]|piu concis[oaie]|meno testo)\b/.test(
      clause.bare,
    );
  const long =
    clause.verb?.class === 'lengthen' ||
    /\b(?:longer|more text|more detail\w*|piu lung[hoaie]+|piu testo|piu dettagli\w*)\b/.test(
      clause.bare,
    );
  if (short === long) return undefined;
  return { kind: 'length', target: clause.target, direction: long ? 1 : -1 };
}
