import { MONTH_NAMES } from '#domain/reading/calendar.ts';
import { foldName } from '#domain/reading/fold.ts';
import type { Wish } from './read/settle-wishes.ts';

const MONTH = MONTH_NAMES.flat()
  .filter((name) => name.length > 2)
  .toSorted((one, other) => other.length - one.length)
  .join('|');

/** "From March", "da ottobre", "dal primo del mese", "from next week". */
const SINCE = new RegExp(
  String.raw`(?<!\p{L})(?:from|as of|starting(?: from| in)?|effective|a partire (?:da(?:l|lla|ll['’])?)|da(?:l|lla|i)?|dall['’])\s*(?:(?:the|this|il|la|questo|questa|prim[oi]|first|end|start|fine|inizio|metà|mid|of|di|del|della|\d{1,2}(?:st|nd|rd|th|°|º)?)[\s-]+)*(?:${MONTH}|(?:next|prossim[oa]) (?:week|month|year|season|settimana|mese|anno|stagione)|(?:week|month|year|settimana|mese|anno|stagione)(?: prossim[oa])?|tomorrow|domani|easter|pasqua|christmas|natale|spring|summer|autumn|winter|estate|autunno|inverno|primavera)(?!\p{L})`,
  'iu',
);

/** Since when a change is told to be so, which no page can wait for: what was done shows from now on. */
export function sinceTold(wishes: readonly Wish[]): string[] {
  const read = wishes.filter(({ intents, isTalk }) => intents.length > 0 || isTalk === true);
  const found = read.flatMap(({ text, intents }) => {
    const [since] = SINCE.exec(text) ?? [];
    const last =
      foldName(since ?? '')
        .split(' ')
        .at(-1) ?? '';
    const isWritten = foldName(JSON.stringify(intents)).includes(last);
    return since === undefined || isWritten ? [] : [since.trim()];
  });
  return [...new Set(found)];
}
