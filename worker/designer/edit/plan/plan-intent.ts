import { otherCurrency } from '#domain/reading/written-prices.ts';
import type { EditIntent } from '../intents/edit-intent.ts';
import { readable } from '../page/page-texts.ts';
import { planAddButton, planAddContact } from './plan-add-parts.ts';
import { planAddEntry } from './plan-add-entry.ts';
import { planAddSection } from './plan-add-section.ts';
import { planRecolour, planShade, planShadeColour, planSwapColour } from './plan-colour.ts';
import { planDarkMode, planDarkPage } from './plan-dark.ts';
import { planDescribe, planRemoveItem, planRenameItem } from './plan-entries.ts';
import { planRemoveWords } from './plan-remove-words.ts';
import { planFact } from './plan-facts.ts';
import { planHours } from './plan-hours.ts';
import { planAddItems } from './plan-items.ts';
import { planDeclare, planFont } from './plan-look.ts';
import { planAddLink } from './plan-menu.ts';
import { planOtherFont } from './plan-other-font.ts';
import { planChangePrices, planPrice, planRemovePrices } from './plan-prices.ts';
import { planScale } from './plan-scale.ts';
import { planSetValue } from './plan-set-value.ts';
import { planSort } from './plan-sort.ts';
import * as structure from './plan-structure.ts';
import * as text from './plan-text.ts';
import { refuse, type PlanContext, type Planner, type PlanResult } from './plan-types.ts';
import * as words from './plan-words.ts';

const PLANNERS = {
  recolour: planRecolour,
  shade: planShade,
  font: planFont,
  'other-font': planOtherFont,
  scale: planScale,
  declare: planDeclare,
  'add-section': planAddSection,
  remove: structure.planRemove,
  hide: structure.planHide,
  show: structure.planShow,
  duplicate: structure.planDuplicate,
  move: structure.planMove,
  'replace-text': text.planReplaceText,
  'set-text': text.planSetText,
  fact: planFact,
  hours: planHours,
  price: planPrice,
  'set-value': planSetValue,
  'add-entry': planAddEntry,
  'add-items': planAddItems,
  'add-button': planAddButton,
  'add-contact': planAddContact,
  'add-link': planAddLink,
  'remove-item': planRemoveItem,
  'rename-item': planRenameItem,
  link: text.planLink,
  head: text.planHead,
  'dark-mode': planDarkMode,
  'dark-page': planDarkPage,
  swap: structure.planSwap,
  sort: planSort,
  'mark-words': text.planMarkWords,
  'remove-prices': planRemovePrices,
  'change-prices': planChangePrices,
  'add-review': words.planAddReview,
  'add-question': words.planAddQuestion,
  'add-text': words.planAddText,
  'add-notice': words.planAddNotice,
  describe: planDescribe,
  'swap-colour': planSwapColour,
  'shade-colour': planShadeColour,
  'remove-words': planRemoveWords,
  ask: words.planAsk,
  question: words.planQuestion,
  undo: words.planUndo,
  image: text.planImage,
  length: text.planLength,
} satisfies { [Kind in EditIntent['kind']]: Planner<Kind> };

function amountsOf(intent: EditIntent): string[] {
  if (intent.kind === 'add-items') return intent.entries.flatMap(({ amount }) => amount ?? []);
  return intent.kind === 'price' ? [intent.amount] : [];
}

/** Finds the planner of an intent. The table above pairs every kind with a planner of just that kind. */
export function planIntent(context: PlanContext, intent: EditIntent): PlanResult {
  const amounts = amountsOf(intent);
  const shown = amounts.length > 0 ? otherCurrency(readable(context.page), amounts) : undefined;
  if (shown !== undefined) return refuse(context.say.otherCurrency(shown));
  const planner = PLANNERS[intent.kind] as (context: PlanContext, intent: EditIntent) => PlanResult;
  return planner(context, intent);
}
