import type { Target } from '../edit-intent.ts';
import { says, type PhraseRow } from '../reading.ts';

const IN_MENU = '((<on>|<from>) <menu_word> (at the top|in alto|up top|in cima)?)';
const BETWEEN = '(and|with|for|e|ed|con|,)';
const GOES =
  '(<move>|<goes>|<it>|appear|right|straight|just|subito|appena|venga|vada|vadano|to|at|as|come|entry|voce)*';
const IN_LIST =
  '((in|of|on|d[ia]|del|dell|della|nel|nell|nella|nei|dei) (list|elenco|lista|listino|row|{section}))?';
const WORDS = '(quote|citazione|<noun>|words?|parol[ae]|scritta|<on>)*';
const BOLD = '(bold|in bold|grassetto|in grassetto|neretto|bolder)';
const ITALIC = '(italics?|in italics?|corsivo|in corsivo)';
const DO = '(<make>|<put>|<be>|<change>|set)*';
const ABOUT =
  '(about|with|containing|contain|contains|that|which|mentions?|mentioning|talks?|talking|speaks?|of|word|words|the word|con|su|sul|sulla|sulle|sui|sugli|che|parla|parlano|contengono|contiene|contenenti|nomina|nominano|cita|citano|d[ia]|del|della|parola|parole)';
const SORT =
  '(sort|order|arrange|put|list|ordina|ordinare|riordina|ordinate|metti|mettere|mettete|be|have|<goes>)';
const IN_ORDER =
  '(in|into|in order|ordine|by|per|order|,|from|dal|dai|to|al|ai|il|in ordine|according|di)*';

/** "The first and the second question": the noun stands behind the last ordinal only. */
function likeSecond(nth: string, { said = '' }: Target): Target {
  return { said: said.replace(/^\p{L}+/u, nth) };
}

/** One way to act on whatever the words describe; what it is, the locator of the page says. */
export const GENERAL_PHRASES: readonly PhraseRow[] = [
  {
    say: `<swap> {thing} ${BETWEEN} {anchor:thing} (around|di posto|tra loro|fra loro|places)*
      <swap> (place|places|position|positions|posto|ordine|order) <on> {thing} ${BETWEEN} {anchor:thing}`,
    make: ({ thing, anchor }) => says({ kind: 'swap', first: thing, second: anchor }),
  },
  {
    say: `<swap> {nth} (one)? ${BETWEEN} {anchor:thing}`,
    make: ({ nth, anchor }) =>
      says({ kind: 'swap', first: likeSecond(nth, anchor), second: anchor }),
  },
  {
    say: `<swap> {thing} ${BETWEEN} {anchor:thing} ${IN_MENU}
      ${IN_MENU} <swap> {thing} ${BETWEEN} {anchor:thing}`,
    make: ({ thing, anchor }) =>
      says({ kind: 'swap', first: thing, second: anchor, isInMenu: true }),
  },
  {
    say: `<move> <it>? {thing} ${GOES} {beside} {anchor:thing}
      {thing} ${GOES} {beside} {anchor:thing}`,
    make: ({ thing, anchor, beside }) =>
      says({ kind: 'move', target: thing, to: { side: beside, target: anchor } }),
  },
  {
    say: `<move> <it>? {thing} ${GOES} {beside} {anchor:thing} ${IN_MENU}
      {thing} ${GOES} {beside} {anchor:thing} ${IN_MENU}
      ${IN_MENU} <move> <it>? {thing} ${GOES} {beside} {anchor:thing}`,
    make: ({ thing, anchor, beside }) =>
      says({ kind: 'move', target: thing, to: { side: beside, target: anchor }, isInMenu: true }),
  },
  {
    say: `<move> <it>? {thing} ${GOES} {place} ${IN_LIST}
      {thing} (<move> <it>|<goes>|should|deve|come) ${GOES} {place} ${IN_LIST}`,
    make: ({ thing, place }) =>
      'target' in place ? undefined : says({ kind: 'move', target: thing, to: place }),
  },
  {
    say: `<move>? <it>? {thing} (page|link)? ${GOES} {place} ${IN_MENU}
      ${IN_MENU} <move>? {thing} (page|link)? ${GOES} {place}`,
    make: ({ thing, place }) =>
      'target' in place
        ? undefined
        : says({ kind: 'move', target: thing, to: place, isInMenu: true }),
  },
  {
    say: `${SORT} (list|elenco|entries|voci)? (of|d[ia]|dei|delle|degli|del|della)? ({target}|{section}|{thing}) ${IN_ORDER} {order}
      (sort|order|arrange|ordina|riordina|ordinare) <it>? ${IN_ORDER} {order}
      (list|elenco) (of|d[ia]|dei|delle|degli) ({target}|{thing}) ${SORT} ${IN_ORDER} {order}`,
    make: ({ target, section, thing, order }) =>
      says({ kind: 'sort', target: target?.target ?? section ?? thing, ...order }),
  },
  {
    say: `${DO} ${WORDS} {quoted} ${DO} ${BOLD}
      ${DO} ${WORDS} {said} ${DO} ${BOLD}
      ${DO} ${BOLD} ${WORDS} ({quoted}|{said})`,
    make: ({ quoted, said }) => says({ kind: 'mark-words', words: quoted ?? said, tag: 'strong' }),
  },
  {
    say: `${DO} ${WORDS} ({quoted}|{said}) ${DO} ${ITALIC}
      ${DO} ${ITALIC} ${WORDS} ({quoted}|{said})`,
    make: ({ quoted, said }) => says({ kind: 'mark-words', words: quoted ?? said, tag: 'em' }),
  },
  {
    say: `<remove> (every|each|all|any|ogni|tutte|tutti)* (sentences?|phrases?|everything|anything|frasi|frase|tutto|quello) (<on> {section})? ${ABOUT} ${ABOUT}* {text:words} (<on> {section})?`,
    make: ({ text, section }) => says({ kind: 'remove-sentences', about: text, target: section }),
  },
];
