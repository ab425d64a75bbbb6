/** The months from January, as folded texts name them: in English long and short, in Italian long and short. */
export const MONTHS: readonly (readonly string[])[] = [
  ['january', 'jan', 'gennaio', 'gen'],
  ['february', 'feb', 'febbraio', 'feb', 'febb'],
  ['march', 'mar', 'marzo', 'mar'],
  ['april', 'apr', 'aprile', 'apr'],
  ['may', 'may', 'maggio', 'mag'],
  ['june', 'jun', 'giugno', 'giu'],
  ['july', 'jul', 'luglio', 'lug'],
  ['august', 'aug', 'agosto', 'ago'],
  ['september', 'sep', 'settembre', 'set', 'sept', 'sett'],
  ['october', 'oct', 'ottobre', 'ott'],
  ['november', 'nov', 'novembre', 'nov'],
  ['december', 'dec', 'dicembre', 'dic'],
];

/** The days of the week from Sunday, as folded texts name them. */
export const WEEKDAYS: readonly (readonly string[])[] = [
  ['sunday', 'sun', 'domenica', 'dom'],
  ['monday', 'mon', 'lunedi', 'lun'],
  ['tuesday', 'tue', 'martedi', 'mart', 'tues'],
  ['wednesday', 'wed', 'mercoledi', 'merc'],
  ['thursday', 'thu', 'giovedi', 'gio', 'thurs'],
  ['friday', 'fri', 'venerdi', 'ven'],
  ['saturday', 'sat', 'sabato', 'sab'],
];
