import type { EditIntent, Target } from '../edit-intent.ts';
import { says, type PhraseRow, type Reading } from '../reading.ts';
import type { Aim } from '../slots/parts.ts';
import type { SectionKind } from '../../page/parts.ts';
import { isMedia } from '../field-gate.ts';
import { ADDABLE } from '../addable.ts';

/** What is told of one more of these goes to the list that the page has. */
const LISTED: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'services',
  'menu',
  'products',
  'prices',
  'events',
]);

type ActOnPart = 'remove' | 'hide' | 'show' | 'duplicate';

/** A part named as a whole; "it" where something was named before. */
function act(kind: ActOnPart, aims: readonly Aim[]): Reading | undefined {
  const intents = aims.map(({ target, property }): EditIntent | undefined =>
    property ||
    target?.words !== undefined ||
    ['page', 'background', 'prices'].includes(target?.element ?? '')
      ? undefined
      : { kind, target: target ?? {} },
  );
  const [first] = aims;
  const reading = says(...intents);
  return reading && (first?.target ? { ...reading, about: first.target } : reading);
}

function partOnly({ target, property }: Aim): Target | undefined {
  return property ? undefined : target;
}

const OFF =
  '(off|out|away|altogether|completely|anymore|any more|any longer|down|via|piu|of there|too)*';
const AWHILE =
  '(for a while|temporarily|for a moment|for now|per ora|per un po|temporaneamente|x ora|per il momento)';
const NEW =
  '(<add>|<noun>|<called>|us|with|for|about|on|signup|that introduces|iscrizione|alla|modulo|sul|sulla|sui|sulle|con|per|d[ia]|le indicazioni|form|button)*';
const ABOUT =
  '(<called>|for|on|about|with the title|dal titolo|per|dedicata a|dedicata ai|dedicata alle)';
const TITLED = `<add> (section|block|sezione|blocco) ${ABOUT} ${ABOUT}* {heading:words}`;
const TEXT = '(:|with|saying|con) (the text|il testo)? {text}';
const WITH =
  '(((saying|:|che presenta|con scritto|(with|con) (the text|il testo)) :* {text})|((with|con) {text:quoted}))?';

export const STRUCTURE_PHRASES: readonly PhraseRow[] = [
  {
    say: `<remove> <it>? {targets} ${OFF}
      (take|get|cross|throw|leave) {targets} (out|off|away|down) ${OFF}
      {targets} <gone> ${OFF}
      (dont|do not|no longer|not|non) (need|want|use|serve|servono|voglio|vogliamo) {targets} (${OFF}|on the page)
      (nobody reads|non serve|non serve piu|non servono) {targets}
      {targets} <remove> <it>
      (della|del|delle|dei) {targets} (possiamo fare a meno|non c è piu bisogno|non c è bisogno)
      {targets} non (la|lo|le|li)? (legge|leggono|usa|guarda|guardano) (nessuno|piu)`,
    make: ({ targets }) => act('remove', targets),
  },
  {
    say: `${AWHILE}? <hide> ${AWHILE}? {targets} ${AWHILE}?
      make {targets} disappear ${AWHILE}
      ${AWHILE} (fai sparire|togli) {targets}
      (fai sparire|togli) ${AWHILE} {targets}`,
    make: ({ targets }) => act('hide', targets),
  },
  {
    say: `<show> {targets} (again|back|di nuovo|ancora)?`,
    make: ({ targets }) => act('show', targets),
  },
  { say: `<copy> {target} (again|once more)?`, make: ({ target }) => act('duplicate', [target]) },
  {
    say: `<move> <it>? {target} (further|right|straight|just|all the way|to|the|subito|proprio|come)* {place} (di tutto)? (,? (appena|proprio|just)? {nearer:place})?
      {target} (<it>? <move> <it>?|<goes>|at|to|right|subito|<it>)* {place} (di tutto)? (,? (just|appena|proprio)? {nearer:place})?
      <move> {place} {target}
      <make> {target} {place} (thing|section)? (on the page)?
      {place} {target}`,
    make: ({ target, place, nearer }, page) => {
      const part = partOnly(target);
      const isNew =
        part?.section &&
        !part.sectionName &&
        ADDABLE.has(part.section) &&
        !page.kinds.has(part.section);
      return part && !part.element && !isNew
        ? says({ kind: 'move', target: part, to: nearer ?? place })
        : undefined;
    },
  },
  {
    say: `<add> ${NEW} {kind} (since {number})? {place}? ${WITH}
      {place} <add> {kind}
      (be able to|poter|potersi)? (sign up for|join|subscribe to|book with|iscriversi|iscrivere|prenotare) (to|alla|a|con)? {kind}
      <add> {kind} (signup|sign up|form|button)? {place}?
      (a section|section) (that introduces|for|with|about) {kind} (with|:|,)? {text}?`,
    make: ({ kind, place, text }, page) =>
      ADDABLE.has(kind) && !(text && LISTED.has(kind) && page.kinds.has(kind))
        ? says({ kind: 'add-section', section: kind, place, content: text ?? '' })
        : undefined,
  },
  {
    say: `${TITLED} ,? {place} ,? ${TEXT}
      ${TITLED} ${TEXT}
      ${TITLED} ,? {place}
      ${TITLED}
      <add> {heading:words} section`,
    make: ({ heading, place, text }) => {
      const title = heading.replace(/^(?:our|the|i|le|gli|il|la|nostr[oiae])\s+/, '');
      if (isMedia(title) || /\b(?:to|into) (?:the|our)\b/.test(title)) return undefined;
      return says({
        kind: 'add-section',
        section: 'about',
        heading: title,
        place,
        content: text ?? '',
      });
    },
  },
  {
    say: `(undo|revert|take back|cancel) (that|it|this|the last change|my last change|last)*
      (go back|put it back|change it back) (to)? (how it was)? (before)?
      (annulla|ripristina) (l ultima modifica|tutto|quello|questo)*
      (torna indietro|rimettilo come prima|rimetti lo come prima|rimetti come prima|torna come prima)`,
    make: () => says({ kind: 'undo' }),
  },
  {
    say: `(but|and|ma|e)* (dont|do not|never|not|without|non|senza) (touch|touching|chang(e|ing)|mov(e|ing)|remov(e|ing)|alter|toccare|cambiare|modificare|spostare|togliere) {targets}
      (but|and|ma|e)* (leave|keep|only leave|just leave|lascia|lasciate|lasciare|tieni|tenere) <it>? {targets} (as (it|they) (is|are)( now)?|where (it|they) (is|are)|alone|as is|the same|there|like (that|they are|it is)|com è|com e|come (è|sono)|dov è|dov e|cosi|stare|the colou?rs? they are now|resta|restano)?
      {targets} (però|pero|invece|though)? (stays?|remains?|leave|keep|resta|restano|restino|rimangano|resti|rimanga|rimane|rimangono|lascia|lasciate|non (toccare|toccate|cambiare|cambiate)) <it>? (as (it|they) (is|are)( now)?|com è|com e|come (è|sono)|the same|cosi)?
      (but|ma|and|e)* (except|but not|apart from|not|and not|other than|tranne|eccetto|a parte|ma non|fuorche|escluso|esclus[ie]|e non) <on>? {targets}`,
    make: ({ targets }) =>
      says(...targets.map(({ target }): EditIntent => ({ kind: 'keep', target }))),
  },
  {
    say: `(leave|keep|lascia|tieni)? <it>? (rest|everything else|other things|others|resto|tutto il resto|all the rest) (of (it|page|site|text))? (leave|keep|lascia|lasciate|tieni|<it>|same|unchanged|stays?|untouched|va bene|is (fine|good|ok|great|perfect)|as (it )?is|as they are|alone|com è|com e|cosi)*`,
    make: () => says({ kind: 'keep' }),
  },
];
