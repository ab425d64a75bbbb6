import type { EditIntent } from '../edit-types.ts';
import {
  readAddButton,
  readAddContact,
  readAddQuestion,
  readAddReview,
  readAddText,
  readMissing,
  readUndo,
} from './add-rules.ts';
import type { Clause } from '../request/clause.ts';
import {
  readAddress,
  readHead,
  readImage,
  readLink,
  readMail,
  readName,
  readPageText,
  readPhone,
  readQuotedSwap,
  readSetText,
  readTranslate,
  type Rule,
} from './content-rules.ts';
import {
  readAddItem,
  readAddLink,
  readDiscontinued,
  readPrice,
  readRemoveItem,
  readRemoveOrdinal,
  readRemovePrices,
  readRenameItem,
  readWeSell,
} from './list-rules.ts';
import {
  readDarkMode,
  readDarkPage,
  readDeclare,
  readFont,
  readLength,
  readMood,
  readRecolour,
  readScale,
  readShade,
  readTone,
} from './look-rules.ts';
import {
  readAddSection,
  readHours,
  readMove,
  readSwap,
  readTargetVerb,
  readTitledSection,
} from './structure-rules.ts';
import { readKeep } from './keep-rule.ts';
import { readPlainSwap } from './plain-swap.ts';

/** In order: the first rule that reads the clause decides what it asks for. */
const RULES: readonly Rule[] = [
  readUndo,
  readKeep,
  readHead,
  readAddQuestion,
  readQuotedSwap,
  readRenameItem,
  readPrice,
  readAddReview,
  readLink,
  readAddButton,
  readAddContact,
  readPhone,
  readMail,
  readPageText,
  readAddress,
  readTranslate,
  readDarkMode,
  readDarkPage,
  readHours,
  readImage,
  readTitledSection,
  readAddText,
  readAddLink,
  readAddItem,
  readWeSell,
  readName,
  readDiscontinued,
  readRemovePrices,
  readRemoveOrdinal,
  readRemoveItem,
  readSetText,
  readAddSection,
  readSwap,
  readMove,
  readTargetVerb,
  readRecolour,
  readTone,
  readShade,
  readFont,
  readLength,
  readDeclare,
  readScale,
  readMood,
  readMissing,
  readPlainSwap,
];

/** What one clause asks for, or undefined when it is none of the things that can be done. */
export function parseClause(clause: Clause): EditIntent | undefined {
  for (const rule of RULES) {
    const intent = rule(clause);
    if (intent) return intent;
  }
  return undefined;
}
