import type { FileType } from './file-types.ts';

/** A longer text is an essay, not a reply. */
const LONGEST_WORDS = 4_000;
const MARKUP = /<\/?[a-z!][^>]*>|```|^<{5,}|[{};]\s*$/im;
/** An answer that announces something and does not deliver it is not a reply. */
const ANNOUNCEMENT =
  /^\W*(?:sure|certainly|of course|here(?:['’]s| is| are)|certo|certamente|ecco)\b/i;
const REFUSAL =
  /\b(?:sorry|i (?:can['’]?t|cannot|can not|won['’]?t|must decline|would rather not|am unable|am not able)|i['’](?:m unable|m not able|d rather not)|unable to (?:help|create|make|assist)|mi dispiace|spiacente|non (?:posso|sono in grado|riesco|sarebbe corretto)|preferisco non|purtroppo)\b/i;
/** The mark that prompts ask for when words are the whole answer. */
const MARK = /^\W*(?:ANSWER|RISPOSTA)\s*:\s*/i;
const QUESTION = /\p{L}[^?\n]*\?(?:\s|$)/u;

/** The complete words of an answer without code, if it is a refusal or a question; undefined otherwise. */
export function readWords(answer: string): string | undefined {
  const words = answer.trim().replace(MARK, '');
  if (words.length > LONGEST_WORDS || MARKUP.test(words) || ANNOUNCEMENT.test(words)) {
    return undefined;
  }
  const isMarked = words !== '' && MARK.test(answer.trim());
  return isMarked || REFUSAL.test(words) || QUESTION.test(words) ? words : undefined;
}

/** Files that may consist of words only. */
const PROSE_FILES: ReadonlySet<FileType> = new Set(['md', 'txt', 'html']);
const CODE = /[=(){}[\];<>]|^[^\S\n]*[#/*@"'.]/m;

/** The same for a requested file: words that no file of this type would contain. */
export function readWordsForFile(answer: string, fileType: FileType): string | undefined {
  return PROSE_FILES.has(fileType) || CODE.test(answer) ? undefined : readWords(answer);
}
