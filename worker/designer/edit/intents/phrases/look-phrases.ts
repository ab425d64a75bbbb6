import type { EditIntent, Target } from '../edit-intent.ts';
import { BLACK, type Look } from '../looks.ts';
import { says, type PhraseRow, type Reading } from '../reading.ts';
import type { Aim } from '../slots/parts.ts';

const PICTURES = new Set(['image', 'images', 'logo']);

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
  if (
    isGround &&
    target?.element !== 'background' &&
    look.property !== 'text' &&
    look.colour.hex === BLACK
  )
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
  warmth: ({ target }, look) => ({ ...look, target }),
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

const DO = '(<make>|<change>|<to>|and|only|solo)*';
const IS = '(<be>|<to>|<make>|<it>|a look|look|style|colou?r|colore|bit|too)*';
const PHONES =
  '(on|sul|sui|dal|da|in|nel|nella|per|for)? (mobile|mobiles|phones?|smartphones?|cellphones?|small screens|telefon[oi]|telefonino|cellular[ei]|versione mobile|mobile version)';
const FONT = '(font|typeface|fonts|carattere|caratteri)';
const PAGE =
  '(whole|entire|page|site|website|everything|it all|all|pagina|sito|tutto|grafica|sfondo|background|theme|tema)';

/** What is wrong with a part is done away with, unless more is said of it. */
const COMPLAINT: PhraseRow['make'] = ({ target, wrong }) => {
  const reading = about(looksOf(target, [wrong]), target);
  return reading && { ...reading, manner: 'complaint' };
};

export const LOOK_PHRASES: readonly PhraseRow[] = [
  {
    say: `{target} (is|are|looks?|feels?|seems?|è|sono|sembra|sembrano|pare|paiono) {wrong}`,
    make: COMPLAINT,
  },
  {
    say: `${DO} <on>? {target} ${IS} {looks} (text|style|letters|lettere|characters|caratteri|instead|invece)*
      ${DO} {looks} (<on>|<to>)? {target}
      ${DO} <on> {target} ${DO} {looks}`,
    make: ({ target, looks }) => about(looksOf(target, looks), target),
  },
  {
    say: `${DO} <on>? {target} ${IS} {look} ${PHONES}
      ${PHONES} ,? ${DO} <on>? {target} ${IS} {look}
      {lookverb} <it>? {target} ${PHONES}
      ${PHONES} ,? {target} (is|are|looks?|è|sono) {wrong}
      {target} (is|are|looks?|è|sono)* {wrong} ${PHONES}`,
    make: ({ target, look, lookverb, wrong }) => {
      const scaled = look ?? lookverb ?? wrong;
      const isText = scaled.kind === 'scale' && scaled.measure === 'text' && !target.property;
      return isText ? says({ ...scaled, target: target.target, isOnPhones: true }) : undefined;
    },
  },
  {
    say: `<remove> {off} (<from>|<on>) {target}
      {target} (without|not in|senza|non in|no) {off}`,
    make: ({ target, off: [property, value] }) =>
      about(says({ kind: 'declare', target: target.target, property, value }), target),
  },
  {
    say: `{lookverb} <it>? (the text of|the text in|the text)? {target} (<to>|by)? {looks}?
      {target} {lookverb} <it>`,
    make: ({ target, lookverb }) => about(looksOf(target, [lookverb]), target),
  },
  {
    say: `(<make>|<be>|and|e|<it>|look|everything)* {looks} (<it>|look|feel|style|aspetto|stile|instead|invece|letters|lettere)*
      <make>* (look|feel|style|aspetto|look|stile|grafica|tono|dai|dagli|dalle) {looks}
      {lookverb} <it>?`,
    make: ({ looks, lookverb }) => looksOf(NO_AIM, looks ?? [lookverb]),
  },
  {
    say: `(<make>|<be>|<it>|look|feel|${PAGE}|aspetto|avesse|abbia|mood|more|piu|sembrare|sembri)* {mood} (look|feel|style|design|${PAGE}|aspetto|stile)* ((e|and|,)? (more|piu)* {other_mood:mood})?`,
    make: () => says({ kind: 'ask', missing: 'look' }),
  },
  {
    say: `(<make>|<be>|<change>|<it>|${PAGE})* (dark|black|scur[oa]|ner[oa]) (${PAGE}|<be>|black|ner[oa]|scur[oa])*`,
    make: () => says({ kind: 'dark-page' }),
  },
  {
    say: `(<add>|enable|turn on|support|activate|abilita|<make>|<be>|page|site|in)* (dark|night) (mode|theme)
      (<add>|abilita)? (modalita|versione|tema) (scur[oa]|notte|notturn[oa])`,
    make: () => says({ kind: 'dark-mode' }),
  },
  {
    say: `(<make>|<change>|<to>|brand|main|primary|accent|company|site|page|theme|brand)* (colou?r|colore) (aziendale|del marchio|principale|d accento|del sito|del brand|(<on> (site|page|brand)))? (<be>|<to>)* {colour} (use it|usa quello)?
      (use|usa|metti) {colour} (as|come) (main|brand|primary|accent)? (colou?r|colore) (aziendale|principale|(<on> (site|page|sito|marchio)))? (because it is our brand)?
      (use|usa)? {colour} (as the main colou?r)? <instead> (current|attuale)? (main|principale)? (colou?r|colore) (attuale|principale)?
      (<make>|use) {colour} (main|brand|accent) colou?r
      <instead> colore (attuale|principale) (usa|metti) {colour} (come colore principale)?`,
    make: ({ colour }) => says({ kind: 'recolour', target: undefined, property: 'brand', colour }),
  },
  {
    say: `(<change>|<make>) (all|every|tutto)? {colour} (parts|bits|tone|colou?r|parti)* (<to>|<it>|<make>)* {to_colour:colour}
      {colour} (parts|bits|parti)? (<to>|<it>|<make>|<be>)* -> {to_colour:colour}
      {colour} (<make>|<change>) <it> (<to>)* {to_colour:colour}
      <make>? {to_colour:colour} <instead> {colour}
      <instead> {colour} <make>? {to_colour:colour}`,
    make: ({ colour, to_colour: to }) => says({ kind: 'swap-colour', from: colour, to }),
  },
  {
    say: `(<make>|<change>|body|nicer|${FONT}|<on>)* {target} (<be>|<to>|<make>|<it>|nicer|like|${FONT})* {font} ${FONT}?
      (<make>|<change>|<to>|like|nicer|body|${FONT})* {font} ${FONT}? (for|in|on|to|per|nei|nel|come font (di|del)|a|ai) {target}
      (for|per|nei|nel) {target} <make>* ${FONT}? {font} ${FONT}?`,
    make: ({ target, font }) => about(says({ kind: 'font', target: target.target, font }), target),
  },
  {
    say: `(<make>|<change>|<to>|like|old|nicer|body|have|switch|${FONT}|<on>|${PAGE})* {font} (${FONT}|one|everything|for|in|per|come font del sito|<it>|those|them)*
      ${FONT} (looks|is|è|e|sembra) (too|troppo)? (old|boring|ugly|vecchi[oa]|brutt[oa]|noios[oa]) <make> (ne|one)? {font} (one|font)?`,
    make: ({ font }) => says({ kind: 'font', target: undefined, font }),
  },
  {
    say: `(<make>|<change>|<to>|try|pick)* (different|other|another|new|better|nicer|altr[oa]|divers[oa]|nuov[oa]) ${FONT}
      <make> ${FONT} (diverso|nuovo|migliore)
      <change> ${FONT}`,
    make: () => says({ kind: 'ask', missing: 'font' }),
  },
  {
    say: `{target} (<be>|feels?|seems?|was|sembra|sembrano|pare)* {wrong} ((on|sul|for) (screen|phone|mobile|telefono|schermo|me|mio schermo))?
      {wrong} {target} (is annoying)
      {target} {wrong} (da fastidio)
      (i find|trovo) {target} {wrong}
      (there is|c è|ci sono)? {wrong} (space|spazio)? <on> {target}`,
    make: COMPLAINT,
  },
  {
    say: `(<be>|its|that)* {wrong} ((on|sul) (my screen|mio schermo))?`,
    make: ({ wrong }) => {
      const reading = looksOf(NO_AIM, [wrong]);
      return reading && { ...reading, manner: 'complaint' };
    },
  },
];
