import type { EditIntent, Target } from '../edit-intent.ts';
import { isName } from '../field-gate.ts';
import { inFormOf, MONEY_TEXT } from '../../page/money.ts';
import { says, type PhraseRow, type Reading, type Slots } from '../reading.ts';
import type { Aim } from '../slots/parts.ts';

const WRITABLE = new Set([
  'headline',
  'heading',
  'lead',
  'text',
  'button',
  'link',
  'logo',
  'buttons',
]);

/** A part that holds one text, with the text it gets. */
function write({ target, property }: Aim, text: string): Reading | undefined {
  const isSelf = !target || target.isSelection;
  if (
    property ||
    !text ||
    (!isSelf && !target.said && !target.words && !WRITABLE.has(target.element ?? ''))
  )
    return undefined;
  return { intents: [{ kind: 'set-text', target, text }], ...(target ? { about: target } : {}) };
}

function rename(from: string, to: string, isInMenu: boolean): EditIntent {
  return { kind: 'rename-item', from, to, ...(isInMenu ? { isInMenu: true as const } : {}) };
}

const META =
  '(seo|meta|page|browser|tab|google|document|scheda|pagina|documento|in search results)';
const WORDING = '(text|words|wording|label|testo|scritta|parole|titolo)';
const SAYS = '(<to>|<says>|so it says|and call it|:|just|<it>|diventare|instead|invece)*';
const THING = '(<noun>|words?|parol[ae])*';
/** What makes a new text of the words behind it. */
const IS = '(<to>|<says>|:)';

/** "Arrivo presto" becomes "Arrivo prima di tutti": both are begun as sentences are. */
function isSwapped(from: string, to: string): boolean {
  return /^\p{Lu}/u.test(from) && /^\p{Lu}/u.test(to) && !/[.!?;]\s/.test(to);
}

/** The selected text with a value in it changed. */
function inSelection(text: string | undefined): Reading | undefined {
  return text === undefined
    ? undefined
    : says({ kind: 'set-text', target: { isSelection: true }, text });
}

export const TEXT_PHRASES: readonly PhraseRow[] = [
  {
    say: `(<change>|<to>|<it>|from|da|price|prezzo|now|costs?|costa)* {amount}`,
    make: ({ amount }, { selected = '' }) => {
      const [sum] = MONEY_TEXT.exec(selected) ?? [];
      return sum === undefined
        ? undefined
        : inSelection(selected.replace(sum, inFormOf(sum, amount)));
    },
  },
  {
    say: `(<change>|<to>|<it>|<noun>)* {number} {word}? (,|and|e)* (not|instead of|rather than|non|invece di|al posto di) {old:number}
      <change> {old:number} (to|into|in|with|con) {number}`,
    make: ({ number, old }, { selected }) => {
      const found = selected?.match(new RegExp(`(?<![\\d.,])${old}(?![\\d])`, 'g')) ?? [];
      return found.length === 1
        ? inSelection(selected?.replace(found[0], String(number)))
        : undefined;
    },
  },
  {
    say: `(<change>|${META}|<on>)* (title|titolo) <on> (${META}|<on>)* (<to>|<says>|:) {text}
      (<change>|<on>)* ${META} (title|titolo) (${META}|<on>)* (<to>|<says>|:)* {text}
      (su google|nei risultati) (title|titolo) ${META}* ${SAYS} {text}`,
    make: ({ text }) => says({ kind: 'head', field: 'title', value: text }),
  },
  {
    say: `(describe|descrivi) <it>? (as|come|:)* {text}`,
    make: ({ text }) => says({ kind: 'image', target: {}, alt: text }),
  },
  {
    say: `(<change>|<add>)* (description|alt text|alt|descrizione|testo alternativo) <on> ({target}|<photo>) (<to>|<says>|:) {text}
      (alt|alt text|testo alternativo) (<to>|<says>|:)* {text}`,
    make: ({ target, text }, page) => {
      const image = page.selected === undefined ? target?.target : { isSelection: true as const };
      return image && (image.isSelection || image.element === 'image')
        ? says({ kind: 'image', target: image, alt: text })
        : undefined;
    },
  },
  {
    say: `(<change>|<add>|${META})* (description|descrizione) (<on> (${META}|motori di ricerca))* ${SAYS} {text}`,
    make: ({ text }) => says({ kind: 'head', field: 'description', value: text }),
  },
  {
    say: `(<change>|<call>|rewrite|riscrivi|fa|fai|have|let) {target} ${WORDING}? ${IS} ${SAYS} {text}
      {target} ${WORDING}? (<says>|:) ${SAYS} {text}
      (<change>|<call>|rewrite|riscrivi|fa|fai|have|let) ${WORDING} <on> {target} ${WORDING}? ${IS} ${SAYS} {text}
      ${WORDING} <on> {target} ${WORDING}? (<says>|:) ${SAYS} {text}
      {target} ${WORDING}? <is> {quoted}
      (<put>|rewrite) (on|in|su|sul|sulla|nel|nella|come|as) {target} :? {text}
      (on|in|at|sul|sulla|su|nel|nella|al|alla|allo|ai|come|as) {target} (<put>|ci vuole|use|:) (<put>|that|che|:)* {text}
      (on|in|at|sul|sulla|su|nel|nella|al|alla|allo|ai|come|as) {target} {quoted}
      <put> {quoted} (on|as|su|come|in) {target}`,
    make: ({ target, text, quoted }) => write(target, text ?? quoted),
  },
  {
    say: `(under|below|sotto) (big|main)? (title|headline|heading|titolo) (grande|principale)? <put> :? {text}
      <put> (under|below|sotto) (big|main)? (title|headline|heading|titolo) (grande|principale)? :? {text}
      <put> {quoted} (under|below|sotto) (big|main)? (title|headline|heading|titolo) (grande|principale)? ((instead of|al posto di|invece di) (what is there|what s there|what it says|the text there|quello che c è|quello attuale|quella attuale))?`,
    make: ({ text, quoted }) =>
      says({ kind: 'set-text', target: { element: 'lead' }, text: text ?? quoted }),
  },
  {
    say: `<change> (its|the)? ${WORDING} <to> {text}
      <put> (on it)? {quoted}
      (<call>|<put>) (this|that|it|here|qui|questo|questa) (one)? :? {text}
      (scriv|scrivi|cambiagli) (ci)? ${WORDING}? (in)? {text}
      (here|qui|questo|questa|this) <put> {text}`,
    make: ({ text, quoted }) => says({ kind: 'set-text', target: undefined, text: text ?? quoted }),
  },
  {
    say: `(<change>|replace|fix) ${THING} <called>* {from:quoted} ${IS} ${SAYS} {text}
      ((<on>|in)? ({section}|{target}) (:|,)*)? <instead> ${THING} {from:quoted} <put>* :? {text}
      (<on>|in) ({target}|{section}) ,? (<change>|replace) ${THING} {from:quoted} ${IS} ${SAYS} {text}
      (where|wherever|dove|ovunque) (it says|(c è|c e|ci sia|sta)? (scritto|dice)) {from:quoted} (<put>|<says>|<to>)* :? {text}
      <put>? {text} <instead> ${THING} {from:quoted}
      {text} (,|and|e)* (not|non) {from:quoted}
      ${THING} {from:quoted} ${IS} ${SAYS} {text}`,
    make: ({ from, text, quoted }) => says({ kind: 'replace-text', from, to: text ?? quoted }),
  },
  {
    say: `<instead> ${THING} {quotes} (<put>|<says>|goes)* :? {text}
      (replace|<change>) ${THING} {quotes} (with|by|con|to|into|in) {text}`,
    make: ({ quotes, text }) =>
      quotes.length > 1
        ? says(...quotes.map((from): EditIntent => ({ kind: 'replace-text', from, to: text })))
        : undefined,
  },
  {
    say: `(take|remove|delete|togli|leva) ${THING} ({quoted}|{said}) (out|out of|from|dal|off|the|text|testo|of)* (and|e) <put> {text}`,
    make: ({ quoted, said, text }) =>
      says({ kind: 'replace-text', from: quoted ?? said, to: text }),
  },
  {
    say: `<instead> ${THING} {item} (<daily>|sell|offer|do|have|make|serve|vendiamo|abbiamo|offriamo|facciamo|serviamo|proponiamo)* {text} ,? :? {quoted}
      <instead> ${THING} {item} (sell|offer|do|have|make|serve|vendiamo|abbiamo|offriamo|facciamo|serviamo|proponiamo) {text}`,
    make: ({ item, text, quoted }) =>
      quoted === undefined
        ? says(rename(item, text, false))
        : says(rename(item, text, false), { kind: 'describe', item: text, text: quoted }),
  },
  {
    say: `(replace|<change>) ${THING} {item} (with|by|con) {text}
      <instead> ${THING} {item} <put>* :? {text}
      <put> {text} <instead> ${THING} {item}
      {item} <is> (written|spelled) {text}`,
    make: ({ item, text }, page) =>
      page.sectionNames.get(item.toLowerCase()) === undefined
        ? says({ kind: 'replace-text', from: item, to: text })
        : undefined,
  },
  {
    say: `(<change>|<call>) ${THING} {said} (to|into|in|con|with) {text}
      (under|sotto|,)* <instead> ${THING} {said} <put> {text}
      <put> {text} <instead> ${THING} {said}
      {number} (not|non) {said}`,
    make: ({ said, text, number }) =>
      text !== undefined && !isSwapped(said, text) && (!isName(text) || /[.!?;]\s/.test(text))
        ? undefined
        : says({ kind: 'replace-text', from: said, to: text ?? String(number) }),
  },
  {
    say: `(where|wherever|dove|ovunque) (it says|(c è|sta)? (scritto|dice)) {item} (<put>|<says>)* :? {text}
      <put> {text} (where|wherever|dove) (it|now|there)* (says|reads|c è scritto|c e scritto|dice) {item}`,
    make: ({ item, text }) => says({ kind: 'replace-text', from: item, to: text }),
  },
  {
    say: `<call> {section} (section|sezione) <to>? {text}
      <call> (sezione|parte|blocco) {section} <to>? {text}`,
    make: callSection,
  },
  {
    say: `<call> ${THING} {item} <to>? {text}
      <change> (name|nome) <on> {item} <to> {text}
      <change> ${THING} {item} (to|into|in|con|with) {text}
      {item} (be|is)? (called|named|becomes|renamed) (to)? {text}
      {item} (si chiama|chiamarsi|diventa|->) {text}`,
    make: ({ item, text }) => says(rename(item, text, false)),
  },
  {
    say: `<call> {section} <to>? {text}
      {section} <is>? (called|named|chiamarsi|si chiama) {text}
      (title|titolo) <on> {section} <is> {text}`,
    make: callSection,
  },
  {
    say: `(<change>|<call>) {item} <to>? {quoted} <rider>
      (<change>|<call>) {item} (to|into|in) {text} <rider>`,
    make: ({ item, text, quoted }) => {
      const name = quoted ?? text;
      return says(rename(item, name, true), rename(item, name, false));
    },
  },
  {
    say: `(<on>|:)? <menu_word> :? (<change>|<call>|<put>) ({item}|{section}) (<to>|entry)? {text}
      <on> <menu_word> <instead> ({item}|{section}) <put> {text}
      <on> <menu_word> <put> {text} <instead> ({item}|{section})
      (<change>|<call>) ({item}|{section}) <on> <menu_word> <to> {text}
      <put> {text} <instead> ({item}|{section}) <on> <menu_word>
      <put> {text} (where|dove|wherever) (<it>|<daily>|there)* (says|reads|written|c è scritto|c e scritto|sta scritto|dice) ({item}|{section}) <on> <menu_word>`,
    make: ({ item, section, text }) =>
      says(rename(item ?? section.sectionName ?? section.section ?? '', text, true)),
  },
  {
    say: `<add> (link|menu item|item|entry|tab|page|voce|pagina|collegamento|<called>|to)* {label:words} (page|link)? (<to>|<on>) <menu_word> ((linking|leading|that goes|pointing|che porta)? (to|a) {url})?
      <add> (<to>|<on>) <menu_word> (link|voce|pagina|<called>)* {label:words}`,
    make: ({ label, url }, page) =>
      (page.kinds.has('menu') && !/^\p{Lu}/u.test(label)) || label.split(' ').length > 3
        ? undefined
        : says({ kind: 'add-link', label, ...(url ? { href: url } : {}) }),
  },
  {
    say: `<add> (another|second|new|call to action|altro|secondo|nuovo)* (button|pulsante|bottone) (<called>|with the text)* {quoted} (<on>|to|next to|under|below|beside|accanto al|sotto|vicino al)? (first|other|first one|primo|altro)? {section}? ((linking|leading|that goes|pointing|che porta) (to|a|su) {url})?`,
    make: ({ quoted, section, url }) =>
      says({ kind: 'add-button', label: quoted, target: section, ...(url ? { href: url } : {}) }),
  },
  {
    say: `(link|point|collega|<make>|clicking)? {target} (link|go|lead|point|open|leads?|opens?|goes|portare|andare|aprire|puntare|porti|apra|porta|to|a|su|al)* {url}`,
    make: ({ target, url }) => {
      const part = linkable(target);
      return (
        part &&
        says({ kind: 'link', target: part, href: url.startsWith('www.') ? `https://${url}` : url })
      );
    },
  },
  {
    say: `{target} (link|go|lead|point|leads|goes|jump|jumps|portare|andare|puntare|porti|porta) (to|<on>)* {section}
      (link|point|<make>|collega) {target} (link|lead|go|point|porti)? (to|<on>)* {section}`,
    make: ({ target, section }) => {
      const part = linkable(target);
      const href = section.sectionName
        ? `section:${section.sectionName}`
        : `kind:${section.section ?? ''}`;
      return part && says({ kind: 'link', target: part, href });
    },
  },
  {
    say: `(<change>|use|usa) {target} (to|with|by|for|in|con|a) {file}
      (use|usa|<put>) {file} (as|for|in|come|per) {target}
      (nella|nel|in) {section} <put> (come|as)? {target} {file}
      <put> (come|as) {target} {file}
      {target} : {file}`,
    make: ({ target, section, file }) => {
      const part = target.target && { ...section, ...target.target };
      return part?.element === 'image' || part?.element === 'images'
        ? {
            intents: [{ kind: 'image', target: { ...part, element: 'image' }, src: file }],
            about: { ...part, element: 'image' },
          }
        : undefined;
    },
  },
  {
    say: `(translate|traduci|tradurre|traduca|<put>|have|turn|<make>)* (whole|page|site|website|text|everything|it|pagina|sito|testo|tutto|tutta)* (to|into|in) {language}`,
    make: ({ language }) =>
      language === 'other'
        ? says({ kind: 'ask', missing: 'language' })
        : says({ kind: 'translate', to: language }),
  },
  {
    say: `<remove> ${THING} <called>* {quotes} ${THING} ((<from>|out of) ({target}|{section}))?
      take ${THING} {quotes} (out|off|away) ((of|from) ({target}|{section}))?
      <remove> (text|line|sentence|bit|part|frase|testo|scritta|riga|phrase) <called>* {item}`,
    make: ({ quotes, item }) =>
      says(...(quotes ?? [item]).map((words): EditIntent => ({ kind: 'remove-words', words }))),
  },
];

function callSection({ section, text }: Slots): Reading | undefined {
  return section.section === 'header' || section.section === 'footer' || section.section === 'hero'
    ? undefined
    : says({ kind: 'set-text', target: { ...section, element: 'heading' }, text });
}

function linkable({ target, property }: Aim): Target | undefined {
  return !property && target && ['button', 'link', 'buttons', 'logo'].includes(target.element ?? '')
    ? target
    : undefined;
}
