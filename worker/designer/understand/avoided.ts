import { readColours } from '#domain/reading/colours.ts';
import { readSource } from '#domain/reading/tokens.ts';
import { findMotif } from '../art/motif-words.ts';
import type { MotifId } from '../art/motifs.ts';
import { findStyles } from '../look/styles/read-styles.ts';
import { readRefusedFonts } from '../look/styles/type-words.ts';

/** Every drawing is refused. */
export const ANY_PICTURE = 'pictures';

const SIGHT = 48;

/** Where a refusal begins, and as far as it goes. */
const REFUSAL =
  /(?<![\p{L}])(?:no|not|nor|never|without|avoid|(?:do not|don['’]?t) (?:want|use|show|put|like|draw)|niente|né|senza|evit\p{L}{1,4}|vietat[oaie]|nessun[oa]?|non (?:vogli\p{L}+|us\p{L}+|mett\p{L}+|disegn\p{L}+|con))(?![\p{L}])([^.!?\n;]{2,240})/giu;
/** What is wanted after all. */
const TURN =
  /(?<![\p{L}])(?:but|just|only|rather|instead|ma|solo|piuttosto|invece|anzi)(?![\p{L}])/iu;
/** "Il rosa lo hanno tutti", "everybody has pink". */
const COMMON =
  /(?<![\p{L}])(?:il|la|the)?\s?(\p{L}{3,12}) (?:lo hanno|ce l['’]hanno|is what|lo usano) (?:tutti|everyone)|(?:everyone|everybody|everyone else) (?:has|does|uses) (\p{L}{3,12})/giu;

/** "Rosso e bianco della croce no per favore": what stands before the refusal. */
const REFUSED_BEHIND =
  /(?<=^|[,.;!?:]\s{0,2})([^,.;!?:\n]{3,60}?)\s(?:anche )?no(?:,? (?:per favore|grazie|please|thanks|eh))?(?=[,.;!?\n]|$)/giu;

/** "No parking on the green". */
const ON_A_PLACE = /(?<![\p{L}])(?:on|in|at) the \p{L}+/giu;

const EVERY_DRAWING =
  /^\s*(?:\p{L}+,\s)?(?:icons?|icone|illustrations?|illustrazioni|drawings?|disegni|clip ?art|pictures|images|immagini|figure|foto ?e ?disegni)(?!\s(?:of|di|con|with|da|that|che))/iu;

/** Things that the words for what a page shows do not name. */
const THINGS: readonly (readonly [MotifId, RegExp])[] = [
  ['scales', /\b(?:scales|gavels?|bilanc[ei]|martellett\w+)\b/i],
  ['column', /\b(?:columns?|colonne|colonnati?)\b/i],
  ['cypress', /\b(?:cypress\w*|cipress\w+)\b/i],
  ['lotus', /\b(?:lotus\w*|(?:fiori? di )?loto)\b/i],
  ['glass', /\b(?:(?:wine )?glasses|calic[ei]|bicchier[ei])\b/i],
  ['heart', /\b(?:hearts?|cuor[ei]|cuoricini)\b/i],
  ['flower', /\b(?:flowers?|fior[ei]|fiorellini|roses?)\b/i],
  ['paw', /\b(?:paws?|paw ?prints?|zampe|zampine|impronte)\b/i],
  ['rings', /\b(?:rings|fedi|anelli)\b/i],
  ['note', /\b(?:music(?:al)? notes|pentagramm\w+|note musicali)\b/i],
  ['wheel', /\b(?:wheels|ruote)\b/i],
  ['gear', /\b(?:gears?|cogs?|ingranagg\w+)\b/i],
  ['mountain', /\b(?:mountains?|montagne)\b/i],
  ['tooth', /\b(?:tooth|teeth|dent[ei]|dentini)\b/i],
  ['scissors', /\b(?:scissors|forbici)\b/i],
];

/** The stretches of a text that refuse something. */
function refusals(text: string): string[] {
  const before = [...text.matchAll(REFUSED_BEHIND)].map(([, refused = '']) => refused);
  const behind = [...text.matchAll(REFUSAL)].map(
    ([, refused = '']) => refused.split(TURN)[0] ?? '',
  );
  return [...behind, ...before];
}

function coloursIn(text: string): string[] {
  return readColours(readSource(text)).found.map(({ value }) => value.hex);
}

/** "NOT blue", "niente rosa", "nothing too green": a colour that stands alone behind its refusal. */
const RIGHT_BEFORE =
  /(?<!\p{L})(?:no|not|never|without|avoid|niente|non|senza|né|evit\p{L}{1,4}|mai|(?:do not|don['’]?t) (?:want|use|like)|non (?:vogli\p{L}+|us\p{L}+|mett\p{L}+))\s(?:(?:any|in|too|the|all|any more|il|lo|la|l['’]|di|del|troppo|tutto|assolutamente)\s){0,2}$/iu;
const ENDS_BEHIND =
  /^\s*(?:[,.;:!?)\n–—]|$|(?:and|or|e|o|né|nor|please|per|because|perché|che|ché|ma|but|anywhere|at all|thanks|grazie|background|sfondo|tones?|toni)(?!\p{L}))/iu;

/** Colours that a brief refuses in so many words, as CSS: what it says of them elsewhere asks for none. */
export function readRefusedColours(text: string): string[] {
  return readColours(readSource(text)).found.flatMap(({ value, start, end }) =>
    RIGHT_BEFORE.test(text.slice(Math.max(0, start - SIGHT), start)) &&
    ENDS_BEHIND.test(text.slice(end))
      ? [value.hex]
      : [],
  );
}

/** Words for a look or for type in a refusal: "not childish", "no serif". */
function refusedWords(text: string): string[] {
  const styles = findStyles(text, 'wish').flatMap(({ isRefused, word }) =>
    isRefused ? [word.toLowerCase()] : [],
  );
  return [...styles, ...readRefusedFonts(text)];
}

/** What a brief does not want to see, in words that the designer knows: CSS colours, its objects, words for a look or a class of type, or all pictures. */
export function readAvoided(text: string): string[] {
  const refused = refusals(text);
  const common = [...text.matchAll(COMMON)].map(([, one, other]) => one ?? other ?? '');
  const objects = refused.flatMap((piece) => [
    ...THINGS.flatMap(([motif, words]) => (words.test(piece) ? [motif] : [])),
    ...piece.split(/,|\s(?:and|or|e|o|né)\s/iu).flatMap((part) => findMotif(part) ?? []),
  ]);
  const isBare = refused.some((piece) => EVERY_DRAWING.test(piece));
  const colours = [...refused, ...common].flatMap((piece) =>
    coloursIn(piece.replaceAll(ON_A_PLACE, ' ')),
  );
  return [
    ...new Set([...(isBare ? [ANY_PICTURE] : []), ...objects, ...colours, ...refusedWords(text)]),
  ];
}
