import { textOf } from '#domain/html/query.ts';
import type { Splice } from '#domain/text/splices.ts';
import type { EditMessages } from '../messages-en.ts';
import type { EditIntent, Target } from '../intents/edit-intent.ts';
import type { PageModel } from '../page/page-model.ts';
import type { Resolved } from '../page/resolve-target.ts';

export interface PlanContext {
  page: PageModel;
  say: EditMessages;
}

/** What an intent comes to on a page: splices of its source and a sentence, or why it cannot be done. */
export type PlanResult =
  | { isDone: true; splices: Splice[]; change: string; changesColours?: boolean; left?: string }
  | { isDone: false; reason: string };

export type IntentOf<Kind extends EditIntent['kind']> = EditIntent & { kind: Kind };

export type Planner<Kind extends EditIntent['kind']> = (
  context: PlanContext,
  intent: IntentOf<Kind>,
) => PlanResult;

export function done(splices: Splice[], change: string): PlanResult {
  return { isDone: true, splices, change };
}

export function refuse(reason: string): PlanResult {
  return { isDone: false, reason };
}

/** A part as sentences begin with it: `Headline`, `Section “About us”`, `Button (header)`. */
export function labelOf({ page, say }: PlanContext, resolved: Resolved): string {
  const { section, element, words } = resolved;
  if (words !== undefined) return `“${words}”`;
  if (page.selection && resolved.elements[0] === page.selection) return say.selection;
  const place = section && sectionLabel(say, section);
  if (!element) return place ?? say.elements.page;
  return place ? say.inSection(say.elements[element], place) : say.elements[element];
}

export function sectionLabel(say: EditMessages, section: NonNullable<Resolved['section']>): string {
  const [kind] = section.kinds;
  const heading = section.heading && textOf(section.heading);
  if (kind && ['header', 'nav', 'footer', 'hero'].includes(kind))
    return capitalise(say.sections[kind]);
  if (heading) return say.sectionLabel(heading.slice(0, 60));
  return kind ? capitalise(say.sections[kind]) : `<${section.element.tag}>`;
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The asked part in words, for when the page has none. */
export function askedFor({ say }: PlanContext, target: Target | undefined): string {
  if (target?.sectionName) return target.sectionName;
  if (target?.section) return say.sections[target.section];
  return target?.element ? say.elements[target.element].toLowerCase() : '…';
}

/** The sentence that names what was taken instead of a part that the page lacks. */
export function standInNote(
  context: PlanContext,
  target: Target | undefined,
  resolved: Resolved,
): string {
  if (!resolved.isStandIn || !target?.section) return '';
  return ` ${context.say.standIn(context.say.sections[target.section], `<${resolved.section?.element.tag ?? resolved.elements[0].tag}>`)}`;
}
