import { expect, test } from 'vitest';
import { readHours } from './read-hours.ts';

const NAMES = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

/** "Mo-Fr 09:00-18:00, Sa -": days in a row with the same times together, `-` for closed. */
function hoursOf(text: string): string {
  const rows = readHours(text).map(({ day, times }) => ({
    day,
    shown: times.map(({ open, close }) => `${open}-${close}`).join('+') || '-',
  }));
  const runs: { first: number; last: number; shown: string }[] = [];
  for (const { day, shown } of rows) {
    const run = runs.at(-1);
    if (run?.shown === shown && run.last === day - 1) run.last = day;
    else runs.push({ first: day, last: day, shown });
  }
  return runs
    .map(({ first, last, shown }) => {
      const days = first === last ? NAMES[first] : `${NAMES[first]}-${NAMES[last]}`;
      return `${days} ${shown}`;
    })
    .join(', ');
}

test.each([
  ['Open 7am-10pm weekdays, 9-8 weekends', 'Mo-Fr 07:00-22:00, Sa-Su 09:00-20:00'],
  ['9 to 5 Monday to Friday and 10 to 2 on Saturdays', 'Mo-Fr 09:00-17:00, Sa 10:00-14:00'],
  ['dalle 9 alle 18 dal lunedì al venerdì', 'Mo-Fr 09:00-18:00'],
  ['10-18 tutti i giorni', 'Mo-Su 10:00-18:00'],
  ['Mon–Fri 9–5, 10–2 on Saturdays', 'Mo-Fr 09:00-17:00, Sa 10:00-14:00'],
  ['Open 10-7 tues-sat, sunday 11-4. closed monday', 'Mo -, Tu-Sa 10:00-19:00, Su 11:00-16:00'],
  ['9-5 Monday, Wednesday and Friday', 'Mo 09:00-17:00, We 09:00-17:00, Fr 09:00-17:00'],
  ['10-6 Tue, Thu-Sat', 'Tu 10:00-18:00, Th-Sa 10:00-18:00'],
])('times may stand before their days: %s', (text, hours) => {
  expect(hoursOf(text)).toBe(hours);
});

test.each([
  ['lun 15:30-19:30 mar-sab 9-12:30 15:30-19:30', 'Mo 15:30-19:30, Tu-Sa 09:00-12:30+15:30-19:30'],
  ['lun-ven 9-13, 15-19, sab 9-12', 'Mo-Fr 09:00-13:00+15:00-19:00, Sa 09:00-12:00'],
  ['martedì-domenica pranzo 12-15 cena 19-23', 'Tu-Su 12:00-15:00+19:00-23:00'],
  ['Wed to Sun 12-3 and 6-9', 'We-Su 12:00-15:00+18:00-21:00'],
  ['Mon-Fri 9-5, 8-12 Sat', 'Mo-Fr 09:00-17:00, Sa 08:00-12:00'],
  [
    'dalle 9 alle 13 e dalle 15 alle 19 il lunedì e il giovedì',
    'Mo 09:00-13:00+15:00-19:00, Th 09:00-13:00+15:00-19:00',
  ],
])('a day may have more than one span: %s', (text, hours) => {
  expect(hoursOf(text)).toBe(hours);
});

test.each([
  ['Mon-Sat 9-5 closed Sunday', 'Mo-Sa 09:00-17:00, Su -'],
  ['Sunday closed, Mon-Sat 9-5', 'Mo-Sa 09:00-17:00, Su -'],
  ['closed Monday, Tuesday to Sunday 9-5', 'Mo -, Tu-Su 09:00-17:00'],
  ['chiuso lunedì martedì-domenica 12-15', 'Mo -, Tu-Su 12:00-15:00'],
  ['lunedì chiuso, martedì 9-12', 'Mo -, Tu 09:00-12:00'],
  ['tutti i giorni 8-20 tranne il lunedì', 'Mo -, Tu-Su 08:00-20:00'],
  ['tutti i giorni tranne il lunedì 8-20', 'Tu-Su 08:00-20:00'],
  ['every day 9-7 except Sundays', 'Mo-Sa 09:00-19:00, Su -'],
  ['Open 12-3 and 6-9, closed Mondays', 'Mo -, Tu-Su 12:00-15:00+18:00-21:00'],
  ['giovedì 9-12, altri giorni 9-18', 'Mo-We 09:00-18:00, Th 09:00-12:00, Fr-Su 09:00-18:00'],
  ['closed Monday, Tuesday 9-12', 'Mo -, Tu 09:00-12:00'],
  ['closed Sunday, Monday. Tue-Sat 9-5', 'Mo -, Tu-Sa 09:00-17:00, Su -'],
  ['Aperto tutte le sere tranne il martedì 18-23', 'Mo 18:00-23:00, We-Su 18:00-23:00'],
  ['closed on Sundays', ''],
])('closed days and the others: %s', (text, hours) => {
  expect(hoursOf(text)).toBe(hours);
});

test.each([
  ['aperti tutti i giorni dalle 11 a mezzanotte', 'Mo-Su 11:00-24:00'],
  ['noon to 8.30pm Tuesday to Thursday', 'Tu-Th 12:00-20:30'],
  ['ven e sab 18-2', 'Fr-Sa 18:00-02:00'],
  ['Fri-Sat 6pm-2am', 'Fr-Sa 18:00-02:00'],
  ['Monday 8-5.30', 'Mo 08:00-17:30'],
  ['lun. - ven. 9h-18h', 'Mo-Fr 09:00-18:00'],
  ['Mon to Thu 9 a.m. – 5 p.m.', 'Mo-Th 09:00-17:00'],
  ['feriali 9.00-12.30', 'Mo-Fr 09:00-12:30'],
  ['Monday, Wednesday, Friday: 9-12', 'Mo 09:00-12:00, We 09:00-12:00, Fr 09:00-12:00'],
  ['sabato e domenica 10-18', 'Sa-Su 10:00-18:00'],
  ['lun mer ven 9-12', 'Mo 09:00-12:00, We 09:00-12:00, Fr 09:00-12:00'],
])('times as people write them: %s', (text, hours) => {
  expect(hoursOf(text)).toBe(hours);
});

test.each([
  ['Lun-ven 9-19, il giovedì fino alle 21', 'Mo-We 09:00-19:00, Th 09:00-21:00, Fr 09:00-19:00'],
  ['Mon-Fri 9-5, Thursday until 8pm', 'Mo-We 09:00-17:00, Th 09:00-20:00, Fr 09:00-17:00'],
  ['Mon-Fri 9-6, late till 8 on Thursdays', 'Mo-We 09:00-18:00, Th 09:00-20:00, Fr 09:00-18:00'],
  [
    'mar-gio 9-13 15-19 giovedì fino alle 21',
    'Tu-We 09:00-13:00+15:00-19:00, Th 09:00-13:00+15:00-21:00',
  ],
  ['mar-dom 18-24, sabato fino alle 2', 'Tu-Fr 18:00-24:00, Sa 18:00-02:00, Su 18:00-24:00'],
  ['Kitchen until 9 Mon-Fri 9-5', 'Mo-Fr 09:00-17:00'],
  ['Mon-Fri 9-5, Thursday until 8 June', 'Mo-Fr 09:00-17:00'],
  ['Saturday until 4', ''],
])('some days end at another time: %s', (text, hours) => {
  expect(hoursOf(text)).toBe(hours);
});

test.each([
  'Kids sessions on Sundays 10-12',
  'Quiz night every Thursday at 8',
  'Rehearsals: Wednesdays 7.30pm-9.30pm at the Methodist Hall',
  'Pick-up Fridays 2pm-6pm at the farm gate',
  'corsi di ceramica il sabato 10-12',
  'Call 0832 445566, mon 10-12 €',
  'bambini 10-12 anni, domenica riposo',
  'the sun 10 is not a day',
])('what is no opening gives no hours: %s', (text) => {
  expect(hoursOf(text)).toBe('');
});

test('an event beside the hours changes no day', () => {
  expect(
    hoursOf('Kids sessions on Sundays 10-12. Café on site. Open 7am-10pm weekdays, 9-8 weekends'),
  ).toBe('Mo-Fr 07:00-22:00, Sa-Su 09:00-20:00');
  expect(hoursOf('Open Mon-Fri 9-5. Jazz night Friday 8-11pm')).toBe('Mo-Fr 09:00-17:00');
});

test.each([
  [
    'lun-sab 8-13 e 16-19:30, chiuso mercoledì pomeriggio',
    'Mo-Tu 08:00-13:00+16:00-19:30, We 08:00-13:00, Th-Sa 08:00-13:00+16:00-19:30',
  ],
  [
    'dal lunedì al sabato 9-12:30 / 15:30-19, chiuso lunedì mattina e domenica',
    'Mo 15:30-19:00, Tu-Sa 09:00-12:30+15:30-19:00, Su -',
  ],
  [
    'Mon-Sat 9-1 and 2-5.30, closed Wednesday and Saturday afternoons',
    'Mo-Tu 09:00-13:00+14:00-17:30, We 09:00-13:00, Th-Fr 09:00-13:00+14:00-17:30, Sa 09:00-13:00',
  ],
  [
    'mar-dom 9-13 e 15-19 tranne giovedì pomeriggio',
    'Tu-We 09:00-13:00+15:00-19:00, Th 09:00-13:00, Fr-Su 09:00-13:00+15:00-19:00',
  ],
  ['Mon-Fri 9-5, Saturday morning 9-12', 'Mo-Fr 09:00-17:00, Sa 09:00-12:00'],
])('half a day may be closed: %s', (text, hours) => {
  expect(hoursOf(text)).toBe(hours);
});

test.each([
  'aperti 8-13 e 16-19:30, chiuso mercoledì pomeriggio',
  'aperto tutti i giorni 9-19 tranne giovedì pomeriggio',
  'open Mon-Fri 9-5, closed Wednesday afternoons',
])('no table tells more than the words: %s', (text) => {
  expect(hoursOf(text)).toBe('');
});

test.each([
  ['orario 8-12.30 / 15-19, sabato solo mattina, domenica chiuso', 1],
  ['lun-ven 9-13, 15-18. Sabato mattina', 1],
  ['Mon-Fri 9-1 and 2-5.30, Saturday mornings only', 1],
  ['Mon-Fri 9-1 and 2-5.30, closed Saturday mornings', undefined],
])('the morning of another day is that of the week: %j', (text, spans) => {
  expect(readHours(text).find(({ day }) => day === 5)?.times.length || undefined).toBe(spans);
});
