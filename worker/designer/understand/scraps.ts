import { hasVerb } from './statements.ts';

/** Articles, conjunctions and prepositions of either language that end no sentence. */
const OPEN_END =
  /(?:^|[\s,;:–—-])(?:the|an|and|or|nor|but|because|although|unless|whereas|if|than|my|our|your|their|its|whose|every|il|lo|gli|un|una|uno|del|dello|della|dei|degli|delle|al|allo|alla|ai|agli|alle|dal|dallo|dalla|dai|dagli|dalle|nel|nello|nella|nei|negli|nelle|sul|sullo|sulla|sui|sugli|sulle|di|da|con|per|tra|fra|e|ed|o|oppure|ma|perché|perchè|poiché|siccome|mentre|affinché|che|cui|anche se)$/u;
/** English sentences end with these where a verb leans on them: "a place to come home to". */
const LEANING_END = /\s(?:of|to|for|from|with|at|into|about|between|by)$/u;
/** What is pointed at was cut off: "not a call centre, this". */
const POINTING_END = /[,;]\s(?:this|that|these|those|so|quest[oaie]|quell[oaie]|quindi|però)$/iu;
/** The answer to a question that was cut off, or a relative clause without its noun. */
const DANGLING =
  /^(?:di\s(?:quanto|cosa|che cosa|come|chi|dove|quando)|del\squale|which|whose|whom|il\squale|la\squale|i\squali|le\squali)(?!\p{L})/iu;
const SUBORDINATE =
  /^(?:quando|mentre|finché|affinché|poiché|siccome|when|while|until|unless|because|whereas)\s/iu;
/** A subordinate clause of so few words has no other clause behind it. */
const FEW_WORDS = 6;
/** Joins what was cut off. */
const JOINED = /^(?:and|or|but|nor|than|e|ed|o|oppure|ma|anche se)\s/iu;
const NUMBER = '[€£$]?\\s?\\d+(?:[.,:]\\d+)*';
/** "Il 18", "40 e", "£50": a number and at most a small word. */
const BARE_NUMBER = new RegExp(
  `^(?:(?:il|lo|la|i|gli|le|the|a|at|al|alle|from|da|per|e|ed|and|or|o|up to|to)\\s)?${NUMBER}(?:\\s?(?:€|e|ed|and|or|o|a|al|per|the|in|to|from|da|di))?$`,
  'iu',
);
const SIGNS_AT_END = /(?<![.,;:!\s])[.,;:!\s]+$/u;

function isUnbalanced(text: string): boolean {
  return text.split('(').length !== text.split(')').length;
}

function endsOpen(text: string): boolean {
  if (OPEN_END.test(text) || POINTING_END.test(text)) return true;
  return LEANING_END.test(text) && !hasVerb(text) && !/ing\s/u.test(text);
}

function beginsOpen(text: string): boolean {
  if (DANGLING.test(text)) return true;
  const isShort = text.split(/\s+/).length <= FEW_WORDS;
  if (isShort && SUBORDINATE.test(text) && !text.includes(',')) return true;
  return JOINED.test(text) && !hasVerb(text);
}

/** True of words that were cut out of a sentence and cannot stand alone. Linear. */
export function isScrap(written: string): boolean {
  const text = written.trim().replace(SIGNS_AT_END, '');
  if (text === '') return false;
  return BARE_NUMBER.test(text) || isUnbalanced(text) || endsOpen(text) || beginsOpen(text);
}
