import type { PlanItem, PlanSection } from '#domain/page-plan/plan-types.ts';
import type { ReadingLanguage } from '#domain/reading/language.ts';
import { ADVICE_AT_HOME } from './advice-at-home.ts';
import { ADVICE_IN_PERSON } from './advice-in-person.ts';
import { ADVICE_OUT } from './advice-out.ts';
import { say, type Advice } from './trade.ts';

const ADVICE: Readonly<Record<string, Advice>> = {
  ...ADVICE_AT_HOME,
  ...ADVICE_IN_PERSON,
  ...ADVICE_OUT,
};

/** Three things that visitors of such a page may do or have ready; undefined for trades without any. */
export function adviceOf(
  trade: string,
  language: ReadingLanguage,
): Pick<PlanSection, 'kind' | 'title' | 'items'> | undefined {
  const advice = ADVICE[trade];
  if (advice === undefined) return undefined;
  const items = advice.points.map(([name, text]): PlanItem => ({
    name: say(name, language),
    text: say(text, language),
  }));
  return { kind: 'process', title: say(advice.title, language), items };
}
