import type { PlanItem, PlanSection } from '#domain/page-plan/plan-types.ts';
import type { ReadingLanguage } from '#domain/reading/language.ts';
import { ADVICE_ANIMALS } from './advice-animals.ts';
import { ADVICE_AT_HOME } from './advice-at-home.ts';
import { ADVICE_BEAUTY } from './advice-beauty.ts';
import { ADVICE_CARE } from './advice-care.ts';
import { ADVICE_DAYS_OUT } from './advice-days-out.ts';
import { ADVICE_IN_PERSON } from './advice-in-person.ts';
import { ADVICE_LESSONS } from './advice-lessons.ts';
import { ADVICE_MEDICAL } from './advice-medical.ts';
import { ADVICE_OFFICES } from './advice-offices.ts';
import { ADVICE_OUT } from './advice-out.ts';
import { ADVICE_SPORT } from './advice-sport.ts';
import { ADVICE_COUNTER } from './advice-counter.ts';
import { ADVICE_FOOD_SHOPS } from './advice-food-shops.ts';
import { ADVICE_SHOPS } from './advice-shops.ts';
import { ADVICE_WORKSHOPS } from './advice-workshops.ts';
import { ADVICE_HOUSE } from './advice-house.ts';
import { ADVICE_SERVED } from './advice-served.ts';
import { ADVICE_ROAD } from './advice-road.ts';
import { say, type Advice } from './trade.ts';

const ADVICE: Readonly<Record<string, Advice>> = {
  ...ADVICE_AT_HOME,
  ...ADVICE_IN_PERSON,
  ...ADVICE_OUT,
  ...ADVICE_MEDICAL,
  ...ADVICE_CARE,
  ...ADVICE_BEAUTY,
  ...ADVICE_ANIMALS,
  ...ADVICE_LESSONS,
  ...ADVICE_SPORT,
  ...ADVICE_DAYS_OUT,
  ...ADVICE_OFFICES,
  ...ADVICE_COUNTER,
  ...ADVICE_FOOD_SHOPS,
  ...ADVICE_SHOPS,
  ...ADVICE_WORKSHOPS,
  ...ADVICE_HOUSE,
  ...ADVICE_SERVED,
  ...ADVICE_ROAD,
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
