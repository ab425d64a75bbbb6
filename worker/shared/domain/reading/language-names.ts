import { matchPhrase, toPhrases } from './phrases.ts';
import { scan, type Look, type Reading } from './scan.ts';
import type { Source } from './tokens.ts';

/** Languages by their names in English and Italian, folded; the code is that of the `lang` attribute. */
export const LANGUAGE_NAMES: readonly (readonly [code: string, names: string])[] = [
  ['en', 'english inglese'],
  ['it', 'italian italiano italiana'],
  ['fr', 'french francese'],
  ['de', 'german tedesco tedesca'],
  ['es', 'spanish spagnolo spagnola'],
  ['pt', 'portuguese portoghese'],
  ['nl', 'dutch olandese'],
  ['pl', 'polish polacco polacca'],
  ['ro', 'romanian rumeno rumena'],
  ['el', 'greek greco greca'],
  ['ru', 'russian russo russa'],
  ['uk', 'ukrainian ucraino ucraina'],
  ['tr', 'turkish turco turca'],
  ['sv', 'swedish svedese'],
  ['da', 'danish danese'],
  ['ar', 'arabic arabo araba'],
  ['he', 'hebrew ebraico'],
  ['fa', 'persian farsi persiano persiana'],
  ['ur', 'urdu'],
  ['zh', 'chinese cinese'],
  ['ja', 'japanese giapponese'],
  ['ko', 'korean coreano coreana'],
  ['hi', 'hindi'],
];
const NAMES = toPhrases(
  LANGUAGE_NAMES.flatMap(([code, names]) => names.split(' ').map((name) => [name, code] as const)),
);

/** A language that a text names. */
export interface NamedLanguage {
  /** The code of the `lang` attribute. */
  code: string;
  /**
   * `order`: "in English", "into German", "in lingua inglese"; `hint`: "only English", "English version", "lingua
   * inglese"; undefined: it may be about anything ("an Italian restaurant").
   */
  asks: 'order' | 'hint' | undefined;
}

const ORDERS = new Set(['in', 'into']);
const HINTS_BEFORE = new Set(['only', 'all', 'solo', 'tutto', 'lingua']);
const HINTS_BEHIND = new Set('only language text copy page site website version'.split(' '));

/** The languages that a text names, in its order. */
export function readLanguageNames(source: Source): Reading<NamedLanguage> {
  return scan(source, (look, at) => {
    const name = matchPhrase(NAMES, look, at);
    return name && { value: { code: name.value, asks: asksFor(look, at) }, next: name.next };
  });
}

function asksFor(look: Look, at: number): NamedLanguage['asks'] {
  const before = look(at - 1)?.text ?? '';
  const lead = before === 'lingua' ? (look(at - 2)?.text ?? '') : before;
  if (ORDERS.has(lead)) return 'order';
  const isHint = HINTS_BEFORE.has(before) || HINTS_BEHIND.has(look(at + 1)?.text ?? '');
  return isHint ? 'hint' : undefined;
}
