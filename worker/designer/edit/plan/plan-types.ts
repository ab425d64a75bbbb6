import { textOf } from '#domain/html/query.ts';
import type { Splice } from '#domain/text/splices.ts';
import type { EditMessages } from '../messages-en.ts';
import type { EditIntent, Target } from '../intents/edit-intent.ts';
import { capitalise } from '#domain/reading/letters.ts';
import type { PageModel } from '../page/page-model.ts';
import { resolveTarget, type Resolved } from '../page/resolve-target.ts';

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

export function done(splices: Splice[], change: string): PlanResult & { isDone: true } {
  return { isDone: true, splices, change };
}

export function refuse(reason: string): PlanResult {
  return { isDone: false, reason };
}

type AimedKind = {
  [Kind in EditIntent['kind']]: 'target' extends keyof IntentOf<Kind> ? Kind : never;
}[EditIntent['kind']];

interface AimedPlanner<Kind extends AimedKind> {
  plan: (context: PlanContext, intent: IntentOf<Kind>, resolved: Resolved) => PlanResult;
  /** What is meant where the request names nothing. */
  otherwise?: (intent: IntentOf<Kind>) => Target;
  /** The whole page is not meant. */
  isStrict?: true;
}

/** A plan is made in one step, and a step is short. */
const MOST_ELEMENTS = 10_000;

/** A planner for the part that a request points at. It says when the page has none, or when all is as wanted. */
export function onTarget<Kind extends AimedKind>({
  plan,
  otherwise,
  isStrict,
}: AimedPlanner<Kind>): Planner<Kind> {
  return (context, intent) => {
    const { page, say } = context;
    const { target }: { target?: Target | undefined } = intent;
    const resolved = resolveTarget(page, target ?? otherwise?.(intent));
    if (!resolved || (isStrict && isWholePage(resolved)))
      return refuse(say.noPart(askedFor(context, target)));
    if (resolved.elements.length > MOST_ELEMENTS) return refuse(say.tooManyParts);
    const planned = plan(context, intent, resolved);
    if (!planned.isDone) return planned;
    if (planned.splices.length === 0) return refuse(say.already(labelOf(context, resolved)));
    return planned;
  };
}

/** "Remove the text" names too little: the page itself is never taken for a part of it. */
function isWholePage({ elements }: Resolved): boolean {
  return elements.some(({ tag }) => ['html', 'body', 'main'].includes(tag));
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

/** The asked part in words, for when the page has none. */
export function askedFor({ say }: PlanContext, target: Target | undefined): string {
  if (target?.said) return `“${target.said}”`;
  if (target?.sectionName) return target.sectionName;
  if (target?.section) return say.sections[target.section];
  return target?.element ? say.elements[target.element].toLowerCase() : '…';
}
