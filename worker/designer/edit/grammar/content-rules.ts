import type { EditIntent, FactKind } from '../edit-types.ts';
import type { Clause } from '../request/clause.ts';
import { slotOf, trimValue } from '../request/clause.ts';
import type { Mention } from '../request/mentions.ts';
import { IMAGE_FILE, MAIL, PHONE, TO, URL_WORDS, pattern } from './patterns.ts';

export type Rule = (clause: Clause) => EditIntent | undefined;

const TRANSLATE =
  /\b(?:in|into|to|all'|in lingua)\s*(?:(?<english>english|inglese)|(?<italian>italian|italiano|italiana))\b/;

export function readTranslate(clause: Clause): EditIntent | undefined {
  const match = TRANSLATE.exec(clause.bare);
  const asks =
    clause.verb?.class === 'translate' ||
    (clause.verb?.class === 'change' && clause.target?.element === 'page');
  if (!asks || !match) return undefined;
  return { kind: 'translate', to: match.groups?.['english'] ? 'en' : 'it' };
}

const HEAD_FIELDS = [
  [
    'description',
    String.raw`(?:meta[ -]?description|(?:page|site|seo|google) description|description (?:of the (?:page|site)|for google)|meta[ -]?descrizione|descrizione (?:della pagina|del sito|seo|per google|meta))`,
  ],
  [
    'title',
    String.raw`(?:(?:page|site|browser|tab|seo|meta|html|document)(?: tab)? title(?: (?:in|on|for) (?:google|search|the tab|the browser)\w*)?|title (?:in|on|for) google|title (?:tag|of the (?:page|site|tab)|in the (?:browser )?tab)(?! in)|titolo (?:(?:della pagina )?(?:su|per|in) google|della (?:pagina|scheda)|del (?:sito|browser|documento)|seo|html|nella scheda)|meta title|tag title)`,
  ],
] as const;

export function readHead(clause: Clause): EditIntent | undefined {
  for (const [field, noun] of HEAD_FIELDS) {
    const match = pattern(String.raw`\b${noun}(?<value>.*)$`).exec(clause.folded);
    if (!match) continue;
    const value = clause.quoted.at(-1)?.text ?? valueAfter(clause, match, 'value');
    if (value) return { kind: 'head', field, value };
  }
  return undefined;
}

/** The value that follows a connector at the start of a captured tail. */
function valueAfter(clause: Clause, match: RegExpExecArray, group: string): string | undefined {
  const range = match.indices?.groups?.[group];
  if (!range) return undefined;
  const tail = clause.folded.slice(range[0]);
  const connector = new RegExp(`^${TO}`).exec(tail);
  const value = connector && trimValue(clause.text.slice(range[0] + connector[0].length));
  return value || undefined;
}

const PHONE_NOUN =
  /\b(?:phones?|telephone|mobile|cell(?:phone)?|tel|whatsapp|numero|number|telefono|telefonico|cellulare|recapito|(?:call|ring|reach|phone|text) us|chiamat[ei]|chiamarci|chiamateci|telefonat[ei]|telefonateci|rispondiamo)\b/;
const MAIL_NOUN = /\b(?:e-?mails?|mail|posta|indirizzo mail)\b/;
const ADDRESS_NOUN = /\b(?:address|indirizzo|sede|location)\b/;
/** "We are now in via Po 3" says where without naming an address. */
const WE_ARE_AT =
  /\b(?:we(?:'re| are) (?:now |located )*(?:at|in|on)|(?:we(?:'ve| have)? )?moved to|find us (?:now )?at|(?:ora |adesso |noi )?(?:siamo|ci troviamo|ci trovate|ci siamo (?:trasferiti|spostati)) (?:ora |adesso )?(?:in|a|al|presso))\s+(?<value>.+)$/d;
const STREET =
  /\b(?:via|viale|piazza|piazzale|corso|largo|vicolo|strada|contrada|localita|lungo\w+)\s+.*\d|\b\d+\w?\s+\w+/;

export function readPhone(clause: Clause): EditIntent | undefined {
  if (!PHONE_NOUN.test(clause.bare) || clause.verb?.class === 'remove') return undefined;
  const numbers = [...clause.text.matchAll(PHONE)].map(([number]) => number.trim());
  return factOf('phone', numbers);
}

export function readMail(clause: Clause): EditIntent | undefined {
  if (
    clause.verb?.class === 'remove' ||
    /\b(?:form|modulo|button|pulsante|link)\b/.test(clause.bare)
  )
    return undefined;
  const mails = [...clause.text.matchAll(MAIL)].map(([mail]) => mail);
  return MAIL_NOUN.test(clause.bare) || mails.length === 2 ? factOf('mail', mails) : undefined;
}

function factOf(fact: FactKind, values: readonly string[]): EditIntent | undefined {
  const value = values.at(-1);
  if (!value) return undefined;
  return values.length > 1
    ? { kind: 'fact', fact, value, from: values[0] ?? '' }
    : { kind: 'fact', fact, value };
}

export function readAddress(clause: Clause): EditIntent | undefined {
  const place = slotOf(clause, WE_ARE_AT.exec(clause.folded), 'value');
  if (place && STREET.test(place.toLowerCase()) && clause.verb?.class !== 'remove')
    return { kind: 'fact', fact: 'address', value: place };
  const noun = ADDRESS_NOUN.exec(clause.bare);
  if (!noun || MAIL_NOUN.test(clause.bare) || clause.verb?.class === 'remove') return undefined;
  const [from, to] = clause.quoted;
  if (from && to) return { kind: 'fact', fact: 'address', value: to.text, from: from.text };
  const match = pattern(String.raw`\b(?:address|indirizzo|sede|location)(?<value>.*)$`).exec(
    clause.folded,
  );
  const value = from?.text ?? (match && valueAfter(clause, match, 'value'));
  return value && value.length > 5 ? { kind: 'fact', fact: 'address', value } : undefined;
}

const NAME_NOUN = String.raw`(?:(?:business|company|shop|restaurant|brand|store|studio|firm|hotel|bakery|site|salon|bar|cafe|our) name|name of (?:the|our|my) (?:business|company|shop|restaurant|brand|store|studio|firm|hotel|bakery|site|salon|bar|cafe|place)|nome (?:dell'|del |della |dello )(?:attivita|azienda|negozio|ristorante|locale|marchio|studio|hotel|panificio|impresa|ditta|sito|salone|bar)|(?:nuovo )?nome(?: (?:giusto|corretto|vero|nuovo))?(?: (?:dell'|del |della |dello )(?:attivita|azienda|negozio|ristorante|locale|studio|ditta|sito))?|name)`;
const CALLED = String.raw`(?:(?:is |are |we are |we're )?(?:now )?called|(?:ci chiamiamo|si chiama|mi chiamo|chiamala|chiamalo|chiamalo)(?: ora| adesso)?|call (?:it|us|the \w+))`;

/** "We are not called A any more but B". */
const NOT_BUT = String.raw`\b(?:not (?:called|named)|no longer called|non (?:ci chiamiamo|si chiama|mi chiamo))\s+(?:piu |any ?more )?.+?,?\s+(?:any ?more,? )?(?:but|ma|bensi)\s+(?:now |ora |adesso )?(?<value>.+)$`;

export function readName(clause: Clause): EditIntent | undefined {
  if (
    clause.verb?.class === 'add' ||
    ['button', 'link', 'headline', 'lead'].includes(clause.target?.element ?? '')
  )
    return undefined;
  const other = pattern(NOT_BUT).exec(clause.folded);
  const instead = slotOf(clause, other, 'value');
  if (other && instead) return { kind: 'fact', fact: 'name', value: instead };
  const called = pattern(String.raw`\b${CALLED}\s+(?<value>.+)$`).exec(clause.folded);
  const renamed =
    clause.verb?.class === 'rename' && clause.quoted.length < 2
      ? pattern(
          String.raw`\b(?:business|company|shop|restaurant|bakery|site|us|brand|store|studio|attivita|azienda|negozio|ristorante|panificio|locale|sito|marchio)\s+(?:to|in|as|come)\s+(?<value>.+)$`,
        ).exec(clause.folded)
      : null;
  const named = pattern(String.raw`\b${NAME_NOUN}(?<value>.*)$`).exec(clause.folded);
  const [from, to] = clause.quoted;
  if (from && to && (called || named))
    return { kind: 'fact', fact: 'name', value: to.text, from: from.text };
  const value =
    slotOf(clause, called ?? renamed, 'value') ??
    (named ? (from?.text ?? valueAfter(clause, named, 'value')) : undefined);
  const name =
    from?.text ?? value?.replace(/\s+(?:now|from now on|instead|adesso|ora|d'ora in poi)$/i, '');
  return value && name ? { kind: 'fact', fact: 'name', value: name } : undefined;
}

const POINTS =
  /\b(?:link(?:s|ed|arlo|are)?|points?|go(?:es)?|opens?|leads?|href|port(?:a|i|are)|punt(?:a|i|are)|rimand(?:a|i|are)|colleg(?:a|alo|are|hi)|apr(?:a|ire|e)|destinazione|url)\b/;

export function readLink(clause: Clause): EditIntent | undefined {
  const target =
    clause.target?.element === 'link' && clause.mentions.length > 1
      ? linkless(clause)
      : clause.target;
  if (
    !target ||
    !['button', 'buttons', 'link', 'links', 'logo', 'image'].includes(target.element ?? '')
  )
    return undefined;
  if (!POINTS.test(clause.bare) || clause.verb?.class === 'add') return undefined;
  const href = hrefIn(clause);
  const isSection = href?.startsWith('section:') || href?.startsWith('kind:');
  const part = isSection && target.element ? { element: target.element } : target;
  return href ? { kind: 'link', target: part, href } : undefined;
}

/** "the link of the button" is about the button. */
function linkless(clause: Clause): Clause['target'] {
  const other = clause.mentions.find(
    (mention) => mention.type === 'element' && mention.element !== 'link',
  );
  return other?.type === 'element' ? { ...clause.target, element: other.element } : clause.target;
}

function hrefIn(clause: Clause): string | undefined {
  const url = URL_WORDS.exec(clause.text)?.[0];
  if (url) return url.startsWith('www.') ? `https://${url}` : url;
  const mail = clause.text.match(MAIL)?.[0];
  if (mail) return `mailto:${mail}`;
  const phone = clause.text.match(PHONE)?.[0];
  if (phone) return `tel:${phone.replace(/[^\d+]/g, '')}`;
  const sections = clause.mentions.filter((mention) => mention.type !== 'element');
  const last = sections.at(-1);
  if (!last) return undefined;
  return last.type === 'name' ? `section:${last.name}` : `kind:${last.section ?? ''}`;
}

export function readImage(clause: Clause): EditIntent | undefined {
  const { target } = clause;
  if (!target || !['image', 'images', 'logo'].includes(target.element ?? '')) return undefined;
  if (!['change', 'replace', 'write', undefined].includes(clause.verb?.class)) return undefined;
  const src =
    /https?:\/\/[^\s"'<>]+|data:image\/[^\s"'<>]+/i.exec(clause.text)?.[0] ??
    IMAGE_FILE.exec(clause.text)?.[0];
  const alt = /\b(?:alt|testo alternativo|alternative text)\b/.test(clause.bare)
    ? clause.quoted.at(-1)?.text
    : undefined;
  if (!src && !alt && clause.verb?.class !== 'replace' && clause.verb?.class !== 'change')
    return undefined;
  const isLook =
    /\b(?:round\w*|arrotond\w*|tond[oaie]|bigger|smaller|larger|wider|grand[ei]|piccol[oaie]|corners|angoli|border|bord[oi]|shadow|ombra|cent(?:er|re)\w*|centra\w*)\b/.test(
      clause.bare,
    );
  if (!src && (clause.colour || isLook)) return undefined;
  return { kind: 'image', target, src, alt };
}

export function readQuotedSwap(clause: Clause): EditIntent | undefined {
  const [from, to, more] = clause.quoted;
  if (!from || !to || more) return undefined;
  const between = clause.folded.slice(from.end, to.start);
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
    return at >= 0 && LEAD_IN.test(clause.folded.slice(clause.verb?.end, at));
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
  const { target } = clause;
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
  const says = pattern(SAYS).exec(clause.folded);
  const isAfterPart = says && clause.mentions.some(({ end }) => end <= says.index + 1);
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
  if (!part || clause.colour || LOOKS.test(clause.folded.slice(part.end))) return undefined;
  const { verb } = clause;
  const isAs = new RegExp(AS_TITLE).test(clause.folded.slice(0, part.start));
  const as =
    isAs && verb && verb.start > part.end && ['change', 'write'].includes(verb.class)
      ? trimValue(clause.text.slice(verb.end).replace(/^\s*:/, ''))
      : undefined;
  const match = pattern(STATED).exec(clause.folded.slice(part.end));
  const range = match?.indices?.groups?.['value'];
  const stated = range && trimValue(clause.text.slice(part.end + range[0]));
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
    !/^(?:change|replace|set|update|rename|edit|turn|cambia|cambi|cambiare|modifica|modificare|sostituisci|aggiorna|imposta|rinomina|correggi|trasforma|scrivi|metti)/.test(
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
  return value && !LOOKS.test(clause.folded.slice(last)) ? value : undefined;
}

const LOOKS =
  /\b(?:\d+ ?px|px|rem|em|%|bigger|larger|smaller|bold|italic|uppercase|center(?:ed)?|centre|left|right|grande|piccol[oa]|grassetto|corsivo|maiuscol\w|piu|meno|centrat[oaie]|centro|sinistra|destra|alto|basso|serif|font|carattere)\b/;
