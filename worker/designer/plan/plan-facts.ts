import { toPhoneLink, whatsappAddress } from '#domain/reading/contact.ts';
import { readHours } from '#domain/reading/hours/read-hours.ts';
import type { FactKind, PagePlan } from '#domain/page-plan/plan-types.ts';
import type { PageFacts } from '../sections/section.ts';
import { readLinks } from '../understand/links.ts';

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
    ({ kind, value, from }) => ({ name: value, ...linkTo(kind, value, from) }),
  );
  const legal = untold.flatMap(({ kind, value }) => (kind === 'legal' ? [value] : []));
  return { ...(links.length > 0 && { links }), ...(legal.length > 0 && { legal }) };
}

function linkTo(kind: FactKind, value: string, from: string): { link?: string } {
  if (kind === 'phone') return { link: toPhoneLink(value) };
  if (kind === 'mail') return { link: `mailto:${value}` };
  const link = readLinks(from)[0]?.link ?? readLinks(value)[0]?.link;
  return kind === 'link' && link !== undefined ? { link } : {};
}

/** What the plan's facts tell of where and when somebody is found. */
export function factsOf(plan: PagePlan): PageFacts {
  const town = factOf(plan, 'town');
  const [phone, mail, address] = [
    factOf(plan, 'phone'),
    factOf(plan, 'mail'),
    factOf(plan, 'address'),
  ];
  const chat = plan.facts.find(({ kind, from }) => kind === 'phone' && /whats\s?app/i.test(from));
  const hours = plan.facts.flatMap(({ kind, value }) => (kind === 'hours' ? [value] : []));
  return {
    ...(plan.name && { name: plan.name }),
    ...(town && { place: { name: town, withPreposition: '' } }),
    ...(phone && { phone }),
    ...(chat && { whatsapp: whatsappAddress(chat.value, plan.language) }),
    ...(mail && { mail }),
    ...(address && { address }),
    ...restOf(plan),
    hours: readHours(hours.join('\n')),
  };
}
