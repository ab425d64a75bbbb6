import type { LabelUse } from './labels.ts';

/** Lines or entries that stand together, with the words that announce them. */
export interface BriefBlock {
  use: LabelUse | undefined;
  /** The announcing words as they are written: "Line up". */
  label?: string;
  /** Entries in lines of their own, or one line to be split. */
  lines: string[];
  isBulleted: boolean;
  /** Its entries stand in one line, between commas. */
  isInline?: boolean;
}
