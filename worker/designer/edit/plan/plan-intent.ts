import type { EditIntent } from '../intents/edit-intent.ts';
import { planAddButton, planAddContact } from './plan-add-parts.ts';
import { planAddSection } from './plan-add-section.ts';
import { planHours } from './plan-hours.ts';
import { planRecolour, planShade } from './plan-colour.ts';
import { planSwapColour } from './plan-swap-colour.ts';
import { planRemoveWords } from './plan-remove-words.ts';
import { planDarkMode } from './plan-dark-mode.ts';
import { planDescribe } from './plan-entries.ts';
import { planDarkPage } from './plan-dark-page.ts';
import { planFact } from './plan-facts.ts';
import { planAddItems } from './plan-items.ts';
import { planRemoveItem } from './plan-remove-item.ts';
import { planAddLink } from './plan-menu.ts';
import { planRenameItem } from './plan-rename.ts';
import { planDeclare, planFont, planScale } from './plan-look.ts';
import { planPrice } from './plan-price.ts';
import { planChangePrices } from './plan-price-changes.ts';
import { planRemovePrices } from './plan-prices.ts';
import {
  planDuplicate,
  planHide,
  planMove,
  planRemove,
  planShow,
  planSwap,
} from './plan-structure.ts';
import {
  planHead,
  planImage,
  planLength,
  planLink,
  planReplaceText,
  planSetText,
} from './plan-text.ts';
import { planTranslate } from './plan-translate.ts';
import {
  planAddNotice,
  planAddQuestion,
  planAddReview,
  planAddText,
  planAsk,
  planKeep,
  planQuestion,
  planUndo,
} from './plan-words.ts';
import type { PlanContext, Planner, PlanResult } from './plan-types.ts';

const PLANNERS = {
  recolour: planRecolour,
  shade: planShade,
  font: planFont,
  scale: planScale,
  declare: planDeclare,
  'add-section': planAddSection,
  remove: planRemove,
  hide: planHide,
  show: planShow,
  duplicate: planDuplicate,
  move: planMove,
  'replace-text': planReplaceText,
  'set-text': planSetText,
  fact: planFact,
  hours: planHours,
  price: planPrice,
  'add-items': planAddItems,
  'add-button': planAddButton,
  'add-contact': planAddContact,
  'add-link': planAddLink,
  'remove-item': planRemoveItem,
  'rename-item': planRenameItem,
  link: planLink,
  head: planHead,
  'dark-mode': planDarkMode,
  'dark-page': planDarkPage,
  swap: planSwap,
  'remove-prices': planRemovePrices,
  'change-prices': planChangePrices,
  'add-review': planAddReview,
  'add-question': planAddQuestion,
  'add-text': planAddText,
  'add-notice': planAddNotice,
  describe: planDescribe,
  'swap-colour': planSwapColour,
  'remove-words': planRemoveWords,
  ask: planAsk,
  question: planQuestion,
  undo: planUndo,
  keep: planKeep,
  image: planImage,
  length: planLength,
  translate: planTranslate,
} satisfies { [Kind in EditIntent['kind']]: Planner<Kind> };

/** Finds the planner of an intent. The table above pairs every kind with a planner of just that kind. */
export function planIntent(context: PlanContext, intent: EditIntent): PlanResult {
  const planner = PLANNERS[intent.kind] as (context: PlanContext, intent: EditIntent) => PlanResult;
  return planner(context, intent);
}
