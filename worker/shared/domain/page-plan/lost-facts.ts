import { claimsIn, foldLine, readClaims, saysWords } from './claims.ts';
import type { PagePlan } from './plan-types.ts';

const LONGEST_SHOWN = 120;
/** So many digits may be part of a telephone number that is written otherwise. */
const LONG_NUMBER = 3;

/** Every text of a plan that its page shows. */
export function shownTexts(plan: PagePlan): string[] {
  const { name = '', noun, headline, lead, facts, sections } = plan;
  return [
    name,
    noun,
    headline,
    lead,
    ...facts.map(({ value }) => value),
    ...sections.flatMap(({ title, intro = '', items = [], until = '' }) => [
      title,
      intro,
      until.replaceAll('-', ' '),
      ...items.flatMap(
        ({
          name: own = '',
          text = '',
          price = '',
          note = '',
          group = '',
          points = [],
          link = '',
        }) => [own, text, price, note, group, link, ...points],
      ),
    ]),
  ];
}

/**
 * The clauses of a brief whose number, address or proper name is nowhere in the texts of a page, as they are written.
 * Linear in the length of both.
 */
export function findLostFacts(texts: string, brief: string): string[] {
  const shown = readClaims(texts);
  const lost = clausesOf(brief).filter((clause) => {
    const isNumberLost = claimsIn(clause).some(({ kind, key }) =>
      kind === 'address'
        ? !shown.text.includes(foldLine(key))
        : kind === 'number' &&
          !shown.numbers.has(key) &&
          !(key.length >= LONG_NUMBER && shown.digits.includes(key)),
    );
    return isNumberLost || properNames(clause).some((name) => !saysWords(name, shown));
  });
  return [...new Set(lost.map(shorten))];
}

/** Parts between full stops, semicolons, line ends and commas that do not stand in a number. */
function clausesOf(text: string): string[] {
  return text
    .split(/[;\n!?]|[.,:](?=\s|$)/)
    .map((clause) => clause.replace(/^\s*[-–—•*]\s+/, '').trim())
    .filter((clause) => /\p{L}/u.test(clause));
}

/** Words with a capital that do not begin a sentence: names of people, places, makes. */
function properNames(clause: string): string[] {
  return [...clause.matchAll(/(?<=[\p{Ll}\d,&»”"]\s)\p{Lu}[\p{L}’']+/gu)].map(([name]) => name);
}

function shorten(clause: string): string {
  if (clause.length <= LONGEST_SHOWN) return clause;
  return `${clause.slice(0, LONGEST_SHOWN).replace(/\s+\S*$/, '')}…`;
}
