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
    en: `(new|our|the|<change>|add|set|update)* <hours> (:|are|is|to|are now|now)* {hours}
      (on)? (we are|were|we re|we|now|the shop is)* (open|also open)? :? {hours}
      (on)? {days} we are (open)? {hours}`,
    it: `(i|nuovi|nostri|gli|<change>|aggiungi|metti|gli)* <hours> (sono|:|diventano|ora)* {hours}
      (siamo|adesso|ora|restiamo|il negozio)* (apert[oi])? :? {hours}
      (dal|da)? {days} siamo (apert[oi])? {hours}`,
    make: ({ hours: week, days }) => hours(`${days ?? ''} ${week}`.trim(), !SEVERAL.test(week)),
  },
  {
    en: `(<add>|<change>|set|update|our|new|the)* <hours> (:|are|to)* {hours}`,
    it: `(<add>|<change>|i|gli|nuovi)* <hours> (:|sono|in)* {hours}`,
    make: ({ hours: week }) => hours(week, false),
  },
  {
    en: `(we|were|are|is|open|opened|also|now|too|on|as well|the shop)* {days} (we|are|open|too|as well|also|now|from)* ,? {times}
      <add> {days} to (the|our)* <hours> ,? {times}`,
    it: `(apriamo|siamo|aperti|anche|pure|ora|adesso|il|la|apriremo)* {days} (apriamo|siamo|aperti|anche|pure)* ,? {times}
      <add> {days} (agli|ai|nei)? <hours> ,? {times}`,
    make: ({ days, times }) => hours(`${days} ${times}`, true),
  },
  {
    en: `(we|were|are|re|will be|from|now|on|stay|the shop is|is)* (closed|shut) (on|every|all day)* {days} (from now on)?
      (on)? {days} (we|are|were|is|stay|remain)* (closed|shut)
      (we are)? no longer open (on)? {days}
      (we|are|were|re)* not open (on)? {days} (anymore|any more|any longer|now)?
      (we)? (dont|do not|wont) open (on)? {days} (anymore|any more)?`,
    it: `(siamo|saremo|restiamo|rimaniamo|ora|da oggi)* (chius[oi]) (il|la|di|ogni|tutti i|al)* {days}
      {days} (siamo|restiamo|rimaniamo|è|e|ora)* chius[oi]
      {days} non (siamo|apriamo|lavoriamo|si lavora) (piu)? (apert[oi])?`,
    make: ({ days }) => hours(`${days} closed`, true),
  },
  {
    en: `(on)? {days} (we)? (now)? (close|finish|shut|until|are open until|open until|closes) (now|early|earlier)? (at|by)? {time} ((not|instead of|rather than) (at)? {number})?
      (we)? (now)? (close|finish|shut) (at|by) {time} (on)? {days}?`,
    it: `{days} (adesso|ora)? (chiudiamo|finiamo|fino|si chiude|apert[oi] fino) (prima|ora|adesso)? (alle|all|a|alle ore)? {time} ((non|invece delle) (alle|le)? {number} (e {number})?)?
      (adesso|ora)? (chiudiamo|finiamo) (alle|all) {time} {days}?`,
    make: (slots) => edge('close', slots),
  },
  {
    en: `(on)? {days} (we)? (now)? (open|opens|start) (now|early|earlier|only)? (at|from) {time}
      (we)? (now)? (open|start) (at|from) {time} (on)? {days}?`,
    it: `{days} (adesso|ora)? (apriamo|cominciamo|si apre) (solo)? (alle|dalle|all) {time}
      (adesso|ora)? (apriamo|cominciamo) (alle|dalle) {time} {days}?`,
    make: (slots) => edge('open', slots),
  },
  {
    en: `(we|will|are|were|be|re|shall|the shop is)* {closing} (can you|please|,|and)* (put|make|show|write|add) (something|it|that|a notice|a note|a banner|this)* (at the top|visible|on top|big|clear|clearly|up top|very|well)* (of the page)? (so (that)? (people|everyone|customers) (see|sees|can see|know) (it|this)?)?`,
    it: `(siamo|saremo|restiamo)* {closing} (,|e)* (lo|la)? (metti|mettete|mettere|scrivi|scrivete|scrivere|fai|fate|mostra|mostrate|segnala|segnalate) (lo|la|un avviso)? (vedere)? (ben|bene|molto|piu)? (visibile|in vista|in alto|in evidenza|in cima|in risalto|grande|in grande)`,
    make: ({ closing }) =>
      DATED.test(closing) ? says({ kind: 'add-notice', text: closedNotice(closing) }) : undefined,
  },
  {
    en: `(can you|put|write|add|say|that|well|we|will|are|were|be|a|note|notice)* {closing}`,
    it: `(puoi|scrivere|scrivi|metti|aggiungi|che|siamo|saremo|restiamo|un|una|avviso|nota)* {closing}`,
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
