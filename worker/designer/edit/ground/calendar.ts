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
