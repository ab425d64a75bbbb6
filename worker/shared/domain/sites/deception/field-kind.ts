import { foldText } from './fold-text.ts';

/** What a field asks for. `entry` is anything else that is typed. */
export type FieldKind = 'password' | 'code' | 'card' | 'entry';

const TYPED = new Set(['', 'text', 'email', 'tel', 'number', 'password', 'url', 'search']);
const AUTOFILL: [pattern: RegExp, kind: FieldKind][] = [
  [/\b(?:current|new)-password\b/, 'password'],
  [/\bone-time-code\b/, 'code'],
  [/\bcc-(?:number|csc|exp)/, 'card'],
];
const LABELS: [pattern: RegExp, kind: FieldKind][] = [
  [
    /\b(?:password|passwort|passcode|passwd|pwd|parola chiave|mot de passe|contrasena)\b/,
    'password',
  ],
  [
    /\b(?:otp|pin|2fa|one time (?:code|password)|codice (?:otp|pin|monouso|di sicurezza|di accesso|dispositivo|titolare|cliente|sms)|(?:security|sms|access) code)\b/,
    'code',
  ],
  [
    /\b(?:cvv2?|cvc2?|csc|iban|cc (?:number|num|csc|exp)|card (?:number|no|num)|cardnumber|numero (?:della |di )?carta|carta di (?:credito|debito)|credit card)\b/,
    'card',
  ],
];
/** Cards and codes that open nobody's account. */
const HARMLESS =
  /\b(?:fedelta|loyalty|gift|regalo|soci[oa]?|tessera|member(?:ship)?|postal|postale|zip|sconto|promo|discount|coupon)\b/;

/** The attributes of a field that say what it is for, and the words beside it. */
export interface FieldWords {
  type: string;
  autocomplete: string;
  /** Name, id, placeholder, title and label, in any order. */
  words: string;
  isMasked: boolean;
}

/** What a field asks for; null for one that nothing is typed into. */
export function fieldKind({ type, autocomplete, words, isMasked }: FieldWords): FieldKind | null {
  if (type === 'password') return 'password';
  const filled = AUTOFILL.find(([pattern]) => pattern.test(autocomplete.toLowerCase()));
  if (filled !== undefined) return filled[1];
  if (!TYPED.has(type)) return null;
  const text = foldText(splitNames(words.slice(0, 400)));
  if (!HARMLESS.test(text)) {
    const labelled = LABELS.find(([pattern]) => pattern.test(text));
    if (labelled !== undefined) return labelled[1];
  }
  return isMasked ? 'password' : 'entry';
}

/** `cardNumber` and `card-number` as words. */
function splitNames(words: string): string {
  return words.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_./]+/g, ' ');
}
