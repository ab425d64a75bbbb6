import { findLostFacts } from '#domain/page-plan/lost-facts.ts';
import { wordsOfPage } from '#domain/page-plan/page-words.ts';
import { splitClauses } from '../understand/clauses.ts';

/** What people ask of small tools and no template does. */
const BEYOND =
  /\b(?:today|tomorrow|this week|someday|categor\w+|by (?:aisle|day|room|category)|reparti|divis[aoie] per|per giorno|oggi|domani|questa settimana|tolls?|pedaggi\w*|presets?|choose \d|scegliere tra|(?:a|one) different|every day|ogni giorno|frasi?|phrases?|quotes?|sounds?|suon[oi]|music\w*|leaderboard|classifica|high ?scores?|share\w*|condivid\w+|export\w*|esport\w+|print\w*|stamp\w+|photos?|foto|notif\w+|remind\w*|promemoria|e-?mail|chart|grafic[oi]|history|storico|currenc\w+|valut[ae]|log ?in)\b/i;
const REFUSED = /^(?:and |but |e |ma )?(?:no|not|without|senza|niente|non)\b/i;
/** What stands in the fields is shown, too. */
const FIELD_VALUE = /<input[^>]{0,200}\svalue="([^"]{1,80})"/g;
const MOST = 6;
const LONGEST = 120;

/** The clauses of a brief that ask of a tool what it does not do, as they are written; what it shows is done. */
export function undoneOfTool(prompt: string, page: string): string[] {
  const shown = page.toLowerCase();
  const undone = splitClauses(prompt).filter((clause) => {
    const asked = BEYOND.exec(clause)?.[0].toLowerCase();
    return asked !== undefined && !REFUSED.test(clause) && !shown.includes(`>${asked}`);
  });
  const values = [...page.matchAll(FIELD_VALUE)].map(([, value = '']) => value);
  const lost = findLostFacts([wordsOfPage(page), ...values].join('\n'), prompt);
  return [...new Set([...undone, ...lost].map((clause) => clause.slice(0, LONGEST)))].slice(
    0,
    MOST,
  );
}
