import type { EditIntent, FactKind } from '../edit-types.ts';
import { slotOf, trimValue, type Clause } from '../request/clause.ts';
import { foldText } from '../request/fold.ts';
import { MAIL, PHONE, pattern, valueAfter } from './patterns.ts';

const PHONE_NOUN =
  /\b(?:phones?|telephone|mobile|cell(?:phone)?|tel|whatsapp|numero|number|telefono|telefonico|cellulare|recapito|(?:call|ring|reach|phone|text) us|chiamat[ei]|chiamarci|chiamateci|telefonat[ei]|telefonateci|rispondiamo)\b/;
const MAIL_NOUN = /\b(?:e-?mails?|mail|posta|indirizzo mail)\b/;
/** "people should write to <mail>": the address is blanked out as quotes. */
const WRITE_TO =
  /\b(?:write|e-?mail|reach|contact|scriv\w*|contatt\w*)\s+(?:(?:us|me|ci)\s+)?(?:to|at|on|a|all'|alla|su)\s*"/;
const ADDRESS_NOUN = /\b(?:address|indirizzo|sede|location)\b/;
/** "We are now in via Po 3" says where without naming an address. */
const WE_ARE_AT =
  /\b(?:we(?:'re| are) (?:now |located )*(?:at|in|on)|(?:we(?:'ve| have)? )?moved to|find us (?:now )?at|(?:our|the|my) (?:place|shop|studio|store|office|salon|business) (?:is|has moved) (?:now )?(?:at|to|in|on)|(?:ora |adesso |noi )?(?:siamo|stiamo|ci troviamo|ci trovate|ci siamo (?:trasferiti|spostati)) (?:ora |adesso )?(?:in|a|al|presso))\s+(?<value>.+)$/d;
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
  const isMail = MAIL_NOUN.test(clause.bare) || WRITE_TO.test(clause.bare);
  return isMail || mails.length === 2 ? factOf('mail', mails) : undefined;
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
    return {
      kind: 'fact',
      fact: 'address',
      value: place.replace(/\s+(?:now|adesso|ora)$/i, ''),
    };
  const noun = ADDRESS_NOUN.exec(clause.bare);
  if (!noun || MAIL_NOUN.test(clause.bare) || clause.verb?.class === 'remove') return undefined;
  const [from, to] = clause.quoted;
  if (from && to) return { kind: 'fact', fact: 'address', value: to.text, from: from.text };
  const match = pattern(String.raw`\b(?:address|indirizzo|sede|location)(?<value>.*)$`).exec(
    clause.folded,
  );
  const value =
    from?.text ?? (match && (valueAfter(clause, match, 'value') ?? streetAfter(clause, match)));
  return value && value.length > 5 ? { kind: 'fact', fact: 'address', value } : undefined;
}

/** "new address 22 Mill Lane", "l'indirizzo nuovo è via Po 3": the street itself tells where it begins. */
function streetAfter(clause: Clause, match: RegExpExecArray): string | undefined {
  const [start = 0] = match.indices?.groups?.['value'] ?? [];
  const found =
    /^[\s,:]*(?:(?:is|now|new|nuov[oa]|giust[oa]|corrett[oa]|adesso|ora|e|diventa)\s+)*(?<street>(?:via|viale|piazza|piazzale|corso|largo|vicolo|strada|contrada|localita|lungo\w+)\s.*\d.*|\d+\w?\s+[a-z].*)$/d.exec(
      clause.folded.slice(start),
    );
  const range = found?.indices?.groups?.['street'];
  return range && trimValue(clause.text.slice(start + range[0]));
}

const NAME_NOUN = String.raw`(?:(?:business|company|shop|restaurant|brand|store|studio|firm|hotel|bakery|site|salon|bar|cafe|our) name|name of (?:the|our|my) (?:business|company|shop|restaurant|brand|store|studio|firm|hotel|bakery|site|salon|bar|cafe|place)|nome (?:dell'|del |della |dello )(?:attivita|azienda|negozio|ristorante|locale|marchio|studio|hotel|panificio|impresa|ditta|sito|salone|bar)|(?:nuovo )?nome(?: (?:giusto|corretto|vero|nuovo))?(?: (?:dell'|del |della |dello )(?:attivita|azienda|negozio|ristorante|locale|studio|ditta|sito))?|name)`;
const CALLED = String.raw`(?:(?:is |are |we are |we're )?(?:now )?called|(?:ci chiamiamo|si chiama|mi chiamo|chiamarsi|chiamarci|chiamala|chiamalo|chiamalo)(?: ora| adesso)?|call (?:it|us|the (?:business|company|shop|restaurant|brand|store|studio|firm|hotel|bakery|site|salon|bar|cafe|place)))`;

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
  return value && name && !NO_NAME.test(foldText(name))
    ? { kind: 'fact', fact: 'name', value: name }
    : undefined;
}

/** Words about a name are no name. */
const NO_NAME =
  /\b(?:wrong|should|spel(?:led|t)|misspel\w+|it'?s|it is|correct|mistake|sbagliat[oa]|dovrebbe|errat[oa]|corrett[oa])\b|^(?:\S+\s+){7}/;
