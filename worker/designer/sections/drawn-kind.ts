import type { PlanSectionKind } from '#domain/page-plan/plan-types.ts';

/** What a section can hold. */
export type DrawnKind = 'hero' | PlanSectionKind;
