import type { PlanSectionKind } from '#domain/page-plan/plan-types.ts';
import type { SectionKind } from '../trades/trade.ts';

/** What a section can hold: a trade orders some of them, a plan any. */
export type DrawnKind = SectionKind | PlanSectionKind;
