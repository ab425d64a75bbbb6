import type { EditIntent } from '../edit-types.ts';
import {
  readAddButton,
  readAddContact,
  readAddNotice,
  readAddQuestion,
  readAddReview,
  readAddText,
  readMissing,
  readUndo,
} from './add-rules.ts';
import type { Clause } from '../request/clause.ts';
import { readAddress, readMail, readName, readPhone } from './fact-rules.ts';
import { readHead, readImage, readLink, readTranslate } from './page-rules.ts';
import { readPageText, readQuotedSwap, readSetText } from './text-rules.ts';
import {
  readAddItem,
  readAddLink,
  readDiscontinued,
  readNewItem,
  readRemoveItem,
  readRemoveLink,
  readRemoveOrdinal,
  readRenameItem,
  readWeSell,
} from './list-rules.ts';
import { readChangePrices, readPrice, readRemovePrices } from './price-rules.ts';
import { readDarkMode, readDarkPage, readTone } from './dark-rules.ts';
import {
  readDeclare,
  readFont,
  readLength,
  readMood,
  readRecolour,
  readScale,
  readShade,
} from './look-rules.ts';
import {
  readAddSection,
  readNewSection,
  readMove,
  readSwap,
  readTargetVerb,
  readTitledSection,
} from './structure-rules.ts';
import {
  readDescription,
  readFieldLabel,
  readRemoveQuestion,
  readRemoveWords,
} from './entry-rules.ts';
import { readMistake, readRename } from './rename-rules.ts';
import { readDayHours, readHoursEdge, readNotice } from './hours-statements.ts';
import { readHours } from './hours-rules.ts';
import { leftoverWords } from './leftover.ts';
import { readKeep } from './keep-rule.ts';
import { readStatedPrice, readStatedWay, readWhere } from './slot-rules.ts';
import { readPlainSwap } from './plain-swap.ts';

type Rule = (clause: Clause) => EditIntent | undefined;

/** In order: the first rule that accounts for every word of the clause decides, else the first that reads it. */
const RULES: readonly Rule[] = [
  readUndo,
  readKeep,
  readHead,
  readFieldLabel,
  readDescription,
  readRemoveQuestion,
  readAddQuestion,
  readQuotedSwap,
  readWhere,
  readRename,
  readRenameItem,
  readChangePrices,
  readPrice,
  readAddReview,
  readLink,
  readAddButton,
  readAddContact,
  readPhone,
  readMail,
  readAddNotice,
  readNotice,
  readHoursEdge,
  readHours,
  readDayHours,
  readSwap,
  readPageText,
  readAddress,
  readTranslate,
  readDarkMode,
  readDarkPage,
  readImage,
  readTitledSection,
  readAddText,
  readAddLink,
  readAddItem,
  readNewItem,
  readWeSell,
  readName,
  readDiscontinued,
  readRemovePrices,
  readRemoveLink,
  readRemoveOrdinal,
  readRemoveItem,
  readRemoveWords,
  readSetText,
  readAddSection,
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
  readStatedPrice,
  readStatedWay,
  readNewSection,
  readMistake,
  readMissing,
  readPlainSwap,
];

interface Reading {
  intent: EditIntent | undefined;
  /** The words that the intent does not account for. */
  left: string[];
}

/** What one clause asks for; no intent when it is none of the things that can be done. */
export function parseClause(clause: Clause): Reading {
  let partial: Reading | undefined;
  for (const rule of RULES) {
    const intent = rule(clause);
    if (!intent) continue;
    const left = leftoverWords(clause, intent);
    if (left.length === 0) return { intent, left };
    partial ??= { intent, left };
  }
  return partial ?? { intent: undefined, left: [] };
}
