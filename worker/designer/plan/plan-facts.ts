import { toPhoneLink, whatsappAddress } from '#domain/reading/contact.ts';
import { readHours, type DayHours } from '#domain/reading/hours/read-hours.ts';
import { readHoursTokens } from '#domain/reading/hours/read-tokens.ts';
import type { FactKind, PagePlan } from '#domain/page-plan/plan-types.ts';
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

function linkTo(kind: FactKind, value: string, from: string): { link?: string } {
  if (kind === 'phone') return { link: toPhoneLink(value) };
  if (kind === 'mail') return { link: `mailto:${value}` };
  const link = readLinks(from)[0]?.link ?? readLinks(value)[0]?.link;
  return kind === 'link' && link !== undefined ? { link } : {};
}

/** The clauses that name days which the table of hours does not hold: "Saturday morning", "Sundays by appointment". */
function untimedWords(hours: readonly string[], week: readonly DayHours[]): string[] {
  const known = new Set(week.map(({ day }) => day));
  return hours
    .flatMap((said) => splitClauses(said))
    .filter((clause) =>
      readHoursTokens(clause).some(
        (token) => token.kind === 'days' && token.days.some((day) => !known.has(day)),
      ),
    )
    .map(writeNote);
}

/** Two words or more, each with a capital: a name, and no “Agent: …”. */
const FULL_NAME = /^\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)+$/u;

/** The person whom the owner names, where it is one alone. */
function personOf({ facts }: PagePlan): string | undefined {
  const [first, ...others] = facts.filter(({ kind }) => kind === 'person');
  return first && others.length === 0 && FULL_NAME.test(first.value) ? first.value : undefined;
}

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
  const hours = plan.facts.flatMap(({ kind, value }) => (kind === 'hours' ? [value] : []));
  const week = readHours(hours.join('\n'));
  const hoursWords = untimedWords(hours, week);
  return {
    ...(plan.name && { name: plan.name }),
    ...(person && { person }),
    ...(town && { place: { name: town, withPreposition: '' } }),
    ...(phone && { phone }),
    ...(chat && { whatsapp: whatsappAddress(chat.value, plan.language) }),
    ...(mail && { mail }),
    ...(address && { address }),
    ...restOf(plan),
    hours: week,
    ...(hoursWords.length > 0 && { hoursWords }),
  };
}
