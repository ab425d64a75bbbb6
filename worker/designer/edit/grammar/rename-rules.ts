import type { EditIntent, Target } from '../edit-types.ts';
import { slotOf, trimValue, type Clause } from '../request/clause.ts';
import { foldName, foldText } from '../request/fold.ts';
import { ARTICLE, HAS_MONEY, MAIL, pattern } from './patterns.ts';
import { isEntry } from './price-rules.ts';
import { isLook } from './text-rules.ts';

const A = String.raw`(?:${ARTICLE})?`;
const SAY = String.raw`(?:use|write|put|say|have|want|type|usa|usate|scriv[ia]|scrivete|metti(?:ci)?|mettete|mettiamo|vorrei|voglio|ci vuole|deve dire)`;
const INSTEAD = String.raw`(?:instead of|in place of|rather than|(?:al|in) posto d(?:i|el|ello|ella|ei|egli|elle)?|al posto dell'|invece d(?:i|el|ello|ella|ei|egli|elle)?|invece dell'|anziche)`;
const WORD = String.raw`(?:(?:the |la |il )?(?:word|words|text|title|heading|label|parola|parole|scritta|testo|titolo|voce|nome) )?`;
const BECOMES = String.raw`(?:becomes?|should become|(?:should|must|has to|have to|needs to|deve|devono|dovrebbe|dovrebbero|si deve|si devono) (?:now )?(?:be (?:called|named|renamed(?: to)?)|chiamarsi|chiamare|diventare)|(?:is|are) (?:now )?called(?: now)?|(?:ora |adesso )?(?:si chiama|si chiamano|diventa|diventano)(?: ora| adesso)?|(?:va|vanno) (?:chiamat|rinominat)[oaie](?: in)?)`;
const IN_MENU = String.raw`(?:in|on|nel|nella|nell')\s*(?:the )?(?:top |main )?(?:menu|navigation|nav|navbar|menu bar|barra|navigazione)(?: in alto| at the top)?`;
const ENTRY = String.raw`(?:(?:menu|nav) (?:item|entry|link|tab)|menu link|(?:menu )?tab|item|entry|link|section|page|service|dish|product|treatment|course|voce(?: (?:di|del) menu)?|sezione|pagina|servizio|piatto|prodotto|trattamento|corso)`;

/** Ways to say that words of the page give way to others. */
const RENAMES: readonly RegExp[] = [
  `^(?:${IN_MENU},? )?${A}(?:${ENTRY} )?(?<from>.+?)(?: ${ENTRY})?(?: ${IN_MENU})?\\s*(?:->|=>|→)\\s*(?<to>.+)$`,
  `^(?:${IN_MENU},? )?${A}(?:${ENTRY} )?(?<from>.+?)(?: ${ENTRY})?(?: (?:${IN_MENU}|del menu|of the menu))? ${BECOMES}:? (?<to>.+)$`,
  `^(?:change|update|cambia|cambiare|modifica) (?:the name of|il nome d(?:i|el|ello|ella|ei|egli|elle)|il nome dell') ?${A}(?:${ENTRY} )?(?<from>.+?) (?:to|into|in|con) (?<to>.+)$`,
  `^${SAY} (?<to>.+?),? ${INSTEAD} ?${A}${WORD}(?<from>.+?)$`,
  `^(?:${IN_MENU},? )?${INSTEAD} ?${A}${WORD}(?<from>.+?),? (?:please |i want |we want )?(?:it should say |${SAY}) (?<to>.+)$`,
  `^(?!.*\\b(?:move|put|sposta|metti)\\b)(?<to>.+?),? ${INSTEAD} ?${A}${WORD}(?<from>.+?)$`,
].map(pattern);

const MISTAKE = pattern(
  String.raw`^(?:(?:there's|there is|i see|i found) (?:a |an )?(?:typo|mistake|error|spelling mistake)(?: (?:in|on) the \w+)?\s*[:,.]?\s*|(?:c'e|ho trovato) (?:un |uno )?(?:errore|refuso|sbaglio)(?: di battitura)?\s*[:,.]?\s*|(?:it says|it's written|where it says|the page says|c'e scritto|dice|sta scritto|avete scritto|hai scritto)\s+)?["']?(?<from>[^"':]+?)["']?,? (?:(?:but |ma |and |e )?(?:it |that |this )?(?:should be|should say|should read|must be|has to be|should be written|deve essere|dovrebbe essere|deve dire|va scritto|si scrive|e giusto)|(?:is|e) (?:wrong|misspelled|sbagliato|scritto male),? (?:it's|it should be|deve essere|si scrive))\s+["']?(?<to>[^"']+?)["']?$`,
);

/** "pawz should be paws": words that a text of the page holds, and how they are written. */
export function readMistake(clause: Clause): EditIntent | undefined {
  const match = MISTAKE.exec(clause.folded);
  const [from, to] = [slotOf(clause, match, 'from'), slotOf(clause, match, 'to')];
  if (!from || !to || from.length < 3 || !isWords(clause, { from, to })) return undefined;
  const isPart = clause.mentions.some(
    ({ start, end }) =>
      foldText(clause.text.slice(start, end)) ===
      foldText(from.replace(/^(?:the|il|la|lo|i|le|gli) /i, '')),
  );
  const words = new RegExp(`(?<![a-z0-9])${escaped(foldText(from))}(?![a-z0-9])`);
  const isThere = clause.page.texts.some((text) => words.test(foldText(text)));
  return isThere && !isPart ? { kind: 'replace-text', from, to } : undefined;
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

const CALL = pattern(
  `^(?:${IN_MENU},? )?(?:call|rename|name|chiama|chiamate|rinomina)\\s+(?:${A})(?<rest>.+)$`,
);

/** "X becomes Y", "call X Y", "Y instead of X": words that stand on the page, and others for them. */
export function readRename(clause: Clause): EditIntent | undefined {
  const match = RENAMES.map((source) => source.exec(clause.folded)).find(Boolean) ?? null;
  const [from, to] = [slotOf(clause, match, 'from'), slotOf(clause, match, 'to')];
  const isInstead = match !== null && new RegExp(INSTEAD).test(match[0]);
  const titled = from && to ? undefined : titleOfSection(clause);
  if (titled) return titled;
  const found = from && to ? { from, to: withoutEnd(to) } : calledIn(clause);
  if (!found?.from || !found.to || !isWords(clause, found)) return undefined;
  const scope = new RegExp(`(?<![\\w])${IN_MENU}|\\b(?:del|di|of the) menu\\b`).test(clause.folded);
  if (isInstead && !scope && (isEntry(clause, found.from) || clause.folded.includes('posto')))
    return { kind: 'replace-text', ...found };
  const target = sectionNamed(clause, found.from);
  if (!isEntry(clause, found.from) && !target) return undefined;
  return {
    kind: 'rename-item',
    ...found,
    ...(target ? { target } : {}),
    ...(scope ? { isInMenu: true as const } : {}),
  };
}

/** "call the contact section Come and see us": a section goes by its heading. */
function titleOfSection(clause: Clause): EditIntent | undefined {
  const { mentions, folded, text } = clause;
  const mention = mentions.find(({ type }) => type !== 'element');
  if (!mention || !CALLING.test(folded.slice(0, mention.start))) return undefined;
  const isSection =
    /\b(?:section|sezione)\s+$/.test(folded.slice(0, mention.start)) ||
    /^\s+(?:section|sezione)\b/.test(folded.slice(mention.end));
  const tail = /^\s+(?:(?:section|sezione)\s+)?/.exec(folded.slice(mention.end))?.[0].length ?? 0;
  const title = trimValue(text.slice(mention.end + tail));
  const target = targetOfMention(mention);
  return isSection && title && target && !isLook(title)
    ? { kind: 'set-text', target: { ...target, element: 'heading' }, text: title }
    : undefined;
}

const CALLING =
  /^(?:(?:please|per favore) )?(?:call|name|title|chiama|chiamate|intitola)\s+(?:(?:the|our|la|il|i|le|gli|lo)\s+|l')?(?:(?:section|sezione)\s+)?$/;

function targetOfMention(mention: Clause['mentions'][number]): Target | undefined {
  if (mention.type === 'section') return { section: mention.section };
  return mention.type === 'name' ? { sectionName: mention.name } : undefined;
}

/** "call the gallery Photos": the name that is known comes first, the other one behind it. */
function calledIn(clause: Clause): { from: string; to: string } | undefined {
  const range = CALL.exec(clause.folded)?.indices?.groups?.['rest'];
  if (!range) return undefined;
  const rest = clause.text.slice(range[0]);
  const folded = foldText(rest);
  const known = [
    ...clause.page.texts,
    ...clause.mentions
      .filter(({ type, start }) => type !== 'element' && start === range[0])
      .map(({ start, end }) => clause.text.slice(start, end)),
  ].find((name) => folded.startsWith(`${foldText(name)} `));
  if (!known) return undefined;
  const tail = trimValue(
    rest
      .slice(known.length)
      .replace(/^\s+(?:section|page|sezione|pagina)?\s*(?:(?:to|as|into)\s)?/i, ''),
  );
  return { from: rest.slice(0, known.length), to: withoutEnd(tail) };
}

function withoutEnd(words: string): string {
  return trimValue(words.replace(new RegExp(`\\s+${IN_MENU}$`, 'i'), ''));
}

/** Facts, sums and looks have rules of their own. */
const FACT =
  /^(?:(?:the|our|my|new|il|la|lo|l'|nuov[oa]|nostr[oa]) ?)*(?:phone|telephone|mobile|number|phone number|e-?mail|mail|address|e-?mail address|name|price|hours?|opening hours|colou?r|background|font|header|footer|telefono|numero|numero di telefono|cellulare|indirizzo|nome|prezzo|orari[o]?|colore|sfondo|carattere|titolo|title|headline|button|pulsante|bottone|logo|shop|store|business|company|restaurant|place|site|website|studio|salon|hotel|brand|attivita|azienda|negozio|ristorante|locale|sito|ditta|impresa|it|we|us)$/;

function isWords(clause: Clause, { from, to }: { from: string; to: string }): boolean {
  const isFact = FACT.test(foldText(from)) || HAS_MONEY.test(foldText(to)) || MAIL.test(to);
  MAIL.lastIndex = 0;
  const isColour = clause.colour !== undefined && foldText(to).includes(clause.colour.words);
  return !isFact && !isColour && !isLook(to) && foldName(from) !== foldName(to);
}

/** The section whose kind these words name. */
function sectionNamed(clause: Clause, words: string): Target | undefined {
  const mention = clause.mentions.find(
    ({ type, start, end }) =>
      type !== 'element' && foldText(clause.text.slice(start, end)) === foldText(words),
  );
  return mention && targetOfMention(mention);
}
