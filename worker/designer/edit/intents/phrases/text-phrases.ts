import type { EditIntent, Target } from '../edit-intent.ts';
import { says, type PhraseRow, type Reading } from '../reading.ts';
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
  if (property || !text || (!isSelf && !WRITABLE.has(target.element ?? ''))) return undefined;
  return { intents: [{ kind: 'set-text', target, text }], ...(target ? { about: target } : {}) };
}

function rename(from: string, to: string, isInMenu: boolean): EditIntent {
  return { kind: 'rename-item', from, to, ...(isInMenu ? { isInMenu: true as const } : {}) };
}

export const TEXT_PHRASES: readonly PhraseRow[] = [
  {
    en: `(<change>|set) (the)? (page|browser|tab|seo|google) title (<to>|:) {text}
      (<change>|set) (the)? title (of the (page|tab|browser|document)|in google|on google) (<to>|:) {text}
      (seo|meta|page|browser|google|tab) title (in google|on google|in search results)? (<says>|:) {text}
      title (in google|on google|of the page|in search results) (<says>|:) {text}
      (page|browser|google|tab|seo) title {text}`,
    it: `(<change>)? (il)? titolo (della (scheda|pagina)|del browser|del documento|su google|per google|seo|nel browser) (su google)? (<to>|:|<says>) {text}
      (su google|nei risultati) (il)? titolo (della pagina)? (<says>|:) {text}
      titolo (su google|della scheda|della pagina) : {text}`,
    make: ({ text }) => says({ kind: 'head', field: 'title', value: text }),
  },
  {
    en: `(<change>|set|add)? (a)? (seo|meta|page|google)* description (for google)? (<to>|:|<says>) {text}`,
    it: `(<change>|aggiungi)? (la|una)? (meta|seo)* (description|descrizione) (per google|su google|per i motori di ricerca|della pagina|seo)? (<to>|:|<says>) {text}`,
    make: ({ text }) => says({ kind: 'head', field: 'description', value: text }),
  },
  {
    en: `(<change>|<call>|rewrite) (the (text|words|wording|label) (of|on))? {target} (text|label|wording)? (to say|so it says|and call it|<to>|:) {text}
      ((text|words|wording|label) (of|on))? {target} (text|label)? (<says>|:) {text}
      {target} (text|label)? <is> {quoted}
      (<put>|write|rewrite) (on|in|under) {target} :? {text}
      (on|in) {target} (<put>|write) :? {text}
      as {target} (i want|use|write|<put>)? :? {text}
      {target} (<says>|text should be) {quoted}
      (i want|have|let) {target} (to)? (say|read) {text}
      <put> {quoted} (on|as) {target}
      (rewrite|<change>) {target} : {text}`,
    it: `(<change>|<call>|riscrivi|fa|fai|trasforma) (il testo (di|del|della)|la scritta (di|del|della))? {target} <it>? (diventare)? (<to>|:) {text}
      {target} (<says>|:) {text}
      {target} <is> {quoted}
      (<put>|scrivi|scriv) (ci)? (su|sul|sulla|nel|nella|come|sotto) {target} :? {text}
      (sul|sulla|su|nel|nella|come) {target} (<put>|voglio|ci vuole|vorrei)? :? {text}
      (il testo|la scritta) (del|della|di) {target} (<says>) {text}
      (la scritta|il testo) (del|della) {target} (fa|falla) (la)? diventare {text}
      (voglio|vorrei) (che)? {target} (dica|dicesse) {text}`,
    make: ({ target, text, quoted }) => write(target, text ?? quoted),
  },
  {
    en: `under (the)? (title|headline) (write|<put>) :? {text}`,
    it: `sotto (il|al)? titolo (scrivi|<put>) :? {text}`,
    make: ({ text }) => says({ kind: 'set-text', target: { element: 'lead' }, text }),
  },
  {
    en: `<change> (its|the) (text|wording|label) <to> {text}
      (write|put) (on it)? {quoted}`,
    it: `(scriv|scrivi) (ci)? {text}
      (cambia|cambiagli) (il testo|la scritta) in {text}`,
    make: ({ text, quoted }) => says({ kind: 'set-text', target: undefined, text: text ?? quoted }),
  },
  {
    en: `(<change>|replace|swap|fix|correct) (the)? (text|words?|phrase|sentence|line|heading)? {from:quoted} (<to>|:)? {text}
      <instead> {from:quoted} (it should (say|be)|<put>|write|use|i want)? :? {text}
      (where|wherever) it says {from:quoted} (write|<put>|i want|it should (say|be))? :? {text}
      (<put>|use|write) {text} <instead> {from:quoted}
      {from:quoted} (<to>|should be|should say|becomes) {quoted}`,
    it: `(<change>|sostituisci|correggi) (il testo|la parola|la frase|la scritta)? {from:quoted} (<to>|:)? {text}
      <instead> {from:quoted} (deve dire|<put>|scrivi|usa|voglio)? :? {text}
      (dove|ovunque) (c è|c e|ci sia)? (scritto|dice) {from:quoted} (<put>|scrivi|voglio|deve dire)? :? {text}
      (<put>|usa|scrivi) {text} <instead> {from:quoted}
      {from:quoted} (<to>|diventa|deve essere) {quoted}`,
    make: ({ from, text, quoted }) => says({ kind: 'replace-text', from, to: text ?? quoted }),
  },
  {
    en: `(replace|<change>) (the)? (text|words|line)? {item} (with|by) {text}
      <instead> {item} (it should say|<put>|write|use|i want) :? {text}
      {item} should be (written|spelled)? {text}`,
    it: `(sostituisci|cambia) (il testo|la frase)? {item} (con) {text}
      <instead> {item} (deve dire|<put>|scrivi|usa|voglio) :? {text}`,
    make: ({ item, text }, page) =>
      page.sectionNames.get(item.toLowerCase()) === undefined
        ? says({ kind: 'replace-text', from: item, to: text })
        : undefined,
  },
  {
    en: `(where|wherever) it says {item} (write|<put>|i want|it should say)? :? {text}`,
    it: `(dove|ovunque) (c è|sta)? (scritto|dice) {item} (<put>|scrivi|voglio)? :? {text}`,
    make: ({ item, text }) => says({ kind: 'replace-text', from: item, to: text }),
  },
  {
    en: `<call> (the)? {section} section <to>? {text}`,
    it: `<call> (la|il)? (sezione|parte|blocco) {section} <to>? {text}`,
    make: ({ section, text }) =>
      says({ kind: 'set-text', target: { ...section, element: 'heading' }, text }),
  },
  {
    en: `<call> (the)? (section|item|service|dish|product|word)? {item} <to>? {text}
      <change> (the)? name of {item} <to> {text}
      <change> {item} (to|into) {text}
      {item} (should be|is now|must be)? (called|named|becomes|renamed) (to)? {text}
      {item} -> {text}`,
    it: `<call> (la sezione|la voce|il piatto|il servizio)? {item} <to>? {text}
      <change> (il)? nome (di|del|della|dell) {item} in {text}
      <change> {item} in {text}
      {item} (si deve chiamare|si chiama ora|ora si chiama|deve chiamarsi|diventa) {text}
      {item} -> {text}`,
    make: ({ item, text }) => says(rename(item, text, false)),
  },
  {
    en: `(<change>|<call>) (the)? {item} <to>? {quoted} <rider>
      (<change>|<call>) (the)? {item} (to|into) {text} <rider>`,
    it: `(<change>|<call>) {item} <to>? {quoted} <rider>
      (<change>|<call>) {item} in {text} <rider>`,
    make: ({ item, text, quoted }) => {
      const name = quoted ?? text;
      return says(rename(item, name, true), rename(item, name, false));
    },
  },
  {
    en: `<call> (the)? {section} <to>? {text}
      {section} (should be|is now) (called|named) {text}
      the title of {section} should be {text}`,
    it: `<call> (la)? {section} <to>? {text}
      {section} (deve chiamarsi|si chiama ora|ora si chiama) {text}`,
    make: ({ section, text }) =>
      section.section === 'header' || section.section === 'footer' || section.section === 'hero'
        ? undefined
        : says({ kind: 'set-text', target: { ...section, element: 'heading' }, text }),
  },
  {
    en: `(in|on) the <menu_word> :? (<change>|<call>|rename|write|use) (the)? {item} (<to>|entry)? {text}
      <menu_word> : (<change>|<call>) {item} <to>? {text}
      (in|on) the <menu_word> <instead> {item} (write|use|<put>) {text}
      <change> {item} in the <menu_word> <to> {text}
      (in|on) the <menu_word> (<change>|<call>) (the)? {section} <to>? {text}`,
    it: `nel <menu_word> :? (<change>|<call>) {item} (<to>)? {text}
      <menu_word> : (<change>|<call>) {item} (<to>)? {text}
      nel <menu_word> <instead> {item} (scrivi|usa|<put>) {text}
      <change> {item} nel <menu_word> <to> {text}
      nel <menu_word> (<change>|<call>) {section} (<to>)? {text}`,
    make: ({ item, section, text }) =>
      says(rename(item ?? section.sectionName ?? section.section ?? '', text, true)),
  },
  {
    en: `<add> (a)? (link|menu item|item|entry|tab|page)? (called|named|to)? (the)? {label:words} (page|link)? (to|in|into|on) (the)? <menu_word> ((linking|leading|that goes|pointing)? to {url})?
      <put> {label:words} (in|on) (the)? <menu_word>`,
    it: `<add> (un|una|il|la)? (link|voce|pagina|collegamento)? (chiamat[oa])? {label:words} (al|nel|nella|alla|sul) <menu_word> (che porta a {url})?
      <add> (al|nel|alla|nella) <menu_word> (un|una|la|il)? (link|voce|pagina)? (chiamat[oa])? {label:words}`,
    make: ({ label, url }, page) =>
      (page.kinds.has('menu') && !/^\p{Lu}/u.test(label)) || label.split(' ').length > 3
        ? undefined
        : says({ kind: 'add-link', label, ...(url ? { href: url } : {}) }),
  },
  {
    en: `<add> (a|another|second|new|call to action)* button (called|named|saying|that says|with the text|labelled)? {quoted} (in|to|next to|under|below|beside|on)? (the)? (first|other|first one)? {section}? ((linking|leading|that goes|pointing) to {url})?`,
    it: `<add> (un|altro|secondo|nuovo)* (pulsante|bottone) (chiamato|con scritto|che dice|con il testo)? {quoted} (nella|nel|in|accanto al|sotto|vicino al)? (primo|altro)? {section}? (che porta (a|su) {url})?`,
    make: ({ quoted, section, url }) =>
      says({ kind: 'add-button', label: quoted, target: section, ...(url ? { href: url } : {}) }),
  },
  {
    en: `{target} (should|must|has to)? (link|go|lead|point|open|leads|opens|goes) (to)? {url}
      (link|point|<make>|let) {target} (link|lead|go|point)? (to|open)? {url}
      clicking {target} (should)? (opens?|goes to) {url}`,
    it: `{target} (deve)? (portare|andare|aprire|puntare|aprire|porti|apra|porta) (a|su)? {url}
      (collega|<make>) {target} (porti|apra)? (a|su|al)? {url}`,
    make: ({ target, url }) => {
      const part = linkable(target);
      return (
        part &&
        says({ kind: 'link', target: part, href: url.startsWith('www.') ? `https://${url}` : url })
      );
    },
  },
  {
    en: `{target} (should|must|has to)? (link|go|lead|point|leads|goes) (to)? {section}
      (link|point|let|<make>) {target} (link|lead|go|point)? (to)? {section}`,
    it: `{target} (deve)? (portare|andare|puntare|porti|porta) (a|su|al|alla|ai|alle)? {section}
      (collega|<make>) {target} (porti)? (a|su|al|alla|ai|alle)? {section}`,
    make: ({ target, section }) => {
      const part = linkable(target);
      const href = section.sectionName
        ? `section:${section.sectionName}`
        : `kind:${section.section ?? ''}`;
      return part && says({ kind: 'link', target: part, href });
    },
  },
  {
    en: `(<change>|replace|use|swap) {target} (to|with|by|for) {file}
      use {file} (as|for) {target}
      <put> {file} (as|in) {target}
      {target} : {file}`,
    it: `(<change>|sostituisci|usa) {target} (in|con|a) {file}
      (usa|metti) {file} (come|per) {target}
      (nella|nel) {section} metti come {target} {file}
      (metti|usa) come {target} {file}`,
    make: ({ target, section, file }) => {
      const part = target.target && { ...section, ...target.target };
      return part?.element === 'image' || part?.element === 'images'
        ? says({ kind: 'image', target: { ...part, element: 'image' }, src: file })
        : undefined;
    },
  },
  {
    en: `(translate|put|have|turn|<make>)? (the|whole|all|page|site|website|text|everything|it)* (to|into|in) {language}`,
    it: `(traduci|tradurre|traduca|metti|<make>)? (la|tutta|tutto|il|pagina|sito|testo)* (in) {language}`,
    make: ({ language }) =>
      language === 'other' ? undefined : says({ kind: 'translate', to: language }),
  },
  {
    en: `<remove> (the|that)? {quoted} (bit|part|section|block|text|line|sentence|thing|words?)*
      <remove> (the)? (text|line|sentence|words?|bit|part) {quoted}
      <remove> (the)? (text|line|sentence|words?|phrase) {item}`,
    it: `<remove> (la|il)? (frase|testo|parola|scritta|riga|parte|sezione|blocco)* {quoted}
      <remove> {quoted} (via)?
      <remove> (la|il)? (frase|testo|parola|scritta|riga) {item}`,
    make: ({ quoted, item }) => says({ kind: 'remove-words', words: quoted ?? item }),
  },
];

function linkable({ target, property }: Aim): Target | undefined {
  return !property && target && ['button', 'link', 'buttons', 'logo'].includes(target.element ?? '')
    ? target
    : undefined;
}
