import type { EditIntent, Target } from '../edit-intent.ts';
import type { Look } from '../looks.ts';
import { says, type PhraseRow, type Reading } from '../reading.ts';
import type { Aim } from '../slots/parts.ts';

const PICTURES = new Set(['image', 'images', 'logo']);
const BLACK = '#0b0b0c';

function isPage(target: Target | undefined): boolean {
  return (
    target?.element === 'page' || target?.element === 'background' || target?.element === 'sections'
  );
}

type LookOf<Kind extends Look['kind']> = (
  aim: Aim,
  look: Look & { kind: Kind },
) => EditIntent | undefined;

function isPicture({ target }: Aim): boolean {
  return PICTURES.has(target?.element ?? '');
}

const recolour: LookOf<'recolour'> = (aim, look) => {
  const { target, property } = aim;
  if (isPicture(aim)) return undefined;
  const isGround = isPage(target) && !target?.section;
  if (isGround && look.property !== 'text' && look.colour.hex === BLACK)
    return { kind: 'dark-page' };
  if (target?.element === 'background' || target?.element === 'sections')
    return { ...look, target, property: 'background' };
  return { ...look, target, property: property && property !== 'auto' ? property : look.property };
};

const shade: LookOf<'shade'> = (aim, look) =>
  isPicture(aim)
    ? {
        kind: 'declare',
        target: aim.target,
        property: 'filter',
        value: `brightness(${look.direction > 0 ? 1.3 : 0.75})`,
      }
    : { ...look, target: aim.target, property: aim.property ?? 'auto' };

const scale: LookOf<'scale'> = (aim, look) => {
  const isWidth = isPicture(aim) && look.measure === 'text';
  return { ...look, target: aim.target, measure: isWidth ? 'width' : look.measure };
};

const declare: LookOf<'declare'> = ({ target }, look) => {
  const isBar = ['menu', 'nav', 'header'].includes(target?.section ?? '');
  const bar: Target = { section: target?.section === 'header' ? 'header' : 'nav' };
  return { ...look, target: look.value === 'sticky' && isBar ? bar : target };
};

const LOOKS: { [Kind in Look['kind']]: LookOf<Kind> } = {
  recolour,
  shade,
  scale,
  declare,
  font: ({ target }, look) => ({ ...look, target }),
  length: ({ target }, look) => ({ ...look, target }),
  mood: () => ({ kind: 'ask', missing: 'look' }),
};

/** A look of a part. Undefined where the two do not go together. */
function lookOf(aim: Aim, look: Look): EditIntent | undefined {
  // The table pairs every kind with a reader of just that kind.
  return (LOOKS[look.kind] as (aim: Aim, look: Look) => EditIntent | undefined)(aim, look);
}

/** "Black with white letters" is a ground and a text; "bigger and green" two looks of one thing. */
function looksOf(aim: Aim, looks: readonly Look[]): Reading | undefined {
  const hasGround = looks.some((look) => look.kind === 'recolour' && look.property === 'text');
  const grounded = looks.map((look): Look =>
    hasGround && look.kind === 'recolour' && look.property === 'auto'
      ? { ...look, property: 'background' }
      : look,
  );
  if (looks.length > 1 && looks.some(({ kind }) => kind === 'mood')) return undefined;
  const grounds = looks.filter((look) => look.kind === 'recolour' && look.property !== 'text');
  if (grounds.length > 1) return undefined;
  if (grounds.length > 0 && looks.some(({ kind }) => kind === 'shade')) return undefined;
  return says(...grounded.map((look) => lookOf(aim, look)));
}

function about(reading: Reading | undefined, { target }: Aim): Reading | undefined {
  return reading && (target ? { ...reading, about: target } : reading);
}

const NO_AIM: Aim = { target: undefined };

export const LOOK_PHRASES: readonly PhraseRow[] = [
  {
    en: `(only)? (<make>|<give>|<put>|<change>)? (only)? <on>? {target} <be>? <to>? (look|a look)? {looks}
      {target} <be>? <to>? {looks} (please)?
      <make> {target} {looks} (text|style)?
      (<make>|<give>|<put>)? {looks} <on> {target}
      {looks} {target}
      (and)? <make> {target} (stay|look) {looks}`,
    it: `(<make>|<give>|<put>|<change>)? (solo)? <on>? {target} <be>? <to>? {looks}
      {target} <it>? (<make>|<be>|<give>)? <it>? <to>? {looks}
      (<make>|<give>|<put>)? <it>? {looks} (solo)? <on>? {target}
      per {target} (<give>|<be>) {looks}`,
    make: ({ target, looks }) => about(looksOf(target, looks), target),
  },
  {
    en: `{lookverb} (the text of|the text in|the text)? {target} (to|by)? {looks}?`,
    it: `{lookverb} <it>? {target} {looks}?
      {target} {lookverb} <it>`,
    make: ({ target, lookverb }) => about(looksOf(target, [lookverb]), target),
  },
  {
    en: `(<make>|<give>|and|<be>)? (it|them|all|everything)? (look)? {looks} (look|feel|style)?
      (go for|try|use) {looks}
      (a|the)? {looks} (look|feel|style) (please)?
      {lookverb} (it|them) (everywhere)?
      <give> (it|them|the (page|site|website))? (a)? {looks} (look|feel)`,
    it: `(<make>|<give>|<be>)? <it>? {looks} (aspetto|look|stile)?
      (da|dai|dagli|dalle|voglio|un)? (un)? (aspetto|look|stile|grafica|tono) {looks}
      {lookverb} <it>?`,
    make: ({ looks, lookverb }) => looksOf(NO_AIM, looks ?? [lookverb]),
  },
  {
    en: `(<make>|<give>|<be>)? (our|the|my)? (whole)? (page|site|website|everything|it all) (to)? (<be>|had)? (look|have)? {mood} (look|feel)?
      i want (a)? (more)? {mood} (look|site|website|page)
      (<make>|<give>) (the)? (whole)? (page|site|website|everything|it all) (look)? (more)? {mood}
      (more)? {mood} (look|feel|style|design)`,
    it: `(rendi|fa|fai|vorrei|voglio)? (il|un)? (sito|pagina|tutto|grafica) (avesse|con|sia|fosse|abbia)? (un aspetto|una grafica)? (piu)? {mood}
      (da|dai|voglio|vorrei|avesse)? (al sito|alla pagina|il sito|sito)? (avesse)? (un|una)? (aspetto|look|stile|grafica) (piu)? {mood} (e {other_mood:mood})?`,
    make: () => says({ kind: 'ask', missing: 'look' }),
  },
  {
    en: `(<make>|<be>|have|turn|i want)? (the)? (page|site|website|everything|whole page|it)? (<be>|have)? (a)? (all)? (dark|black) (background|page|site|theme)? (black background)?`,
    it: `(<make>|<be>|<give>)? <it>? (la)? (pagina|sito|sfondo|tutto)? (<be>|con)? (uno)? (sfondo)? (scur[oa]|ner[oa]) (con)? (sfondo ner[oa]|sfondo scur[oa])?`,
    make: () => says({ kind: 'dark-page' }),
  },
  {
    en: `(<add>|enable|turn on|support|activate)? (a)? (dark|night) (mode|theme)`,
    it: `(<add>|attiva|abilita|avere)? (la|una)? (modalita|versione|tema) (scur[oa]|notte|notturn[oa])`,
    make: () => says({ kind: 'dark-mode' }),
  },
  {
    en: `<ours>? (brand|main|primary|accent|company|site|theme)? (colou?r) (<be>|<to>)? {colour} (use it)?
      (<change>|set|use) (the|our)? (main|brand|primary|accent|theme)? (colou?r) <to> {colour}
      use {colour} as (the|our)? (main|brand|primary|accent)? (colou?r) (of the site|of the page|because it is our brand)?
      use {colour} (as the main colour)? (instead of|in place of) (the)? (current)? (main)? (colou?r)
      (<make>|use) {colour} (the)? (main|brand|accent) (colou?r)`,
    it: `<ours>? colore (aziendale|del marchio|principale|d accento|del sito|del brand)? (<be>|<to>|:)? (il)? {colour} (usa quello)?
      (<change>|usa) (il)? colore (principale|d accento|aziendale|del marchio|del sito)? (<to>|in|al) (il)? {colour}
      (usa|metti) {colour} come colore (principale|aziendale|del marchio|del sito)
      (al posto del|invece del) colore (attuale|principale) (usa|metti) {colour} (come colore principale)?`,
    make: ({ colour }) => says({ kind: 'recolour', target: undefined, property: 'brand', colour }),
  },
  {
    en: `(<change>|replace|swap) (the|all|every)? {colour} (parts|bits|tone|colou?r)? (to|with|by|for|into) {to_colour:colour}
      {to_colour:colour} <instead> {colour}
      use {to_colour:colour} <instead> {colour}`,
    it: `(<change>|sostituisci) (tutto)? {colour} (in|con|a) {to_colour:colour}
      (usa|metti)? {to_colour:colour} <instead> {colour}
      <instead> {colour} (usa|metti) {to_colour:colour}`,
    make: ({ colour, to_colour: to }) => says({ kind: 'swap-colour', from: colour, to }),
  },
  {
    en: `(<change>|use|i want|set)? (a|the|page|site|body)* (font)? (of|for|in|on)? {target} <to>? (use|in|be)? (a)? (nicer font)? {font} (font|typeface)?
      (use|i want|<make>|<change>|a|the|set|like|whole|page|body)* (font)? <to>? {font} (font|typeface)? (for|in|on|to) {target}
      {target} (in|use) (a)? (nicer)? (font)? {font}`,
    it: `(<change>|usa|metti|vorrei)? (un|il)? (font|carattere|caratteri)? (d[ia]|del|della|per|tutta)* {target} (<to>|in|con)? (il|un)? (font|carattere)? {font}
      (usa|metti|vorrei|scegli)? (un|il)? (font|carattere)? {font} (per|nei|nel|come font (di|del)|a|ai|in) {target}
      (per|nei|nel) {target} (vorrei|usa|metti) (un)? (font|carattere)? {font}
      {target} <make> <it> (in|con)? (un)? (font|carattere)? {font}`,
    make: ({ target, font }) => about(says({ kind: 'font', target: target.target, font }), target),
  },
  {
    en: `(<change>|use|i want|set|switch|have|go for|a|the|body|page)* (font|typeface|fonts)? (of)? (the)? (whole page|site|everything)? (to|like|is|old|a|use|in)* {font} (font|typeface|one|fonts)? (for everything|everywhere)?
      (the)? (font|typeface) (looks|is) (too)? (old|boring|ugly) (use|try) (a)? {font} (one|font)?`,
    it: `(<change>|usa|metti|vorrei|voglio|scegli)? (il|un|tutta|la|pagina|font|carattere|caratteri|d[ia]|della|sito|in|con)* {font} (font|carattere)? (per tutto|ovunque|come font del sito|dappertutto)?
      (il)? (font|carattere) (è|e|sembra) (troppo)? (vecchi[oa]|brutt[oa]|noios[oa]) (metti|usa|prova) (ne)? (uno|un)? {font}`,
    make: ({ font }) => says({ kind: 'font', target: undefined, font }),
  },
  {
    en: `(use|change to|try|i want|pick|<change>)? (a|an|the|another)? (different|other|another|new|better|nicer) (font|typeface)
      <change> the (font|typeface)`,
    it: `(usa|prova|scegli|metti|<change>)? (un|il)? (altro|divers[oa]|nuovo) (font|carattere)
      (usa|prova|scegli|metti) (un)? (font|carattere) (diverso|nuovo|migliore)
      <change> (il)? (font|carattere)`,
    make: () => says({ kind: 'ask', missing: 'font' }),
  },
  {
    en: `{target} (is|are|looks?|feels?|seems?|was)? {wrong} (on my screen|on (the|my|a)? (phone|mobile)|for me)?
      {wrong} {target} (is annoying)
      i find {target} {wrong}
      there is {wrong} (space)? (in|between|on)? {target}`,
    it: `{target} (è|e|sono|sembra|sembrano|pare)? {wrong} (sul mio schermo|sul telefono)?
      {target} {wrong} (da fastidio)
      (c è|ci sono)? {wrong} (spazio)? (tra|in|nel|fra) {target}`,
    make: ({ target, wrong }) => {
      const reading = about(looksOf(target, [wrong]), target);
      return reading && { ...reading, manner: 'complaint' };
    },
  },
  {
    en: `(is|its|it is|they are|that is)? {wrong} (on my screen)?`,
    it: `(è|e|sono)? {wrong} (sul mio schermo)?`,
    make: ({ wrong }) => {
      const reading = looksOf(NO_AIM, [wrong]);
      return reading && { ...reading, manner: 'complaint' };
    },
  },
];
