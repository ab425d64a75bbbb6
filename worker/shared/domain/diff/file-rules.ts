import type { RoundRules } from './apply-round.ts';
import { costlyTiers, lineTiers } from './locate/locate-block.ts';

const markupTypes: readonly string[] = ['html', 'htm', 'xhtml', 'svg', 'xml', 'vue'];
const dottedTypes: readonly string[] = ['py', 'md', 'markdown', 'txt', 'yaml', 'yml', 'csv'];

export interface DiffPermissions {
  /** Extension of the file without the dot; markup has tiers and checks of its own. Default `html`. */
  fileType?: string;
  /** Lets an empty SEARCH write at the top of markup, as on the untouched starter page. */
  allowTopInsert?: boolean;
  /** The request was a deletion: more than half of the text may go. */
  allowShrink?: boolean;
}

/** True for file types whose content is tags: only there do HTML tiers and checks make sense. */
export function isMarkupType(fileType: string): boolean {
  return markupTypes.includes(fileType.toLowerCase());
}

/** The tiers and checks for a type of file. */
export function rulesFor({
  fileType = 'html',
  allowTopInsert = false,
  allowShrink = false,
}: DiffPermissions): RoundRules {
  const isMarkup = isMarkupType(fileType);
  return {
    isMarkup,
    hasElisions: !dottedTypes.includes(fileType.toLowerCase()),
    tierGroups: [lineTiers(isMarkup), costlyTiers(isMarkup)],
    allowTopInsert,
    allowShrink,
  };
}
