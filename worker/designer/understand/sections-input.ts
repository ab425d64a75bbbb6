import type { PageKind, PlanItem, PlanSection } from '#domain/page-plan/plan-types.ts';
import type { Brief } from '../brief/brief.ts';
import type { Trade } from '../trades/trade.ts';
import type { WishedForm } from './form-fields.ts';
import type { Content } from './content.ts';

/** A section that has no title yet. */
export type Draft = Omit<PlanSection, 'title'> & { title?: string };

/** All that the sections of a page are made from. */
export interface SectionsInput {
  text: string;
  brief: Brief;
  kind: PageKind;
  content: Content;
  trade: Trade | undefined;
  name: string | undefined;
  /** The form that the brief asks for. */
  form: WishedForm | undefined;
  /** True when the brief gives opening hours. */
  hasHours: boolean;
  /** How much the owner said: entries, sentences and notes. */
  told: number;
  /** Until when guests reply, and to whom. */
  deadline: string | undefined;
  /** Sentences that the top of the page does not say. */
  rest: readonly string[];
  /** Practical matters, each under its heading. */
  practical: readonly PlanItem[];
  /** How to get there. */
  directions: readonly string[];
}
