import type { EditIntent } from '../../intents/edit-intent.ts';
import { BLACK } from '../looks.ts';
import { says, saysOf, type Row } from '../row.ts';
import type { Aim } from '../slots/named-cores.ts';
import { colourAs, looksOf } from './looks-of.ts';

const DO = '(<make>|<change>|<modal>|to)*';
const IS = '(<be>|<modal>|to|in|a|look|like|colou?r|color|colore|di colore)*';
const OF = '(<of>|<from>|behind|dietro)';
const PHONES =
  '(on|sul|sui|dal|da|in|nel|nella|per|for)? (mobile|mobiles|phones?|smartphones?|small screens|telefon[oi]|telefonino|cellular[ei]|versione mobile)';
const FONT = '(font|typeface|fonts|carattere|caratteri)';
/** Behind a sort of typeface, the one that is meant. */
const AS =
  '((something|qualcosa|quello|one)? (like|such as|similar to|tipo|come|say|ad esempio|per esempio))';
const GROUND =
  '(background|backdrop|sfondo|background colou?r|colore di sfondo|colore dello sfondo)';
const INK =
  '(text colou?r|font colou?r|colou?r of the text|colore del testo|text|testo|writing|scritte)';

/** Of the selected element, else of the page. */
const GROUND_OF_PAGE: Aim = {
  target: { element: 'background' },
  elements: [],
  role: 'pronoun',
  kind: 'background',
  name: '',
};

export const LOOK_ROWS: readonly Row[] = [
  {
    say: `${DO} {lookverb} <it> (there|lì|li|là)
      ${DO} <it> {look} (there|lì|li|là)`,
    make: ({ look, lookverb }) => {
      const scaled = look ?? lookverb;
      return scaled.kind === 'scale' && scaled.measure === 'text'
        ? says({ ...scaled, target: {}, isOnPhones: true })
        : undefined;
    },
  },
  {
    say: `{thing} (is|are|looks?|feels?|seems?|è|sono|sembra|sembrano)* {wrong}`,
    make: ({ thing, wrong }) => {
      const reading = looksOf([thing], [wrong]);
      return reading && { ...reading, manner: 'complaint' };
    },
  },
  {
    say: `(with|con)? ${DO} ${GROUND} ${IS} {looks}
      ${DO} {looks} ${GROUND}`,
    make: ({ looks }) => looksOf([GROUND_OF_PAGE], looks, 'background'),
  },
  {
    say: `${DO} {things} ${IS} {looks} (text|letters|lettere|instead|invece|colou?r)*
      ${DO} {things} ${IS} {looks} ,? (<instead>|not|non) ({colour}|{look})
      ${DO} {looks} (<on>|to)? {things}
      ${DO} (colou?r|colore|size|dimensione|font size|style|look|${FONT}) ${OF} {things} ${IS} {looks}
      ${DO} {things} (colou?r|colore|size|font|font size) ${IS} {looks}
      {things} <make> <it> {looks}
      (for|per) {things} <make>* {looks}
      {lookverb} (the text of|text of|il testo di)? {things} (<to>|by)? {looks}?`,
    make: ({ things, looks, lookverb }) => looksOf(things, looks ?? [lookverb]),
  },
  {
    say: `${DO} ${GROUND} ${OF} {things} ${IS} {looks}
      ${DO} {things} ${GROUND} ${IS} {looks}
      ${DO} {things} (with|con|have|avere|a)* {looks} ${GROUND}
      ${DO} {looks} ${GROUND} (<on>|to)? {things}
      ${DO} ${GROUND} {looks} (<on>|to)? {things}`,
    make: ({ things, looks }) => looksOf(things, looks, 'background'),
  },
  {
    say: `${DO} ${INK} ${OF} {things} ${IS} {looks}
      ${DO} {things} (text colou?r|text|testo|lettering) ${IS} {looks}`,
    make: ({ things, looks }) =>
      looksOf(things, looks, looks.every(({ kind }) => kind === 'recolour') ? 'text' : undefined),
  },
  {
    say: `{part} (is|are|looks?|è|sono|way)* {wrong} ${PHONES}
      ${PHONES} ,? {part} (is|are|looks?|è|sono|way)* {wrong}
      ${DO} {part} ${IS} {look} ${PHONES}
      ${PHONES} ,? ${DO} {part} ${IS} {look}
      ${DO} {look} {part} ${PHONES}
      {lookverb} {part} ${PHONES}`,
    make: ({ part, look, lookverb, wrong }) => {
      const scaled = look ?? lookverb ?? wrong;
      return scaled.kind === 'scale' && scaled.measure === 'text'
        ? saysOf(part, { ...scaled, target: part.target, isOnPhones: true })
        : undefined;
    },
  },
  {
    say: `${DO} <menu_word> ${IS} {look}`,
    make: ({ look }) =>
      look.kind === 'declare' && look.value === 'sticky'
        ? says({ ...look, target: { section: 'nav' } })
        : undefined,
  },
  {
    say: `${FONT} (is|are|looks?|è|sono|sembra)* {word} {word}?`,
    make: () => ({ intents: [{ kind: 'ask', missing: 'font' }], manner: 'complaint' }),
  },
  {
    say: `<remove> {off} (<from>|<on>) {thing}
      (no|senza) {off} (<on>|<from>) {thing}
      {thing} (without|not in|senza|non in|no) {off}`,
    make: ({ thing, off: [property, value] }) =>
      saysOf(thing, { kind: 'declare', target: thing.target, property, value }),
  },
  {
    say: `${DO} {colour} (tones?|shades?|colou?r|parts|bits|tono|colore|parti)? ${IS} {look}
      ${DO} {look} {colour}
      {lookverb} {colour}`,
    make: ({ colour, look, lookverb }) => {
      const shade = look ?? lookverb;
      return shade.kind === 'shade' ? colourAs(colour, shade) : undefined;
    },
  },
  {
    say: `<modal> {colour} (parts|bits|parti)? (<be>|<modal>) ${IS} {look}
      {colour} (parts|bits|parti)? <modal> ${IS} {look}`,
    make: ({ colour, look }) => colourAs(colour, look),
  },
  {
    say: `{colour} (is|looks?|è|sembra|mi sembra)* {wrong}`,
    make: ({ colour, wrong }) => {
      const reading = colourAs(colour, wrong);
      return reading && { ...reading, manner: 'complaint' };
    },
  },
  {
    say: `${DO} {look} (at|on|in) (very|page|site)* top (<of> (page|site))?
      ${DO} {look} (in alto|in cima|sopra) (<of> (pagina|sito))?`,
    make: ({ look }) =>
      look.kind === 'scale' && look.measure === 'space'
        ? says({ ...look, target: { section: 'hero' } })
        : undefined,
  },
  {
    say: `(<make>|<be>|<it>)* {looks} (instead|invece)?
      {lookverb} <it>?`,
    make: ({ looks, lookverb }) => {
      const all = looks ?? [lookverb];
      return all.every(({ kind }) => kind === 'font') ? undefined : looksOf([undefined], all);
    },
  },
  {
    say: `(<make>|<be>|<change>|<it>|to|page|site|everything|thing|pagina|sito|tutto|something|qualcosa|more|piu|look|feel|un aspetto|aspetto|aria|stile)* {mood} (look|feel|style|design|page|site|sito|stile)*
      (<make>|<it>|page|site|everything|thing|pagina|sito|tutto|can|could|you)* (feel|look) (more|like|a bit|a bit more)* {word} {word}?
      (<make>|<change>)* (<it>|page|site|everything|thing|pagina|sito|tutto)* (more|piu) {word}
      (<add>|<make>|<change>|<of>)* (colors|colours|colori|tonalita|toni) (more|piu)? (caldi|calde|freddi|fredde|vivi|vivaci|allegri|tenui|accesi|delicati|warm|warmer|cooler|softer|brighter)
      (<add>|<make>|<change>|<of>)* (warmer|cooler|softer|brighter|calmer) (colors|colours|tones)`,
    make: () => says({ kind: 'ask', missing: 'look' }),
  },
  {
    say: `(<make>|<be>|<change>|page|site|everything|pagina|sito|background|sfondo|tutto)* (dark|black|scur[oa]|ner[oa]) (background|sfondo|theme|tema)*
      (<make>|<be>|<change>|page|site|everything|pagina|sito|tutto|il resto)* (darker|dark) (style|look|theme)
      (<make>|<be>|<change>|page|site|pagina|sito|tutto)* (stile|aspetto|tema) (piu)? scuro`,
    make: () => says({ kind: 'dark-page' }),
  },
  {
    say: `(<add>|enable|turn on|support|attiva|abilita)* (dark|night) (mode|theme)
      (<add>|attiva|abilita)* (modalita|versione|tema) (scur[oa]|notte|notturn[oa])`,
    make: () => says({ kind: 'dark-mode' }),
  },
  {
    say: `black and white (only)?
      (in)? bianco e nero`,
    make: () =>
      says({
        kind: 'recolour',
        target: undefined,
        property: 'brand',
        colour: { hex: BLACK, words: 'black' },
      }),
  },
  {
    say: `(i|we)? (dont|do not) like {colour} ,? (can|could|should|it)* (be|like|more|be more like)* {to_colour:colour} ((or|o) {word} (colou?r|colore)?)?
      non mi piace {colour} ,? (<make>|meglio|potrebbe essere|piu|come|lo)* {to_colour:colour}`,
    make: ({ colour, to_colour: to }) => says({ kind: 'swap-colour', from: colour, to }),
  },
  {
    say: `(<make>|<change>|brand|main|primary|accent|page|theme|site)* (colou?rs?|colore|colori|palette) (aziendale|principale|d accento|(<of> (site|page|brand|sito|pagina)))? (<be>|to|in|a)* {colour}
      <make> {colour} <instead> (current|present|existing|attuale|presente)? (colou?r|colore|one)? (di adesso|attuale)?
      (use|usa|metti) {colour} (as|come) (main|brand|primary|accent)* (colou?r|colore) (aziendale|principale|(<of> (site|page|sito)))?`,
    make: ({ colour }) => says({ kind: 'recolour', target: undefined, property: 'brand', colour }),
  },
  {
    say: `<change> {colour} (parts|parti)? (to|with|into|in|con|a) {to_colour:colour}
      (<make>|<add>)? {to_colour:colour} <instead> {colour}
      <instead> {colour} <make>? {to_colour:colour}`,
    make: ({ colour, to_colour: to }) => says({ kind: 'swap-colour', from: colour, to }),
  },
  {
    say: `(<make>|<change>|to|${FONT}|<on>)* {things} (<be>|to|<make>|${FONT})* {font} ${FONT}? ,? ${AS} {like_font:font}`,
    make: ({ things, like_font: font }) =>
      saysOf(
        things.find(({ choices }) => choices) ?? things[0],
        ...things.map(({ target }): EditIntent => ({ kind: 'font', target, font })),
      ),
  },
  {
    say: `(<make>|<change>|to|${FONT}|<on>)* {things} (<be>|to|<make>|${FONT})* {font} ${FONT}?
      (<make>|<change>|to|${FONT})* {font} ${FONT}? (for|in|on|to|per|nei|nel|nella|a|ai) {things}`,
    make: ({ things, font }) =>
      saysOf(
        things.find(({ choices }) => choices) ?? things[0],
        ...things.map(({ target }): EditIntent => ({ kind: 'font', target, font })),
      ),
  },
  {
    say: `(<make>|<change>|to|${FONT}|site|page|sito|pagina|<of>)* (something|qualcosa)? (like|similar to|come|tipo)? {font} ${FONT}*`,
    make: ({ font }) => says({ kind: 'font', target: undefined, font }),
  },
  {
    say: `(<make>|<change>|to|try|pick)* (different|other|another|new|better|nicer|altr[oa]|divers[oa]|nuov[oa]) ${FONT}
      <make> ${FONT} (diverso|nuovo|migliore)
      <change> ${FONT}`,
    make: () => says({ kind: 'other-font' }),
  },
  {
    say: `(<make>|<change>|to|try)* ${FONT}? (more|piu)? {mood} ${FONT}
      (<make>|<change>)* ${FONT} (<be>|look|more|piu)* {mood}
      <change> ${FONT} ,? (one|something|uno|qualcosa) (di)? (more|piu) {word}`,
    make: () => says({ kind: 'ask', missing: 'font' }),
  },
];
