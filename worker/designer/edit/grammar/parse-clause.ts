import type { EditIntent } from '../edit-types.ts';
import { readAddButton, readAddContact } from './add-rules.ts';
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
  readPrice,
  readRemoveItem,
  readRenameItem,
} from './list-rules.ts';
import {
  readDarkMode,
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
  readHours,
  readMove,
  readTargetVerb,
  readTitledSection,
} from './structure-rules.ts';
import { readPlainSwap } from './plain-swap.ts';

/** In order: the first rule that reads the clause decides what it asks for. */
const RULES: readonly Rule[] = [
  readHead,
  readQuotedSwap,
  readRenameItem,
  readPrice,
  readPageText,
  readLink,
  readAddButton,
  readAddContact,
  readPhone,
  readMail,
  readAddress,
  readTranslate,
  readDarkMode,
  readHours,
  readImage,
  readTitledSection,
  readAddLink,
  readAddItem,
  readName,
  readRemoveItem,
  readSetText,
  readAddSection,
  readMove,
  readTargetVerb,
  readRecolour,
  readShade,
  readFont,
  readLength,
  readDeclare,
  readScale,
  readMood,
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
