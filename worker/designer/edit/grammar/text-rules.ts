import type { EditIntent } from '../edit-types.ts';
import { slotOf, trimValue, type Clause } from '../request/clause.ts';
import { foldText } from '../request/fold.ts';
import { composeTarget, type Mention } from '../request/mentions.ts';
import { TO, pattern } from './patterns.ts';

export function readQuotedSwap(clause: Clause): EditIntent | undefined {
  const [from, to, more] = clause.quoted;
  if (!from || !to || more) return undefined;
  const between = clause.folded.slice(from.end, to.start);
  if (
    /\b(?:instead of|rather than|al posto di|invece di|anziche|wher\w+ it says|dove (?:c'e scritto|dice))\s*$/.test(
      clause.folded.slice(0, from.start),
    )
  )
    return { kind: 'replace-text', from: from.text, to: to.text };
  if (/\b(?:instead of|rather than|al posto di|invece di|anziche)\b/.test(between))
    return { kind: 'replace-text', from: to.text, to: from.text };
  const isSwap = ['change', 'replace', 'rename', 'write'].includes(clause.verb?.class ?? '');
  const isLinked = /^\s*(?:to|with|by|into|in|con|a|->|=>|:|becomes|diventa)\s*$/.test(between);
  return isSwap || isLinked ? { kind: 'replace-text', from: from.text, to: to.text } : undefined;
}

/** What may stand between the verb and the words of the page. */
const LEAD_IN =
  /^\s*(?:the|il|lo|la|l'|i|gli|le|this|questo|questa)?\s*(?:words?|text|phrase|sentence|line|parola|parole|testo|frase|scritta|riga)?\s*["':]?\s*$/;

export function readPageText(clause: Clause): EditIntent | undefined {
  if (
    !clause.verb ||
    !['change', 'replace', 'write', 'rename', 'remove'].includes(clause.verb.class) ||
    /^(?:put|mett)/.test(clause.bare.slice(clause.verb.start))
  )
    return undefined;
  const from = clause.page.texts.find((text) => {
    const at = clause.folded.indexOf(foldedText(text), clause.verb?.end);
    const isInOtherQuote = clause.quoted.some(
      (quote) => at > quote.start && at < quote.end && foldedText(quote.text) !== foldedText(text),
    );
    return at >= 0 && !isInOtherQuote && LEAD_IN.test(clause.folded.slice(clause.verb?.end, at));
  });
  if (!from) return undefined;
  const at = clause.folded.indexOf(foldedText(from), clause.verb.end) + from.length;
  if (clause.verb.class === 'remove') return undefined;
  const connector = new RegExp(`^["']?${TO}`).exec(clause.folded.slice(at));
  const to = connector && trimValue(clause.text.slice(at + connector[0].length));
  return to && !clause.colour ? { kind: 'replace-text', from, to } : undefined;
}

function foldedText(text: string): string {
  return foldCache.get(text) ?? remember(text);
}

const foldCache = new Map<string, string>();

function remember(text: string): string {
  if (foldCache.size > 500) foldCache.clear();
  const folded = text.toLowerCase();
  foldCache.set(text, folded);
  return folded;
}

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
const SAYS = String.raw`\b(?:says?|reads?|saying|reading|scriv\w*|dica|dice|dire|recit\w*|leggere|with the text|with text|con scritto|con il testo|called|chiamat\w)\s*:?\s+(?<value>.+)$`;

/** About what the instruction before was about: "… and change its text to X", "e scrivici X". */
const WRITE_ON_IT = String.raw`^(?:and |e )?(?:(?:change|set|make) its (?:text|label|wording) (?:to|into|say)|(?:scrivici|mettici (?:la )?scritt[oa]|cambiagli (?:il testo|la scritta) in)|write on it|let it say|have it say)\s*:?\s+(?<value>.+)$`;

export function readSetText(clause: Clause): EditIntent | undefined {
  const written = slotOf(clause, pattern(WRITE_ON_IT).exec(clause.folded), 'value');
  if (written) return { kind: 'set-text', target: undefined, text: written };
  const says = pattern(SAYS).exec(clause.folded);
  const named = clause.mentions.filter(({ end }) => !says || end <= says.index + 1);
  const target = says && named.length > 0 ? composeTarget(named) : clause.target;
  const isSection = target && !target.element && (target.section || target.sectionName);
  if (!target || (!WRITABLE.has(target.element ?? '') && !isSection && !target.isSelection))
    return undefined;
  if (
    ['add', 'remove', 'hide', 'show', 'duplicate', 'move', 'replace'].includes(
      clause.verb?.class ?? '',
    ) &&
    clause.verb?.class !== 'replace'
  )
    return undefined;
  const isAfterPart = says && named.length > 0;
  const said = isAfterPart ? slotOf(clause, says, 'value') : undefined;
  const quoted = clause.quoted.length === 1 ? clause.quoted[0]?.text : undefined;
  if (isSection)
    return quoted && /\b(?:scriv|write|say|titol|title|rename|rinomin)/.test(clause.bare)
      ? { kind: 'set-text', target: { ...target, element: 'heading' }, text: quoted }
      : undefined;
  const text = quoted ?? said ?? bareValue(clause) ?? statedValue(clause);
  if (!text) return undefined;
  const isSentence = target.element === 'text' && clause.text.trimEnd().endsWith(`${text}.`);
  return { kind: 'set-text', target, text: isSentence ? `${text}.` : text };
}

/** "the heading of the about section": the section belongs to the part. */
function wholePart(clause: Clause, element: Mention): { start: number; end: number } {
  const next = clause.mentions.find(
    ({ start, end }) =>
      start >= element.end &&
      /^\s*(?:(?:of|in|from|for|di|del|dell'|della|dei|delle|degli|nel|nella|nelle)\s*(?:the |our |la |il |l')?(?:section|sezione)?\s*)?$/.test(
        clause.bare.slice(element.end, start),
      ) &&
      end > start,
  );
  const tail = /^\s+(?:section|sezione)\b/.exec(clause.bare.slice(next?.end ?? element.end))?.[0];
  return {
    start: element.start,
    end: (next?.end ?? element.end) + (next ? (tail?.length ?? 0) : 0),
  };
}

const STATED = String.raw`^\s*(?:text|copy|testo|label)?\s*(?:(?:should|must|has to|deve|dovrebbe|vorrei|voglio)\s+(?:be|say|read|essere|dire|diventare|fosse)|:|=|is now|adesso e|ora e)\s*:?\s*(?<value>\S.*)$`;
const AS_TITLE = String.raw`\b(?:as|for|on|in|come|per|su|sul|sulla|nel|nella)\s+(?:the |a |il |la |un )?$`;

/** "tagline should be: X", "come titolo metti X": words said of a part, told from looks by a colon or a capital. */
function statedValue(clause: Clause): string | undefined {
  const element = clause.mentions.find((mention) => mention.type === 'element');
  const part = element && wholePart(clause, element);
  if (!part || clause.colour) return undefined;
  const { verb } = clause;
  const isAs =
    new RegExp(AS_TITLE).test(clause.folded.slice(0, part.start)) ||
    /^(?:under|below|beneath|sotto)\b/.test(clause.folded.slice(part.start));
  const as =
    isAs && verb && verb.start > part.end && ['change', 'write', 'wish'].includes(verb.class)
      ? trimValue(clause.text.slice(verb.end).replace(/^\s*:/, ''))
      : undefined;
  const match = pattern(STATED).exec(clause.folded.slice(part.end));
  const range = match?.indices?.groups?.['value'];
  const stated = range && trimValue(clause.text.slice(part.end + range[0]));
  if (isLook(stated ?? as ?? clause.folded.slice(part.end))) return undefined;
  const isPlain =
    range &&
    (/[:=]\s*$/.test(clause.folded.slice(0, part.end + range[0])) || /^\p{Lu}/u.test(stated ?? ''));
  return as ?? (isPlain ? stated : undefined);
}

/** "change the headline to X" without quotes, when X is neither a colour nor a size nor a style. */
function bareValue(clause: Clause): string | undefined {
  if (
    clause.colour ||
    !clause.verb ||
    !['change', 'replace', 'write', 'rename'].includes(clause.verb.class)
  )
    return undefined;
  if (
    !/^(?:change|replace|set|update|rename|edit|turn|cambia|cambi|cambiare|modifica|modificare|sostituisci|aggiorna|imposta|rinomina|correggi|trasforma|scrivi|metti|write|put|have|fall|falle|rendil)/.test(
      clause.bare.slice(clause.verb.start),
    )
  )
    return undefined;
  const last = clause.mentions
    .filter((mention) => mention.start < clause.text.length)
    .reduce(
      (end, mention, position) => (position === 0 || mention.start - end < 12 ? mention.end : end),
      0,
    );
  const tail = clause.folded.slice(last);
  const match = new RegExp(`^(?:\\s+(?:text|copy|testo|label|wording))?${TO}`).exec(tail);
  const value = match && trimValue(clause.text.slice(last + match[0].length));
  const isPlain = /^[^:]*:\s/.test(tail) ? !isLook(value ?? '') : !LOOKS.test(tail);
  return value && isPlain ? value : undefined;
}

/** Nothing but how it is to look: "Call right now" says more than where it goes. */
export function isLook(words: string): boolean {
  const rest = foldText(words)
    .replace(new RegExp(LOOKS.source, 'g'), ' ')
    .replace(
      /\b(?:a|the|to|in|on|at|and|of|much|bit|more|less|it|be|should|un|il|la|al|a|di|e|po|molto)\b/g,
      ' ',
    );
  return LOOKS.test(foldText(words)) && !/[a-z]/.test(rest);
}

const LOOKS =
  /\b(?:\d+ ?px|px|rem|em|%|bigger|larger|smaller|bold|italic|uppercase|center(?:ed)?|centre|left|right|grande|piccol[oa]|grassetto|corsivo|maiuscol\w|piu|meno|centrat[oaie]|centro|sinistra|destra|alto|basso|serif|font|carattere)\b/;
