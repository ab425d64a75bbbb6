import { whatsappAddress } from '#domain/reading/contact.ts';
import type { PagePlan, PlanSectionKind } from '#domain/page-plan/plan-types.ts';
import { phoneHref } from '../sections/phone.ts';
import type { PageFacts } from '../sections/section.ts';
import { readLinks } from '../understand/links.ts';

/** Sections whose entries are there to be followed. */
export const FOLLOWED: ReadonlySet<PlanSectionKind> = new Set([
  'links',
  'download',
  'listen',
  'episodes',
  'cta',
]);

/** An address with nothing behind its scheme leads nowhere. */
const EMPTY = /^(?:#|mailto:|tel:|sms:|https?:\/\/)?$/i;

type Facts = Pick<PageFacts, 'phone' | 'mail' | 'links' | 'whatsapp' | 'takesTexts'>;

/** What a label promises, and the address that keeps it. */
const WAYS: readonly (readonly [
  RegExp,
  (facts: Facts, language: PagePlan['language']) => string | undefined,
])[] = [
  [
    /\bwhats ?app\b/i,
    ({ phone }, language) => (phone === undefined ? undefined : whatsappAddress(phone, language)),
  ],
  [
    /\b(?:e-?mail|mail|posta)\b/i,
    ({ mail }) => (mail === undefined ? undefined : `mailto:${mail}`),
  ],
  [/\b(?:call|phone|ring|telephone|telefono|chiama\w*)\b/i, phoneHref],
];

function promised(label: string, facts: Facts, language: PagePlan['language']): string | undefined {
  const way = WAYS.find(([words]) => words.test(label));
  return way?.[1](facts, language);
}

/** The address of an entry: its own, one that its words hold, or the owner's that they promise. */
export function targetOf(
  { link, label }: { link?: string | undefined; label: string },
  facts: Facts,
  language: PagePlan['language'],
): string | undefined {
  if (facts.takesTexts && link?.startsWith('tel:')) return phoneHref(facts);
  if (link !== undefined && !EMPTY.test(link) && !link.startsWith('#')) return link;
  const network = facts.links?.find(({ name }) => {
    const [first = ''] = name.split(' ');
    return first.length > 1 && label.toLowerCase().includes(first.toLowerCase());
  });
  return readLinks(label)[0]?.link ?? promised(label, facts, language) ?? network?.link;
}
