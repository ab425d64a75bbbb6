import type { EditIntent, Target } from '../edit-intent.ts';
import { says, type PhraseRow, type Reading } from '../reading.ts';
import type { Aim } from '../slots/parts.ts';
import { ADDABLE } from '../addable.ts';

type ActOnPart = 'remove' | 'hide' | 'show' | 'duplicate';

/** A part named as a whole; "it" where something was named before. */
function act(kind: ActOnPart, aims: readonly Aim[]): Reading | undefined {
  const intents = aims.map(({ target, property }): EditIntent | undefined =>
    property || target?.element === 'page' || target?.element === 'background'
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

export const STRUCTURE_PHRASES: readonly PhraseRow[] = [
  {
    en: `<remove> {targets} (off|out|away|altogether|completely|now|anymore|any more|any longer|down)* (of there)?
      (take|get|cross|throw|leave) {targets} (out|off|away|down) (of there)? (too)?
      {targets} <gone>
      (we|i) (dont|do not|no longer) (need|want|use) {targets} (anymore|any more|any longer|now|on the page)*
      nobody reads {targets}`,
    it: `<remove> <it>? {targets} (via|del tutto|completamente|piu)*
      {targets} <gone> (piu)?
      {targets} (fai sparire|<remove>) <it>
      (della|del|delle|dei) {targets} (possiamo fare a meno|non c è piu bisogno|non c è bisogno)
      non (mi|ci)? (serve|servono|voglio|vogliamo) (piu)? {targets} (piu)?
      {targets} non (la|lo|le|li)? (legge|leggono|usa|guarda|guardano) (nessuno|piu)`,
    make: ({ targets }) => act('remove', targets),
  },
  {
    en: `<hide> {targets} (for now|for a while|temporarily|for the moment|for a moment)?
      make {targets} disappear (for now|for a while)
      (for now|temporarily) <hide> {targets}`,
    it: `(per ora|per un po|temporaneamente|x ora)? <hide> (temporaneamente|per ora)? {targets} (per ora|per un po|per il momento|temporaneamente)?
      (per ora|per un po|x ora) (fai sparire|togli) {targets}
      (fai sparire|togli) (per ora|per un po) {targets}`,
    make: ({ targets }) => act('hide', targets),
  },
  {
    en: `<show> {targets} (again|back)?`,
    it: `<show> {targets} (di nuovo|ancora)?`,
    make: ({ targets }) => act('show', targets),
  },
  {
    en: `<copy> {target} (again|once more)?`,
    it: `<copy> {target}`,
    make: ({ target }) => act('duplicate', [target]),
  },
  {
    en: `<move> {target} (further|right|straight|just|all the way|directly)* (to)? (the)? {place} ((,)? (just)? {nearer:place})?
      {target} (<goes>|at|to|right)? {place} ((,)? (just)? {nearer:place})?
      <make> {target} (the)? {place} (thing|section)? (on the page)?`,
    it: `<move> <it>? {target} (subito|proprio|come)* {place} (di tutto)? ((,)? (appena|proprio)? {nearer:place})?
      <move> {place} {target}
      {target} (<it>? <move> <it>?|<it>? <goes>)? (proprio|subito)* {place} (di tutto)? ((,)? (appena|proprio)? {nearer:place})?
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
    en: `<swap> {section} (and|with|for) {other:section} (around)?`,
    it: `<swap> (di posto)? {section} (e|con) {other:section}`,
    make: ({ section, other }) => says({ kind: 'swap', first: section, second: other }),
  },
  {
    en: `<add> (us|another|new|section|with|for|about|on|the|button|signup|for|that introduces)* {kind} (since {number})? {place}? ((with|saying|:|,|about|introducing|that introduces) (the text|directions|people find us)? :? {text})?
      {place} <add> {kind}
      (visitors|customers|people) (should|must|can) (be able to)? (sign up for|join|subscribe to|book with) (a|the|our)? {kind}
      <add> {kind} (signup|sign up|form|button)? {place}?
      (create|include|write) (an|the)? {kind} (section)? {place}? ((with|:) {text})?
      (a section|section) (that introduces|for|with|about) (our)? {kind} (with|:|,)? {text}?`,
    it: `<add> (un|una|altra|altro|il|la|iscrizione|alla|modulo|sezione|sul|sulla|sui|sulle|del|dei|delle|con|per|d[ia]|le indicazioni)* {kind} {place}? ((con|:|,|che presenta|con scritto) (il testo|le indicazioni)? :? {text})?
      {place} <add> {kind}
      (chi visita il sito|i clienti|i visitatori) (deve|devono|dovrebbe|dovrebbero) (poter|potersi) (iscriversi|iscrivere|prenotare) (alla|a|con)? {kind}
      <add> (una)? sezione (che presenta|per|con|del|sul|sulla|sulle) (nostr[oa])? {kind} (con|:|,)? {text}?`,
    make: ({ kind, place, text }) =>
      ADDABLE.has(kind)
        ? says({ kind: 'add-section', section: kind, place, content: text ?? '' })
        : undefined,
  },
  {
    en: `<add> (a|new|another)* (section|block) (called|titled|named|entitled|about|for|on|with the title) (our|the)* {heading:words} ((:|with|saying) (the text)? {text})?
      <add> (a|new)* {heading:words} section`,
    it: `<add> (una|nuova|altra)* (sezione|blocco) (chiamata|intitolata|dal titolo|su|sul|sulla|sui|sulle|sugli|per|dedicata a|dedicata ai|dedicata alle) {heading:words} ((:|con) (il testo)? {text})?`,
    make: ({ heading, place, text }) => {
      const title = heading.replace(/^(?:our|the|i|le|gli|il|la|nostr[oiae])\s+/, '');
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
    en: `(undo|revert|take back|cancel) (that|it|this|the last change|my last change|last)*
      (go back|put it back|change it back) (to)? (how it was)? (before)?`,
    it: `(annulla|ripristina) (l ultima modifica|tutto|quello|questo)*
      (torna indietro|rimettilo come prima|rimetti lo come prima|rimetti come prima|torna come prima)`,
    make: () => says({ kind: 'undo' }),
  },
  {
    en: `(dont|do not|never) (touch|change|move|remove|alter) {target}
      (leave|keep) {target} (as it is|where it is|alone|as is|the same|there|like that)?
      (leave|keep) (the)? (rest|everything else) (as it is|alone|the same)?`,
    it: `non (toccare|cambiare|modificare|spostare|togliere) {target}
      (lascia|tieni) {target} (com è|com e|dov è|dov e|cosi|stare|così)?
      (il)? resto (lascia|tieni) (lo)? (com è|com e|cosi)?
      (lascia|tieni) (il)? resto (com è|com e|cosi)?`,
    make: () => says({ kind: 'keep' }),
  },
];
