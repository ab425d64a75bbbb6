import { isRefusal, soundsLikeWish } from '../brief/wish-words.ts';
import { readSectionWishes } from '../brief/sections.ts';
import { namesForm } from '../understand/form-fields.ts';
import { hasPrice } from '../understand/rows.ts';
import { hasVerb, isNaming, saysSomething } from '../understand/statements.ts';
import { namesStyle } from '../look/styles/read-styles.ts';

const RULES: readonly ((text: string) => boolean)[] = [
  soundsLikeWish,
  isRefusal,
  (text) => readSectionWishes(text).wanted.length > 0,
  namesForm,
  hasPrice,
  hasVerb,
  isNaming,
  saysSomething,
  namesStyle,
];
const LONGEST = 400;

/** What hand-written rules say of a clause, by their number; training finds when to trust them. */
export function readRuleSigns(text: string): number[] {
  const start = text.slice(0, LONGEST);
  return RULES.flatMap((rule, at) => (rule(start) ? [at + 1] : []));
}
