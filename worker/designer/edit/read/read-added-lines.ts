import type { Wish } from './settle-wishes.ts';
import { findPhone, readMail, toPhoneLink } from '#domain/reading/contact.ts';
import { readRow } from '../../understand/rows.ts';
import type { EditIntent } from '../intents/edit-intent.ts';
import { isFrame } from '../page/find-sections.ts';
import type { PageModel } from '../page/page-model.ts';
import type { SectionKind } from '../page/parts.ts';
import { sectionOfKind } from '../page/section-of.ts';
import { planIntent } from '../plan/plan-intent.ts';
import type { PlanContext } from '../plan/plan-types.ts';

/** Where a line of the owner may stand, the best place first. */
const PLACES: readonly SectionKind[] = ['about', 'contact', 'services', 'hours', 'faq'];
/** "Tel. 011 4360521" holds nothing but its number. */
const MOST_WORDS_BESIDE = 2;

/** One wish for each line: the first way of putting it on the page that the page has a place for. */
export function readAddedLines(context: PlanContext, lines: readonly string[]): Wish[] {
  return lines.map((text) => {
    const way = waysOf(context.page, text).find((intent) => planIntent(context, intent).isDone);
    return { text, intents: way === undefined ? [] : [way] };
  });
}

function waysOf(page: PageModel, line: string): EditIntent[] {
  return [...contactOf(line), ...priceOf(line), ...paragraphOf(page, line)];
}

function contactOf(line: string): EditIntent[] {
  const mail = readMail(line);
  const phone = findPhone(line);
  if (mail !== undefined && isAlone(mail, line)) {
    return [{ kind: 'add-contact', label: mail, href: `mailto:${mail}`, fact: 'mail' }];
  }
  if (phone === undefined || !isAlone(phone, line)) return [];
  return [{ kind: 'add-contact', label: phone, href: toPhoneLink(phone), fact: 'phone' }];
}

function isAlone(value: string, line: string): boolean {
  const beside = line.replace(value, ' ');
  return !/\d/.test(beside) && (beside.match(/\p{L}+/gu) ?? []).length <= MOST_WORDS_BESIDE;
}

function priceOf(line: string): EditIntent[] {
  const { name, price, text, note, group } = readRow(line)?.item ?? {};
  const isPlain = [text, note, group].every((more) => more === undefined);
  if (name === undefined || price === undefined || !isPlain) return [];
  return [{ kind: 'add-items', entries: [{ label: name, amount: price }], target: undefined }];
}

function paragraphOf(page: PageModel, text: string): EditIntent[] {
  const known = PLACES.filter((section) => sectionOfKind(page, section) !== undefined);
  const names = page.sections
    .filter((section) => !isFrame(section) && !section.kinds.has('hero'))
    .flatMap((section) => section.names[0] ?? []);
  return [
    ...known.map((section): EditIntent => ({ kind: 'add-text', target: { section }, text })),
    ...names.map((sectionName): EditIntent => ({
      kind: 'add-text',
      target: { sectionName },
      text,
    })),
    { kind: 'add-section', section: 'about', content: text },
    { kind: 'add-notice', text },
  ];
}
