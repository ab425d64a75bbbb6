import { WordTable, expandWords } from '#domain/reading/word-table.ts';
import {
  COLOUR_NAMES,
  SHADE_WORDS as SHADE_NAMES,
  type ShadeId,
} from '#domain/reading/colour-names.ts';
import type { Measure } from '../intents/edit-intent.ts';
import { FONTS } from './fonts.ts';

/** The black of the table of colours. */
export const BLACK = '#0b0b0c';

/** How something is to look, before it is known what: the part of an intent that words of looks tell. */
export type Look =
  | {
      kind: 'recolour';
      property: 'background' | 'text' | 'auto';
      colour: { hex: string; words: string };
    }
  | { kind: 'shade'; property: 'auto'; direction: 1 | -1 }
  | { kind: 'scale'; measure: Measure; direction: 1 | -1; px?: number }
  | { kind: 'declare'; property: string; value: string }
  | { kind: 'font'; font: { stack: string; words: string } }
  | { kind: 'mood' }
  | { kind: 'length'; direction: 1 | -1 };

interface LookWords {
  look: Look;
  /** "bigger", "in bold". */
  say?: string;
  /** "enlarge". */
  verb?: string;
  /** What is wrong when this is wanted: "too small". */
  wrong?: string;
}

function scale(measure: Measure, direction: 1 | -1): Look {
  return { kind: 'scale', measure, direction };
}

function declare(property: string, value: string): Look {
  return { kind: 'declare', property, value };
}

const ROWS: readonly LookWords[] = [
  {
    look: scale('text', 1),
    say: '(much |even )?(bigger|larger)|big|large|huge|enormous|massive|(piu |ancora piu )?(grand[ei]|gross[oaie])|enorm[ei]|gigantesc[oa]|a bigger size',
    verb: 'enlarge|increase|increase the size of|grow|blow up|ingrandisci|ingrandire|aumenta|aumenta la dimensione d(i|el|ella|ei|elle)|ingrossa',
    wrong:
      '(too |quite |a bit |very |rather |troppo |tropp[oaie] )?(small|tiny|little|piccol[oaie]|minuscol[oaie])',
  },
  {
    look: scale('text', -1),
    say: '((two|three|a few) sizes |a size |much )?smaller|small|tiny|less (big|large)|(piu )?piccol[oaie]|meno (grand[ei]|gross[oaie])|minuscol[oaie]',
    verb: 'shrink|reduce|decrease|reduce the size of|rimpicciolisci|rimpicciolire|riduci|diminuisci',
    wrong:
      '(too |troppo |way too )(big|large|huge|grand[ei]|gross[oaie]|enorm[ei])|massive|huge|enormous|gigantic|enorm[ei]|gigantesc[oaie]',
  },
  {
    look: scale('space', 1),
    say: 'taller|piu alt[oa]|more (space|room|air|padding|spacing|breathing room|white space)|roomier|(piu|maggior[ei]?) (spazi[oa]?|aria|respiro|distanza)|further apart|less (tight|crowded)',
    verb: 'increase the (space|spacing|padding)|aumenta (lo spazio|la distanza|gli spazi)',
    wrong:
      '(too |troppo )(close together|close|tight|crowded|cramped|attaccat[oaie]|vicin[ei]|strett[oaie])',
  },
  {
    look: scale('space', -1),
    say: 'less (empty |white )?(space|room|padding|spacing|air)|tighter|closer together|meno (spazi[oa]?|aria|spazi vuoti|distanza|spazio vuoto)',
    verb: 'tighten( up)?|reduce the (space|spacing|padding)|riduci (lo spazio|la distanza|gli spazi)',
    wrong: '(too much|troppo|troppa) (empty |white )?(space|room|air|padding|spazio|aria)',
  },
  {
    look: scale('corners', 1),
    say: '(more |with )?(rounder|rounded|round)( corners| at the corners)?|(with |con )?(gli )?angoli (piu )?(tond|arrotondat)i|(piu )?(tond|arrotondat)[oaie]',
    verb: 'round|round the corners of|round off|arrotonda|arrotondare|arrotonda gli angoli d(i|ei|elle)|arrotondare gli angoli d(i|ei|elle)|smussa',
  },
  {
    look: scale('corners', -1),
    say: 'less round(ed)?|squarer|square( corners)?|sharper corners|(con |with )?(gli )?angoli meno tondi|meno (tond|arrotondat)[oaie]|squadrat[oaie]|con gli angoli vivi',
  },
  {
    look: scale('lines', 1),
    say: 'more line (height|spacing)|piu (interlinea|spazio tra le righe)',
  },
  { look: scale('width', 1), say: 'wider|piu larg[oaie]|piu larghe' },
  { look: scale('width', -1), say: 'narrower|less wide|piu strett[oaie]' },
  {
    look: { kind: 'shade', property: 'auto', direction: 1 },
    say: 'lighter|brighter|less dark|piu (chiar[oaie]|luminos[oaie])|meno scur[oaie]',
    verb: 'lighten|brighten|schiarisci|schiarire',
    wrong: '(too |troppo )(dark|scur[oaie])',
  },
  {
    look: { kind: 'shade', property: 'auto', direction: -1 },
    say: 'darker|less (light|bright)|piu scur[oaie]|meno (chiar[oaie]|luminos[oaie])',
    verb: 'darken|scurisci|scurire',
    wrong: '(too |troppo )(light|pale|bright|chiar[oaie]|pallid[oaie]|luminos[oaie])',
  },
  {
    look: { kind: 'mood' },
    say: '(in |with )?(warmer|cooler|colder)( (colou?rs?|tones?|shades?))?|((con )?(colori|toni|tonalita) )?(piu )?(cald|fredd)[oaie]',
  },
  {
    look: declare('text-align', 'center'),
    say: '(in the |at the )?(centre|center)|centred|centered|centerd|in the middle|(al )?centr(o|at[oaie])|in mezzo',
    verb: 'cent(er|re)|centra|centrare',
  },
  {
    look: declare('text-align', 'left'),
    say: '((to|on) the )?left|left aligned|a sinistra|allineat[oaie] a sinistra',
    verb: 'left align|allinea a sinistra',
  },
  {
    look: declare('text-align', 'right'),
    say: '((to|on) the )?right|right aligned|a destra|allineat[oaie] a destra',
    verb: 'right align|allinea a destra',
  },
  {
    look: declare('text-align', 'justify'),
    say: 'justified|giustificat[oaie]',
    verb: 'justify|giustifica',
  },
  { look: declare('font-weight', '700'), say: '(in )?bold(er)?|(in )?(grassetto|neretto)' },
  {
    look: declare('font-weight', '400'),
    say: 'not bold|thinner|less bold|senza grassetto|meno grassetto|piu sottil[ei]|normal weight',
  },
  {
    look: declare('font-style', 'normal'),
    say: 'upright|not (in )?italics?|no italics?|without italics?|dritt[oaie]|non (in )?corsivo|senza corsivo|straight',
  },
  { look: declare('font-style', 'italic'), say: '(in )?italics?|(in )?corsivo' },
  {
    look: declare('text-transform', 'uppercase'),
    say: '(in )?(all )?(uppercase|caps|capitals|capital letters|upper case)|(in )?(tutt[oaie] )?(in )?maiuscol[oaie]',
  },
  {
    look: declare('text-transform', 'lowercase'),
    say: '(in )?(lowercase|lower case)|(in )?minuscolo',
  },
  {
    look: declare('text-decoration', 'underline'),
    say: 'underlined|sottolineat[oaie]',
    verb: 'underline|sottolinea',
  },
  {
    look: declare('text-decoration', 'none'),
    say: 'not underlined|without underline|senza sottolineatura',
  },
  {
    look: declare('box-shadow', '0 8px 24px rgb(0 0 0 / 0.16)'),
    say: '(with )?(a )?(soft )?shadow|(con )?(un )?ombra',
  },
  {
    look: declare('position', 'sticky'),
    say: 'sticky|fixed( at the top)?|(always )?(stay|stays|remain|stick)s? (always )?(on|at|to) (the )?top( (even )?(when|while|as) (scrolling|you scroll|i scroll|people scroll|they scroll|scrolling down))?|visible when scrolling|always (on top|visible)|((deve|devono) )?((sempre )?(rest(are|a|i)|rimane(re)?) (sempre )?)?(fiss[oaie]|bloccat[oaie]|visibil[ei])( in alto)?( quando si scorre| mentre si scorre| scorrendo| (quando|mentre|anche quando|se) (scorro|scorri|scorrono|si scorre|si scende|scendo))?|sempre (in alto|visibile in alto|visibile)',
    verb: 'fix|blocca in alto|fissa',
  },
  {
    look: { kind: 'length', direction: -1 },
    say: '(much )?shorter|less text|more concise|piu (cort|brev)[oaie]|meno testo',
    verb: 'shorten|cut down|trim|condense|accorcia|accorciare|abbrevia|cut|riassumi',
    wrong: '(too |troppo )?(long|lung[oa]|lunghi)|troppo testo|too much text',
  },
  {
    look: { kind: 'length', direction: 1 },
    say: 'longer|piu lung[oa]',
    verb: 'lengthen|expand|allunga',
    wrong: 'too short|troppo (cort[oa]|breve)',
  },
];

export const LOOK_WORDS = new WordTable<Look>();
export const LOOK_VERBS = new WordTable<Look>();
export const WRONG_LOOKS = new WordTable<Look>();
for (const { look, say, verb, wrong } of ROWS) {
  if (say) LOOK_WORDS.add(say, look);
  if (verb) LOOK_VERBS.add(verb, look);
  if (wrong) WRONG_LOOKS.add(wrong, look);
}

/** Words for a look as a whole: what is to change for it only the person knows. */
export const MOOD_WORDS = new WordTable<true>();
for (const words of [
  'modern|moderno|moderna|contemporary|contemporane[oa]|attuale|fresh|fresc[oa]',
  'elegant|elegante|luxurious|luxury|lussuos[oa]|refined|raffinat[oa]|sophisticated|classy|di classe|sofisticat[oa]|premium|chic',
  'minimal|minimalist|minimale|minimalista|simple|simpler|semplice|clean|cleaner|pulit[oa]|essenziale|sobri[oa]',
  'playful|giocos[oa]|fun|divertente|cheerful|allegr[oa]|happy|youthful|giovanile|vivace|simpatic[oa]',
  'bold|bolder|audace|striking|d impatto|incisiv[oa]|strong|deciso|decisa|eye catching|aggressive|aggressiv[oa]',
  'warm|accogliente|cosy|cozy|welcoming|homely|familiare|friendly|friendlier|amichevole',
  'calm|calmer|calmo|calma|relaxing|rilassante|tranquill[oa]|soft|softer|soothing|sober',
  'classic|classical|classic[oa]|traditional|tradizionale|serious|seri[oa]|formal|formale|professional|professionale|vintage|retro',
  'airy|arios[oa]|spacious|spazios[oa]|less crowded|meno affollat[oa]|lighter feel|more breathing room|piu respiro',
  'compact|compatt[oa]|denser|piu dens[oa]|tighter',
])
  MOOD_WORDS.add(words, true);

export const FONT_WORDS = new WordTable<string>();
for (const [words, stack] of FONTS) FONT_WORDS.add(words, stack);

/** Colours with the form of the name that an answer can say of anything: "verde" for "verdi". */
export const COLOUR_WORDS = new WordTable<{ hex: string; label: string }>();
for (const { hex, en, it } of COLOUR_NAMES)
  for (const name of [...en, ...it]) COLOUR_WORDS.add(name, { hex, label: firstForm(name, it) });

/** Of the four forms of an Italian adjective the first; other words stay as they are. */
function firstForm(word: string, all: readonly string[]): string {
  return all.find((other) => other.slice(0, -1) === word.slice(0, -1)) ?? word;
}

export const SHADE_WORDS = new WordTable<{ id: ShadeId; label: string }>();
for (const id of ['dark', 'light', 'pale', 'bright'] as const) {
  const more = id === 'bright' ? ['strong', 'warm', ...expandWords('decis[oaie]|cald[oaie]')] : [];
  const all = [...SHADE_NAMES[id], ...more];
  for (const word of all) SHADE_WORDS.add(word, { id, label: firstForm(word, all) });
}
