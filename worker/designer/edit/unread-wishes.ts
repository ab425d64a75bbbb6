import type { Wish } from './read/settle-wishes.ts';
import type { EditMessages } from './messages-en.ts';
import { whyNot } from './cannot.ts';
import { MOST_UNKNOWN } from './read/unknown-words.ts';

/** What was not understood: what cannot be done at all is said with the reason, the rest is open. */
export function unreadWishes(
  say: EditMessages,
  wishes: readonly Wish[],
): { said: string[]; open: Wish[] } {
  const isRead = wishes.some(({ intents }) => intents.length > 0);
  const told = wishes.filter(
    ({ isTalk, text }) => !(isRead && isTalk && whyNot(say, text) === undefined),
  );
  const runs = unreadRuns(told).map((run) => {
    const text = run.map((wish) => wish.text).join(', ');
    return { run, text, reason: whyNot(say, text) };
  });
  const open = runs.flatMap(({ run, reason }) => (reason ? [] : run));
  const unknown = open.flatMap((wish) => wish.unknown ?? []);
  const quoted = open.map(({ text }) => brief(text));
  const said = runs.flatMap(({ text, reason }) => (reason ? [say.about(brief(text), reason)] : []));
  if (open.length > 0)
    said.push(say.notUnderstood(quoted, unknown.length <= MOST_UNKNOWN ? unknown : []));
  return { said, open };
}

/** Unread wishes that stand beside each other: a sentence is often several. */
function unreadRuns(wishes: readonly Wish[]): Wish[][] {
  const runs: Wish[][] = [[]];
  for (const wish of wishes)
    if (wish.intents.length > 0) runs.push([]);
    else runs.at(-1)?.push(wish);
  return runs.filter((run) => run.length > 0);
}

const LONGEST_BRIEF = 120;

/** As much of the person's words as an answer repeats. */
export function brief(text: string): string {
  return text.length > LONGEST_BRIEF ? `${text.slice(0, LONGEST_BRIEF).trimEnd()}…` : text;
}
