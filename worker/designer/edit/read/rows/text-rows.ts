import { foldName } from '#domain/reading/fold.ts';
import { elementsIn, isInside, textOf } from '#domain/html/query.ts';
import type { EditIntent } from '../../intents/edit-intent.ts';
import { sectionAt } from '../../page/section-of.ts';
import { says, saysOf, type Reading, type Row } from '../row.ts';
import type { PageModel } from '../../page/page-model.ts';
import { menuEntry } from '../../plan/plan-menu.ts';
import { isControl, isWholeText } from '../../page/whole-texts.ts';
import { readable } from '../../page/page-texts.ts';
import { countWithin } from '../told-count.ts';
import { askWord } from './ask-word.ts';
import { entryToldBy, isListed } from './entry-told-by.ts';
import { DATE_TEXT } from '../slots/values.ts';
import { opensMore, type Aim } from '../slots/named-cores.ts';

/** Words for others: what is a name of its own on the page changes wherever it stands as one. */
export function replace(page: PageModel, from: string, to: string): EditIntent | undefined {
  if (from === to) return undefined;
  const named = page.index.elements.filter(
    (element) =>
      /^(?:h\d|a|span|b|strong|dt|button|summary|li|td)$/.test(element.tag) &&
      foldName(textOf(element)) === foldName(from),
  );
  // What is told of an entry behind its new name is no part of that name.
  const isOfEntry = named.some((element) => isListed(element));
  if (isOfEntry && to.includes(',') && !from.includes(',')) return undefined;
  // "Playing age should be 45 to 60" tells what stands behind these words.
  if (named.length === 0 && /^\d/.test(to) && !/\d/.test(from)) return undefined;
  return named.length > 0 ? { kind: 'rename-item', from, to } : { kind: 'replace-text', from, to };
}

/** Other words for a part; a list entry, a question and a section get another name. */
function reword(page: PageModel, aim: Aim, text: string): Reading | undefined {
  if (/^(?:item|question|button|link)$/.test(aim.role))
    return askWord(page, aim) ?? saysOf(aim, { kind: 'rename-item', from: aim.name, to: text });
  if (aim.role === 'section') return renamed(page, aim, text);
  const [element, ...others] = aim.elements;
  if (aim.kind === 'text' && !others.every((one) => one.parent === element?.parent))
    return undefined;
  const within = element && countWithin(textOf(element), text, page.language);
  if (within) return within.length > 0 ? saysOf(aim, ...within) : undefined;
  const isText =
    aim.role === 'pronoun' || (element !== undefined && elementsIn(element).length < 6);
  return isText ? saysOf(aim, { kind: 'set-text', target: aim.target, text }) : undefined;
}

function renamed(page: PageModel, aim: Aim, text: string): Reading | undefined {
  const heading = sectionAt(page, aim.elements[0])?.heading;
  const from = heading && textOf(heading);
  return from ? saysOf(aim, { kind: 'rename-item', from, to: text }) : undefined;
}

function areWithin(things: readonly Aim[], section: Aim | undefined): boolean {
  const [home] = section?.elements ?? [];
  return (
    home === undefined ||
    things.every(({ elements }) => elements.every((element) => isInside(element, home)))
  );
}

const AWHILE =
  '(for now|temporarily|for a while|per ora|per un po|temporaneamente|again|di nuovo)?';
const PIECE = '(<noun>|piece|pezzo|block|quote|where it says|that says|che dice)';
const TO = '(to say|to read|to|into|with|by|in|con|->|=)';
/** The Italian "a" joins a noun to its kind, too: "menu a tendina". */
const TO_OR_A = '(to say|to read|to|into|with|by|in|con|a|->|=)';
const EXCHANGE =
  '(cambia|cambiare|cambiate|cambiamo|cambi|modifica|modificare|modificate|modifichi|sostituisci|sostituire|sostituite|correggi|correggere|correggete|trasforma|trasformare|trasformate|aggiorna|aggiornare|aggiornate)';
const TAB =
  '(page title|title of the page|titolo della pagina|browser title|tab title|browser tab title|browser tab|title of the (browser)? tab|titolo della scheda|titolo della scheda del browser|titolo del browser)';
const OF_NOUN =
  '((<noun>|button|pulsante|bottone|tasto|link|item|dish|service|voce|piatto|servizio|section|sezione) <of>?)?';

/** Behind "Storage:" stands a text, unless it goes on to ask for something or to talk of it. */
const ASKS =
  /(?:^|[,;.] (?:(?:and|so|e|quindi) )?)(?:please|per favore|leave|push|move|remove|delete|take|put|add|change|make|(?:lev|togli|elimin|cancell|sposta|cambia|metti|mettete)\p{L}*|they|they['’]re|it costs)(?!\p{L})/iu;

/** "Can you change the big title? Put: …": what is said of its size tells which one is meant. */
export const NAMED_ROWS: readonly Row[] = [
  {
    say: `(cambi|cambia|cambiate|cambiare|cambiamo|modifica|modificare|sostituisci|sostituire|change|edit|replace) {text_thing} (grande|grosso|grossa|in grande|principale)?`,
    make: ({ text_thing: thing }) =>
      thing.choices || thing.elements.length !== 1 || !/^h[1-6]$/.test(thing.elements[0]?.tag ?? '')
        ? undefined
        : {
            intents: [{ kind: 'ask', missing: 'words' }],
            about: thing,
            manner: 'complaint',
          },
  },
  {
    say: `(put|write|metti|mettete|mettici|scrivi|scrivete|scrivici) : {content}`,
    make: ({ content }) => ({
      intents: [{ kind: 'set-text', target: {}, text: content }],
      manner: 'words',
    }),
  },
];

export const TEXT_ROWS: readonly Row[] = [
  {
    say: `(<remove>|<hide>|<copy>) {kind} <section>?
      (<remove>|<hide>|<copy>) <section> <of>? {kind}`,
    make: ({ kind }, { sections }) =>
      sections.some(({ kinds }) => kinds.has(kind))
        ? undefined
        : says({ kind: 'remove', target: { section: kind } }),
  },
  {
    say: `<change> ${OF_NOUN} {said} ${TO} <noun>? {content}
      <menu_word> : <change> {said} ${TO} {content}
      (where it says|dove c è scritto|dove c è|dove dice) {said} (write|put|it|must|should|be|say|scrivi|metti|vorrei|ci va|deve essere)* {content}
      <change> <from> {said} ${TO} {content}
      <change> (da|dal|dalla|dai|dalle) {said} a {content}
      <call> ${OF_NOUN} {said} ${TO_OR_A}? {content}
      ${OF_NOUN} {said} (<modal> <says>|becomes|diventa|->) {content}
      <instead> {said} <put> {content}
      <change> ${OF_NOUN} {said} for {content:quoted}
      {said:quoted} ${TO_OR_A} {content:quoted}
      {said:quoted} (is|should be|si|va|se)* (spelt|spelled|written|scrive|scritt[oa]) {content}
      {content:quoted} (instead of|not|rather than|invece di|al posto di|non) {said}
      <call> ${OF_NOUN} {said} (as|come) {content:quoted}
      {word} {word}? {word}? (si chiama|si scrive|is called|is spelled|is spelt) {content} ,? (not|non) {said}
      <put> {name:quoted} <instead> {said}`,
    make: ({ said, content, name }, page) => says(replace(page, said, content ?? name)),
  },
  {
    say: `<change> ${OF_NOUN} {said:quoted} a {content}
      ${EXCHANGE} ${OF_NOUN} {said} a {content}`,
    make: ({ said, content }, page) =>
      isWholeText(page, said) ? says(replace(page, said, content)) : undefined,
  },
  {
    say: `${EXCHANGE} (<noun> <of>)? {text_thing} a {content}
      <change> (name|nome|text|testo|label|words|title|titolo) <of> {text_thing} a {content:quoted}`,
    make: ({ text_thing: thing, content }, page) =>
      thing.role === 'section' || thing.elements.some(isControl)
        ? undefined
        : reword(page, thing, content),
  },
  {
    say: `<change> ${OF_NOUN} {said} ${TO} {content} ,? (also|anche|too)* <on> <menu_word> (too|as well)?`,
    make: ({ said, content }, page) => {
      const entry = menuEntry(page, said, true);
      const renamed: EditIntent[] = entry
        ? [{ kind: 'rename-item', from: textOf(entry), to: content }]
        : [];
      return says(replace(page, said, content), ...renamed);
    },
  },
  {
    say: `(<call>|<change>) ${OF_NOUN} {said} ${TO} {content} <on> <menu_word>`,
    make: ({ said, content }, page) =>
      menuEntry(page, said) ? says(replace(page, said, content)) : undefined,
  },
  {
    say: `{said} (is|are|starts?|begins?|è|sono|inizia|comincia)* (at|alle|dalle|from|now)* {figure} ,? (not|non) (at|alle|dalle|from)* {old:figure}`,
    make: ({ figure, old }, page) => {
      const times = readable(page).join(' ').split(old).length - 1;
      return times === 1 ? says({ kind: 'replace-text', from: old, to: figure }) : undefined;
    },
  },
  {
    say: `<change> (date|data|day|giorno) (<of> (event|wedding|evento|matrimonio|{section}))? ${TO_OR_A} {date}
      (new|nuova)? (date|data) (is|è|:)* {date}`,
    make: ({ date }, page) => {
      const every = new RegExp(DATE_TEXT.source, 'gi');
      const dates = new Set(readable(page).flatMap((text) => text.match(every) ?? []));
      const [from, another] = dates;
      return from && !another ? says({ kind: 'replace-text', from, to: date }) : undefined;
    },
  },
  {
    say: `<put> {number} <instead> {said}`,
    make: ({ number, said }, page) => says(replace(page, said, String(number))),
  },
  {
    say: `<change> (<noun> <of>)? {text_thing} (text|label|wording|testo|scritta)? (${TO}|:) {content}
      {text_thing} (s|text|label|testo)* (text|label|testo) (<modal> (be|say|essere|dire)|is|reads|says|è|:) {content}
      (<change>|<make>) (<noun> <of>)? {text_thing} <modal>? (say|read|saying|dire|dica|:) {content}
      (<noun> <of>)? {text_thing} (<modal>? (say|read|dire)|must be|should be|deve essere|dovrebbe essere|says|diventa|is now called|dica) {content}
      <call> {text_thing} ${TO_OR_A}? {content}
      {text_thing} <change> <it> ${TO} {content}
      <change> (the )?(name|nome|text|testo|label|words|title|titolo) <of> {text_thing} (${TO}|:) {content}
      (<put>|<change>) {text_thing} {told}
      (<put>|<change>|<make>) {text_thing} {name:quoted}
      <put> {name:quoted} as {text_thing}
      <put> {name:quoted} come {text_thing}`,
    make: ({ text_thing, content, told, name }, page) =>
      text_thing.role === 'section' ? undefined : reword(page, text_thing, content ?? told ?? name),
  },
  {
    say: `(<noun> <of>)? {text_thing} {told}`,
    make: ({ text_thing: thing, told }, page) =>
      ASKS.test(told)
        ? undefined
        : thing.role === 'item'
          ? saysOf(thing, { kind: 'describe', item: thing.name, text: told })
          : thing.role === 'section' || thing.role === 'question'
            ? undefined
            : reword(page, thing, told),
  },
  {
    say: `<call> (section|sezione)? {section} ${TO_OR_A}? {content}
      <change> (name|nome|title|heading|titolo|intestazione) <of> {section} (${TO_OR_A}|:) {content}
      (name|nome|title|heading|titolo|intestazione) <of> {section} <modal>? (say|be|dire|essere|dica|:) {content}`,
    make: ({ section, content }, page) => reword(page, section, content),
  },
  {
    say: `<call> (this one|this|that|it|lo|la|questo|questa) ${TO_OR_A}? {content}
      <change> (this|that|it|lo|la|questo|questa) ${TO} {content}
      <put> {content} (instead|invece)
      (<put>|<change>|${TO_OR_A}) {content:quoted}
      (it|this|that) (<modal> (be|say|read)|says|reads) {content}
      (deve|dovrebbe) (dire|essere) {content}
      <make> (it|this|that) (say|read|:) {content}`,
    make: ({ content }) => says({ kind: 'set-text', target: {}, text: content }),
  },
  {
    say: `<remove> ${PIECE}* {quoted} <away>? (<from> (<noun>|{section}))?
      <remove> ${PIECE} ${PIECE}* {said} (<from> (<noun>|{section}))?
      take ${PIECE}* {quoted} (out|away|off|down) (<from> (<noun>|{section}))?
      ${PIECE}* {quoted} <gone>`,
    make: ({ said, quoted }) => says({ kind: 'remove-words', words: said ?? quoted }),
  },
  {
    say: `<remove> {item} (and|e|,)* <put> (instead|invece|in (its|his|her|their) place|al (suo|loro) posto)? {fresh}
      <put> {fresh} <instead> {item}
      <change> {item} (with|for|con) {fresh}`,
    make: ({ item, fresh: { label, details = [] } }) =>
      saysOf(
        item,
        { kind: 'describe', item: item.name, text: details.join(', ') },
        { kind: 'rename-item', from: item.name, to: label },
      ),
  },
  {
    say: `<remove> {part} (link|entry|voce)? <from> <menu_word>`,
    make: ({ part }) =>
      part.role === 'item' ? undefined : says({ kind: 'remove-item', label: part.name }),
  },
  {
    say: `<remove> {things} <away>?
      (take|cross) {things} (away|off|down|out) ((<from>|the)? (list|menu|page|elenco|lista))?
      make {things} disappear
      {things} <remove> <it>
      {things} <gone>
      (via|out with|away with) {things}
      {things} (via|out)
      <remove> {things} <from> (list|price list|menu|page|elenco|lista|listino|steps|questions|{section})
      <on> {section} <remove> {things}`,
    make: ({ things, section }) => {
      const isWay = things.some(({ kind }) => kind === 'phone');
      if (isWay || things.some(opensMore) || !areWithin(things, section)) return undefined;
      const [only, another] = things;
      const entry = only && !another ? entryToldBy(only) : undefined;
      if (entry !== undefined)
        return says({ kind: 'ask', missing: 'which', choices: [entry, only?.name ?? ''] });
      const asked = things.find(({ choices }) => choices);
      const intents = things.map((aim): EditIntent => ({ kind: 'remove', target: aim.target }));
      return saysOf(asked ?? things[0], ...intents);
    },
  },
  ...(['hide', 'show'] as const).map((kind): Row => ({
    say: `<${kind}> {part} ${AWHILE}
      ${AWHILE} <${kind}> {part}
      <${kind}> {thing} ${AWHILE}`,
    make: ({ part, thing }) => {
      const aim = part ?? thing;
      return opensMore(aim) ? undefined : saysOf(aim, { kind, target: aim.target });
    },
  })),
  {
    say: `<copy> {thing}`,
    make: ({ thing }) =>
      opensMore(thing) ? undefined : saysOf(thing, { kind: 'duplicate', target: thing.target }),
  },
  {
    say: `<change> ${TAB} ${TO_OR_A} {content}
      ${TAB} {told}`,
    make: ({ content, told }) => says({ kind: 'head', field: 'title', value: content ?? told }),
  },
  {
    say: `(<change>|<add>) (page|site|meta|search)? (description|descrizione) (<of> (page|site|pagina|sito))? (${TO}|:) {content}
      (meta description|page description|descrizione della pagina) {told}`,
    make: ({ content, told }) =>
      says({ kind: 'head', field: 'description', value: content ?? told }),
  },
  {
    say: `(<put>|<make>) (<noun>)* {quoted} (<be>|in)? (bold|grassetto|neretto)
      (<put>|<make>) (in)? (bold|grassetto|neretto) (<noun>)* {quoted}
      (<noun>)* {quoted} <modal>? (be)? (in)? (bold|grassetto)`,
    make: ({ quoted }) => says({ kind: 'mark-words', words: quoted, tag: 'strong' }),
  },
  {
    say: `(<put>|<make>) (<noun>)* {quoted} (<be>|in)? (italics?|corsivo)`,
    make: ({ quoted }) => says({ kind: 'mark-words', words: quoted, tag: 'em' }),
  },
  {
    say: `<change> <photo>? (alt text|description|testo alternativo|descrizione) <of> {part} (${TO}|:) {content}`,
    make: ({ part, content }) =>
      part.role === 'image' || /^images?$/.test(part.kind ?? '')
        ? saysOf(part, { kind: 'image', target: part.target, alt: content })
        : part.role === 'item'
          ? saysOf(part, { kind: 'describe', item: part.name, text: content })
          : undefined,
  },
];
