import type { EditIntent } from '../edit-types.ts';
import { trimValue, type Clause } from '../request/clause.ts';
import { foldText } from '../request/fold.ts';
import { AMOUNT, HAS_MONEY, MAIL, PHONE } from './patterns.ts';

const NO_STATEMENT = new Set(['remove', 'hide', 'add', 'move', 'duplicate', 'show']);
/** Sums that are steps and no prices. */
const STEP = /%|\b(?:by|more|less|half|percent|cento|meta|off|in piu|in meno)\b|\bdi\s+\d/;
const SUM = new RegExp(String.raw`(?<![\w.,])${AMOUNT}(?![\w%]|[.,]\d)`, 'g');

/** The sum that stands there and is to go: "60 not 55", "da 55 a 60". */
export const OLD_SUM = new RegExp(
  String.raw`\b(?:not|instead of|rather than|from|was|it was|non(?: piu)?|invece d\w+|anziche|al posto d\w+|da|era(?:no)?|prima)\s+(?:the |i |gli )?${AMOUNT}(?![\w%]|[.,]\d)|\b(?:not|instead of|rather than|invece d\w+|non)\s+(?:the |il |more the )?(?:old|previous|vecchio|solito) (?:price|one|prezzo)`,
  'g',
);

/** One thing of the page's list and one sum, however they are said: "we now charge 14 for Carrot cake". */
export function readStatedPrice(clause: Clause): EditIntent | undefined {
  const { folded, bare, page, verb } = clause;
  if ((verb && NO_STATEMENT.has(verb.class)) || STEP.test(bare)) return undefined;
  const item = page.texts.find((text) => text.length < 60 && standsIn(folded, foldText(text)));
  if (!item || /\d/.test(item)) return undefined;
  const blank = (words: string): string => ' '.repeat(words.length);
  const said = folded.replace(foldText(item), blank);
  const newer = said.replace(OLD_SUM, blank);
  const sums = [...(newer.search(SUM) < 0 ? said : newer).matchAll(SUM)];
  const [sum] = sums;
  if (!sum || sums.length > 1) return undefined;
  const isPrice =
    HAS_MONEY.test(sum[0]) ||
    /\b(?:price|cost|charge|prezzo|costa|up|down)/.test(bare) ||
    page.isPriced(item);
  const amount = trimValue(clause.text.slice(sum.index, sum.index + sum[0].length));
  return isPrice ? { kind: 'price', item, amount } : undefined;
}

function standsIn(folded: string, words: string): boolean {
  const at = folded.indexOf(words);
  return (
    at >= 0 && !/\w/.test(folded.charAt(at - 1)) && !/\w/.test(folded.charAt(at + words.length))
  );
}

/** A number or a mail address and nothing else that could be meant: "from Monday we answer at 0117 …". */
export function readStatedWay(clause: Clause): EditIntent | undefined {
  if (clause.verb && NO_STATEMENT.has(clause.verb.class)) return undefined;
  const mails = clause.text.match(MAIL) ?? [];
  const [mail, secondMail] = mails;
  if (mail && !/\d{6}/.test(clause.text.replace(MAIL, '')))
    return secondMail
      ? { kind: 'fact', fact: 'mail', value: secondMail, from: mail }
      : { kind: 'fact', fact: 'mail', value: mail };
  const numbers = (clause.text.match(PHONE) ?? []).map((number) => number.trim());
  const [number] = numbers;
  return number && numbers.length === 1 && mails.length === 0
    ? { kind: 'fact', fact: 'phone', value: number }
    : undefined;
}

const WHERE = [
  /^(?:where(?:ver)?|everywhere) (?:it|the page|the site|you see) (?:says |reads )?(?<from>.+?),? (?:please )?(?:write|put|say|change it to|it should (?:say|read)|use|i want|we want|i'd like) (?<to>.+)$/d,
  /^(?:dove|ovunque|dappertutto dove) (?:c'e scritto|dice|sta scritto|compare|si legge) (?<from>.+?),? (?:scrivi|metti|mettici|deve dire|va scritto|usa|voglio|vorrei|ci voglio|ci vorrei) (?<to>.+)$/d,
];

/** "wherever it says X write Y": words of the page, wherever they stand. */
export function readWhere(clause: Clause): EditIntent | undefined {
  const groups = WHERE.map((pattern) => pattern.exec(clause.folded)?.indices?.groups).find(Boolean);
  const { from, to } = groups ?? {};
  if (!from || !to) return undefined;
  const [old, value] = [from, to].map((range) => trimValue(clause.text.slice(...range)));
  return old && value ? { kind: 'replace-text', from: old, to: value } : undefined;
}
