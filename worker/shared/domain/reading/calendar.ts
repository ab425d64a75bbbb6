/** The months from January, as folded texts name them: in English long and short, in Italian long and short. */
export const MONTH_NAMES: readonly (readonly string[])[] = [
  ['january', 'jan', 'gennaio', 'gen', 'genn'],
  ['february', 'feb', 'febbraio', 'feb', 'febb'],
  ['march', 'mar', 'marzo', 'mar'],
  ['april', 'apr', 'aprile', 'apr'],
  ['may', 'may', 'maggio', 'mag', 'magg'],
  ['june', 'jun', 'giugno', 'giu'],
  ['july', 'jul', 'luglio', 'lug'],
  ['august', 'aug', 'agosto', 'ago'],
  ['september', 'sep', 'settembre', 'set', 'sept', 'sett'],
  ['october', 'oct', 'ottobre', 'ott'],
  ['november', 'nov', 'novembre', 'nov'],
  ['december', 'dec', 'dicembre', 'dic'],
];

/** The days of the week from Monday, as folded texts name them. */
export const DAY_NAMES: readonly (readonly string[])[] = [
  ['monday', 'mon', 'lunedi', 'lun'],
  ['tuesday', 'tue', 'martedi', 'mar', 'tues'],
  ['wednesday', 'wed', 'mercoledi', 'mer', 'weds'],
  ['thursday', 'thu', 'giovedi', 'gio', 'thur', 'thurs'],
  ['friday', 'fri', 'venerdi', 'ven'],
  ['saturday', 'sat', 'sabato', 'sab', 'sabati'],
  ['sunday', 'sun', 'domenica', 'dom', 'domeniche'],
];

/** The whole names of the months as alternatives of a pattern. */
export const MONTHS = MONTH_NAMES.flatMap(([english = '', , italian = '']) => [
  english,
  italian,
]).join('|');

/** The names of the days as alternatives of a pattern: whole and short, with and without their accent. */
export const DAYS = DAY_NAMES.flatMap((names) => names.map((name) => name.replace(/di$/, 'd[iì]')))
  .toSorted((one, other) => other.length - one.length)
  .join('|');

const DAY_OF = new Map(
  DAY_NAMES.flatMap((names, day) => names.map((name) => [name, day] as const)),
);

/** The day of the week from 0 = Monday that a folded word names, also in the plural. */
export function dayOf(word: string): number | undefined {
  return DAY_OF.get(word) ?? DAY_OF.get(word.replace(/s$/, ''));
}

const MONTH_OF = new Map(
  MONTH_NAMES.flatMap((names, at) => names.map((name) => [name, at + 1] as const)),
);

/** The month that a folded word names, 1 to 12. */
export function monthOf(word: string): number | undefined {
  return MONTH_OF.get(word);
}
