import type { PageOperation } from './operation-types.ts';
import { planHead } from './plan-head.ts';
import {
  planAttribute,
  planDelete,
  planDuplicate,
  planInsert,
  planMove,
  planReplace,
  planWrap,
} from './plan-structure.ts';
import { planStyle, planToken } from './plan-style.ts';
import { planEverywhere, planText } from './plan-text.ts';
import type { Planned, PlanPage } from './plan.ts';

/** What an operation comes to on a page; nothing is changed yet. */
export function planOperation(page: PlanPage, operation: PageOperation): Planned {
  switch (operation.kind) {
    case 'set-text':
      return planText(page, operation);
    case 'set-attribute':
      return planAttribute(page, operation);
    case 'set-style':
      return planStyle(page, operation);
    case 'set-token':
      return planToken(page, operation);
    case 'set-head':
      return planHead(page, operation);
    case 'delete':
      return planDelete(page, operation);
    case 'duplicate':
      return planDuplicate(page, operation);
    case 'move':
      return planMove(page, operation);
    case 'insert':
      return planInsert(page, operation);
    case 'wrap':
      return planWrap(page, operation);
    case 'replace':
      return planReplace(page, operation);
    case 'replace-everywhere':
      return planEverywhere(page, operation);
  }
}
