import type { HoursEdge } from '../edit-intent.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { unshouted } from '../notice-text.ts';
import { says, type PhraseRow, type Reading, type Slots } from '../reading.ts';

const DAILY = /\b(?:weekends?|fine settimana)\b/gi;

function hours(value: string, isPart: boolean): Reading | undefined {
  return says({
    kind: 'hours',
    value: value.replace(DAILY, 'saturday and sunday'),
    ...(isPart ? { isPart: true as const } : {}),
  });
}

/** Closing at 1 to 7 without "am" is an afternoon. */
function edge(side: HoursEdge['side'], { days, time }: Slots): Reading | undefined {
  const { hour, minute, half } = time;
  const isAfternoon = half ? half === 'pm' : side === 'close' && hour >= 1 && hour < 8;
  const full = (half ? hour % 12 : hour) + (isAfternoon ? 12 : 0);
  const at = `${String(full).padStart(2, '0')}:${minute}`;
  const value = (days ?? '').replace(DAILY, 'saturday and sunday');
  return says({ kind: 'hours', value, isPart: true, edge: { side, time: at } });
}

const DATED =
  /\b(?:january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|aug|sept?|oct|nov|dec|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|christmas|easter|natale|pasqua|ferragosto)\b/i;

/** A notice as visitors read it: the verb that the person began with is no part of the slot. */
function closedNotice(closing: string): string {
  const said = unshouted(closing);
  const who = /^(?:chius|in ferie|in vacanza)/i.test(said) ? 'Siamo' : 'We are';
  return `${who} ${said.charAt(0).toLowerCase()}${said.slice(1)}.`;
}

/** Two days or more with times of their own tell a whole week. */
const SEVERAL = /(?:\b(?:mon|tue|wed|thu|fri|sat|sun|lun|mar|mer|gio|ven|sab|dom)\p{L}*\b.*){2}/isu;

export const HOURS_PHRASES: readonly PhraseRow[] = [
  {
    say: `<daily>* <hours>? <daily>* <open>? <daily>* ({days} <open>)? <daily>* {hours} <daily>*
      <add> <hours> <daily>* {hours}`,
    make: ({ hours: week, days }) =>
      hours(`${days ?? ''} ${week}`.trim(), !SEVERAL.test(week) || !/\d/.test(week)),
  },
  {
    say: `(<add>|<change>|<daily>)* <hours> (<daily>|<to>)* {hours}`,
    make: ({ hours: week }) => hours(week, !/\d/.test(week)),
  },
  {
    say: `(<daily>|<open>)* {days} (<daily>|<open>|in the afternoon|il pomeriggio|pomeriggio|mattina)* ,? {times} <daily>*
      <add> {days} (<on>|<to>)? <hours> ,? {times}
      (<put>|<daily>|<open>|<hours>)* {times} <daily>* {days}`,
    make: ({ days, times }) => hours(`${days} ${times}`, true),
  },
  {
    say: `<daily>* (closed|shut|chius[oi]) <daily>* (all day|tutti i)? {days} (all day|<daily>)*
      <daily>* {days} <daily>* (closed|shut|chius[oi]) <daily>*
      (no longer|not|dont|do not|wont|non) <open>? {days} (anymore|any more|any longer|<daily>|<open>)*
      {days} <daily>* (non) (<daily>|<open>|lavoriamo|si lavora|piu)*`,
    make: ({ days }) => hours(`${days} closed`, true),
  },
  {
    say: `<daily>* {days} <daily>* <close> <daily>* {time} ((and|e)? (not|instead of|rather than|non|invece delle|invece che) <daily>? {number} (e {number})?)? <daily>*
      <daily>* <close> <daily>* {time} ((and|e)? (not|instead of|rather than|non|invece delle|invece che) <daily>? {number})? <daily>* {days}? <daily>*`,
    make: (slots) => edge('close', slots),
  },
  {
    say: `<daily>* {days} <daily>* <open> <daily>* {time} <daily>*
      <daily>* <open> <daily>* {time} (<instead> <daily>? {number})? <daily>* {days}? <daily>*`,
    make: (slots) => edge('open', slots),
  },
  {
    say: `(<put>|show|mostra) (notice|note|banner|announcement|alert|message|avviso|annuncio|cartello|comunicazione) (at the top|on top|up top|in alto|in cima|that|saying|says|:|che dice|che|con scritto|<daily>)* {closing}
      <daily>* {closing} (and|e|,)* (<put>|make|show|fai|fate|mostra|mostrate|segnala|segnalate) (something|it|a notice|a note|notice|banner|a banner|this|lo|la|un avviso|avviso)* (vedere|at the top|visible|on top|big|clear|clearly|up top|visibile|in vista|in alto|in evidenza|in cima|in risalto|grande|in grande|piu|ben)* (so (that)? (people|everyone|customers)? (see|sees|know) (it|this)?)?`,
    make: ({ closing }) =>
      DATED.test(closing) ? says({ kind: 'add-notice', text: closedNotice(closing) }) : undefined,
  },
  {
    say: `(<put>|<daily>|note|nota)* {closing}`,
    make: ({ closing }) =>
      DATED.test(closing)
        ? says({
            kind: 'add-text',
            target: { section: 'hours' },
            text: capitalise(`${unshouted(closing)}.`),
          })
        : undefined,
  },
];
