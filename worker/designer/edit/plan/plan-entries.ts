import { textsIn } from '#domain/html/query.ts';
import { escapeText } from '#domain/html/escape.ts';
import { findEntry } from '../page/item-groups.ts';
import { MONEY_TEXT } from '../page/money.ts';
import { foldName } from '../page/fold.ts';
import { done, refuse, type Planner } from './plan-types.ts';

/** The one text of an entry that is neither its name nor its price. */
export const planDescribe: Planner<'describe'> = ({ page, say }, { item, text }) => {
  const entry = findEntry(page, item);
  if (!entry) return refuse(say.notFound(item));
  const told = textsIn(entry).filter(
    ({ value }) =>
      /\p{L}{2}/u.test(value) &&
      !foldName(value).includes(foldName(item)) &&
      !(MONEY_TEXT.test(value) && value.replace(MONEY_TEXT, '').trim().length < 12),
  );
  const [only] = told;
  if (!only || told.length > 1) return refuse(say.noDescription(item));
  const [lead = ''] = /^\s*/.exec(only.value) ?? [];
  const [tail = ''] = /\s*$/.exec(only.value) ?? [];
  return done(
    [{ ...only.range, replacement: lead + escapeText(text) + tail }],
    say.text(only.value.trim().slice(0, 60), text, 1),
  );
};
