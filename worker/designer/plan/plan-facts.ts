import { whatsappAddress } from '#domain/reading/contact.ts';
import { readHours, type DayHours } from '#domain/reading/hours/read-hours.ts';
import { readHoursTokens } from '#domain/reading/hours/read-tokens.ts';
import type { FactKind, PagePlan } from '#domain/page-plan/plan-types.ts';
import { phoneHref } from '../sections/phone.ts';
import type { PageFacts } from '../sections/section.ts';
import { splitClauses } from '../understand/clauses.ts';
import { readLinks } from '../understand/links.ts';
import { writeNote } from '../understand/notes.ts';

function factOf({ facts }: PagePlan, kind: PagePlan['facts'][number]['kind']): string | undefined {
  return facts.find((fact) => fact.kind === kind)?.value;
}

/** What has no place of its own: further numbers and addresses, links, register numbers that no section says. */
function restOf({ facts, sections }: PagePlan): Pick<PageFacts, 'links' | 'legal'> {
  const told = JSON.stringify(sections);
  const untold = facts.filter(({ value }) => !told.includes(JSON.stringify(value).slice(1, -1)));
  const further = (['phone', 'mail', 'address'] as const).flatMap((kind) =>
    untold.filter((fact) => fact.kind === kind && fact !== facts.find((one) => one.kind === kind)),
  );
  const links = [...further, ...untold.filter(({ kind }) => kind === 'link')].map(
    ({ kind, value, from }) => ({ name: bareAddress(value), ...linkTo(kind, value, from) }),
  );
  const legal = untold.flatMap(({ kind, value }) => (kind === 'legal' ? [value] : []));
  return { ...(links.length > 0 && { links }), ...(legal.length > 0 && { legal }) };
}

/** An address as people say it: without what stands before the host. */
function bareAddress(value: string): string {
  return value.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/(?<=^\S+)\/$/, '');
}

function optional(link: string | undefined): { link?: string } {
  return link === undefined ? {} : { link };
}

function linkTo(kind: FactKind, value: string, from: string): { link?: string } {
  if (kind === 'phone')
    return optional(phoneHref({ phone: value, takesTexts: TEXTS_ONLY.test(`${from} ${value}`) }));
  if (kind === 'mail') return { link: `mailto:${value}` };
  const link = readLinks(from)[0]?.link ?? readLinks(value)[0]?.link;
  return kind === 'link' && link !== undefined ? { link } : {};
}

const TIME = /(?<![\d€£$])(\d{1,2})(?:[.:h](\d{2}))?(?!\d|\s?(?:€|euro|%))/g;

/** Whether the table holds every time of a clause; a number without "pm" may be one of the afternoon. */
function isHeld(clause: string, times: ReadonlySet<string>): boolean {
  return [...clause.matchAll(TIME)].every(([, hour = '', minutes = '00']) =>
    [Number(hour), Number(hour) + 12].some((one) =>
      times.has(`${String(one).padStart(2, '0')}:${minutes}`),
    ),
  );
}

const MORNING = /(?<!\p{L})(?:a\.?m|h|morning|mattin\p{L}*|alba|dawn)(?!\p{L})/iu;

/** "Wed to Sun 5–11" is the evening of a restaurant and the morning of a bakery. */
function isOpenToDoubt(said: string, week: readonly DayHours[]): boolean {
  const isEarly = week.some(({ times }) =>
    times.some(({ open, close }) => open < '07:00' && close <= '12:00'),
  );
  return isEarly && !MORNING.test(said);
}

/** The table of what is told for sure, and the clauses that it does not hold: other days, other times, a season. */
function readWeek(hours: readonly string[]): Pick<PageFacts, 'hours' | 'hoursWords'> {
  const said = hours.join('\n');
  const read = readHours(said);
  const week = isOpenToDoubt(said, read) ? [] : read;
  const known = new Set(week.map(({ day }) => day));
  const times = new Set(
    week.flatMap((day) => day.times.flatMap(({ open, close }) => [open, close])),
  );
  const words = hours
    .flatMap((one) => splitClauses(one))
    .filter((clause) => {
      const tokens = readHoursTokens(clause);
      const isOtherDay = tokens.some(
        (token) => token.kind === 'days' && token.days.some((day) => !known.has(day)),
      );
      return isOtherDay || !isHeld(clause, times);
    })
    .map(writeNote);
  return { hours: week, ...(words.length > 0 && { hoursWords: words }) };
}

/** Two words or more, each with a capital: a name, and no “Agent: …”. */
const FULL_NAME = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+$/u;

/** The person whom the owner names, where it is one alone. */
function personOf({ facts }: PagePlan): string | undefined {
  const [first, ...others] = facts.filter(({ kind }) => kind === 'person');
  return first && others.length === 0 && FULL_NAME.test(first.value) ? first.value : undefined;
}

/** Who is written to and not rung: "text only", "solo messaggi", "no calls". */
const TEXTS_ONLY =
  /\b(?:texts?(?: messages?)?|sms|messages?|whats\s?app) only\b|\bonly (?:by |via )?(?:texts?|sms|messages?|whats\s?app)\b|\b(?:no|not?) (?:phone )?calls?\b|\b(?:don['’]?t|do not|never|please don['’]?t) (?:call|ring|phone)\b|\b(?:solo|soltanto|esclusivamente) (?:via |per |con |su )?(?:sms|messagg\w+|whats\s?app)\b|\b(?:no|niente) (?:chiamate|telefonate)\b|\bnon (?:chiamare|chiamate|telefonare|telefonate|rispondo (?:alle chiamate|al telefono))\b/i;

/** What the plan's facts tell of where and when somebody is found. */
export function factsOf(plan: PagePlan): PageFacts {
  const town = factOf(plan, 'town');
  const [phone, mail, address] = [
    factOf(plan, 'phone'),
    factOf(plan, 'mail'),
    factOf(plan, 'address'),
  ];
  const person = personOf(plan);
  const chat = plan.facts.find(({ kind, from }) => kind === 'phone' && /whats\s?app/i.test(from));
  const takesTexts = plan.facts.some(
    ({ kind, value, from }) => kind === 'phone' && TEXTS_ONLY.test(`${from} ${value}`),
  );
  const hours = plan.facts.flatMap(({ kind, value }) => (kind === 'hours' ? [value] : []));
  return {
    ...(plan.name && { name: plan.name }),
    ...(person && { person }),
    ...(town && { place: { name: town, withPreposition: '' } }),
    ...(phone && { phone }),
    ...(takesTexts && { takesTexts }),
    ...(chat && { whatsapp: whatsappAddress(chat.value, plan.language) }),
    ...(mail && { mail }),
    ...(address && { address }),
    ...restOf(plan),
    ...readWeek(hours),
  };
}
