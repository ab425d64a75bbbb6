import type { Steps } from '#domain/text/steps.ts';
import { designPageSteps } from '../../designer/design-page.ts';
import { designEditSteps } from '../../designer/edit/design-edit.ts';

/** What the built-in designer is asked for; without a page it makes one. */
export interface DesignerWork {
  prompt: string;
  html?: string;
}

const REPEATS = 3;

/**
 * The longest that the designer computes without letting others go, in ms of its thread's CPU. The least of a few
 * repeats counts, because the first one also compiles.
 */
export function longestStepMs(work: DesignerWork): number {
  return Math.min(...Array.from({ length: REPEATS }, () => longestOf(stepsOf(work))));
}

function stepsOf({ prompt, html }: DesignerWork): Steps<unknown> {
  return html === undefined
    ? designPageSteps({ prompt, seed: 1, fallbackLanguage: 'en', year: 2026 })
    : designEditSteps({ prompt, html, fallbackLanguage: 'en' });
}

function longestOf(steps: Steps<unknown>): number {
  let longest = 0;
  for (let isOver = false; !isOver;) {
    const before = process.threadCpuUsage();
    isOver = steps.next().done === true;
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1_000);
  }
  return longest;
}
