import type { ReadingLanguage } from '#domain/reading/language.ts';
import { html } from '../html.ts';
import type { EndDate, Tool, ToolParts } from './tool.ts';

type Countdown = Extract<Tool, { kind: 'countdown' }>;

const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

const TEXTS = {
  en: {
    title: 'Countdown to',
    lead: 'The time that is left, by the clock of your device.',
    over: 'The day has come.',
    until: 'Until',
    today: 'Today is the day!',
    days: ['day', 'days'],
    hours: ['hour', 'hours'],
    minutes: ['minute', 'minutes'],
    seconds: ['second', 'seconds'],
  },
  it: {
    title: 'Conto alla rovescia:',
    lead: 'Il tempo che manca, secondo l’orologio del tuo dispositivo.',
    over: 'Il giorno è arrivato.',
    until: 'Fino a',
    today: 'È oggi!',
    days: ['giorno', 'giorni'],
    hours: ['ora', 'ore'],
    minutes: ['minuto', 'minuti'],
    seconds: ['secondo', 'secondi'],
  },
} as const;

const CSS = `
.clock { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: clamp(0.7rem, 2vw, 1.4rem); }
.clock > p { background: var(--color-deep); color: var(--color-on-deep); border-radius: min(var(--radius), 20px); padding: clamp(1rem, 3vw, 2.2rem) 0.5rem; text-align: center; display: grid; gap: 0.4rem; }
.clock b { font: var(--weight-display) clamp(2.8rem, 6.4vw, 4.6rem)/1 var(--font-display); font-variant-numeric: tabular-nums; overflow-wrap: normal; color: var(--color-deep-brand); }
.clock span { font-family: var(--font-label); }
.until { margin-top: 1.6rem; font-size: 1.2rem; }
.come { font: var(--weight-display) clamp(2.2rem, 6vw, 4.5rem)/1.1 var(--font-display); color: var(--fg-brand); }`;

const SCRIPT = `
const say = data.texts;
const { year, month, day, time } = data.end;
const [hour, minute] = (time || '00:00').split(':').map(Number);
const at = (inYear) => new Date(inYear, month - 1, day, hour, minute);
const isSame = (one, other) => one.toDateString() === other.toDateString();

/** Without a year the next such day is meant; today counts as one, all day long. */
function findEnd(now) {
  if (year) return at(year);
  const end = at(now.getFullYear());
  return end > now || isSame(end, now) ? end : at(now.getFullYear() + 1);
}

const SIZES = { days: 864e5, hours: 36e5, minutes: 6e4, seconds: 1e3 };
const byId = (id) => document.getElementById(id);
let spoken = '';

function tick() {
  const now = new Date();
  const end = findEnd(now);
  const written = end.toLocaleString(data.language === 'it' ? 'it-IT' : 'en-GB', { dateStyle: 'full', ...(time && { timeStyle: 'short' }) });
  const isOver = end <= now;
  let left = Math.max(0, end - now);
  const words = [];
  for (const [unit, size] of Object.entries(SIZES)) {
    const many = Math.floor(left / size);
    left %= size;
    const name = say[unit][many === 1 ? 0 : 1];
    byId(unit).textContent = many;
    byId(unit + '-name').textContent = name;
    if (unit !== 'seconds') words.push(many + ' ' + name);
  }
  byId('clock').hidden = isOver;
  byId('come').hidden = !isOver;
  byId('come').textContent = isSame(end, now) ? say.today : say.over;
  byId('until').textContent = isOver ? written : say.until + ' ' + written + '.';
  const sentence = isOver ? '' : words.join(', ');
  if (sentence !== spoken) byId('clock').setAttribute('aria-label', sentence);
  spoken = sentence;
}

tick();
setInterval(tick, 1000);
`;

/** The day in words, without a clock: "12 June 2027". */
export function writeDay({ year, month, day }: EndDate, language: ReadingLanguage): string {
  const date = new Date(Date.UTC(year ?? 2024, month - 1, day));
  return new Intl.DateTimeFormat(language === 'it' ? 'it-IT' : 'en-GB', {
    day: 'numeric',
    month: 'long',
    ...(year !== undefined && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(date);
}

/** A clock that counts down to a day. */
export function drawCountdown({ end, subject }: Countdown, language: ReadingLanguage): ToolParts {
  const say = TEXTS[language];
  return {
    title: subject ?? `${say.title} ${writeDay(end, language)}`,
    lead: say.lead,
    data: { texts: say, end, language },
    css: CSS,
    script: SCRIPT,
    markup: html`<div id="clock" class="clock" role="timer">
        ${UNITS.map(
          (unit) =>
            html`<p><b id="${unit}">–</b> <span id="${unit}-name">${say[unit][1]}</span></p>`,
        )}
      </div>
      <p id="come" class="come" role="status" hidden></p>
      <p id="until" class="until">${writeDay(end, language)}</p>`,
  };
}
