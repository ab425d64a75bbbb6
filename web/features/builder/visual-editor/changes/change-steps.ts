import type { FrameMark } from '#contract/page-editing.ts';
import { ownNameOf } from '#domain/html/element-name.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { elementOfKey, keyOf, type LivePage } from '#domain/live-page/live-page.ts';
import type { ChangeSpot } from '#domain/page-changes/change-types.ts';
import { changedElements } from '#domain/page-changes/changed-elements.ts';
import { splicesAtTags } from '#domain/page-changes/splices-at-tags.ts';
import type { ShownChange } from '../../workspace/shown-change.ts';

/** One place that the person is led to. */
export interface ChangeStep extends Omit<ChangeSpot, 'elements' | 'part'> {
  /** None where the change cannot be seen. */
  keys: readonly number[];
  /** What the change is named by: its element, or the part that several were gathered in. */
  named: IndexedElement | undefined;
  isGathered: boolean;
}

export interface ChangeSteps {
  change: ShownChange;
  page: LivePage;
  isWhole: boolean;
  steps: readonly ChangeStep[];
  omitted: number;
}

/** The places of a change on the page that came of it. */
export function readSteps(change: ShownChange, page: LivePage): ChangeSteps {
  const splices = splicesAtTags(change.from, change.to);
  const { isWhole, spots, omitted } = changedElements(change.from, page.index, splices);
  const steps = spots.map(({ elements, part, ...spot }) => ({
    ...spot,
    keys: elements.map((element) => keyOf(page, element)),
    named: part ?? elements[0],
    isGathered: part !== undefined,
  }));
  return { change, page, isWhole, steps, omitted };
}

/** The keys of a step that are still on the page. */
export function keysLeft({ keys }: ChangeStep, page: LivePage): number[] {
  return keys.filter((key) => elementOfKey(page, key) !== undefined);
}

/** Of all marks together, as the frame takes them. */
const MOST_MARKS = 100;

/** The step draws the eye; at the beginning the others show for a moment as well. */
export function marksOf(
  { steps, page }: Pick<ChangeSteps, 'steps' | 'page'>,
  at: number,
  isFirst: boolean,
): FrameMark[] {
  const current = steps[at];
  const others = isFirst ? steps.filter((step) => step !== current) : [];
  const look = (step: ChangeStep | undefined, how: FrameMark['look']): FrameMark[] =>
    step === undefined
      ? []
      : keysLeft(step, page).map((key) => ({ key, place: step.place, look: how }));
  return [...look(current, 'now'), ...others.flatMap((step) => look(step, 'moment'))].slice(
    0,
    MOST_MARKS,
  );
}

const LEAST_WORDS = 4;

/** The sentence of the AI that is about this step, where each step has one; else empty. */
export function saidOf(step: ChangeStep, count: number, said: readonly string[]): string {
  if (said.length !== count) return '';
  const [only] = said;
  if (count === 1 && only !== undefined) return only;
  const words = (ownName(step) ?? '').toLowerCase();
  if (words.length < LEAST_WORDS) return '';
  const about = said.filter((sentence) => sentence.toLowerCase().includes(words));
  return about.length === 1 ? (about[0] ?? '') : '';
}

function ownName({ kind, named, words }: ChangeStep): string | undefined {
  return kind === 'removed' || named === undefined ? words : ownNameOf(named);
}
