import type { PlanSection } from '#domain/page-plan/plan-types.ts';
import { LONGEST_IN_MENU, type Section } from '../sections/section.ts';

/** Whatever the title of these, their usual word is true. */
const USUAL_FITS: ReadonlySet<PlanSection['kind']> = new Set(['contact', 'hours', 'map', 'faq']);
/** Shorter beginnings of a title say nothing. */
const FEWEST_IN_MENU = 5;
/** After the first thought of a title: "The people behind the masks", "Una giornata sul posto". */
const JOINING =
  / (?:of|for|with|and|in|on|at|from|that|who|when|if|by|to|behind|under|over|near|between|after|before|without|around|inside|di|del|della|dei|delle|degli|per|con|e|in|da|dal|dalla|che|chi|a|al|alla|su|sul|sulla|dietro|sotto|sopra|tra|fra|dopo|prima|senza|quando|se) /;

/** A thing with its article: cut before "behind" or "del" it still names something; a verb or an adjective does not. */
const NAMES_A_THING =
  /^(?:(?:the|an?|our|my|your|this|these|those|il|lo|la|i|gli|le|un|uno|una|questo|questa|questi|queste)\s|(?:l|un|quest)[’'])/i;
/** What follows the first comma of a list: "Bread, cakes and pies". */
const LISTED = /,|\s(?:and|or|e|o|ed)\s|&/i;

/** The first thought of a title in words of its own, where it says what the section is. */
function firstThoughts(title: string): string[] {
  const [first = '', rest = ''] = title.split(/(?<=\S)(?:[,;:.!?]\s| [–—(])(.*)/);
  const isList = title[first.length] === ',' && LISTED.test(rest);
  const [phrase = ''] = first.split(JOINING);
  return [
    ...(isList || JOINING.test(` ${first.toLowerCase()}`) ? [] : [first]),
    ...(NAMES_A_THING.test(phrase) ? [phrase] : []),
  ].filter((thought) => thought.includes(' ') || /[’']/.test(thought));
}

/** The title for menus: whole, or its first thought. Nothing where neither is short and telling: the usual word stands there. */
export function menuTitle({ kind, title }: PlanSection): Pick<Section, 'navTitle'> {
  const parts = USUAL_FITS.has(kind) ? [] : firstThoughts(title);
  const navTitle = [title, ...parts].find(({ length }) => length <= LONGEST_IN_MENU);
  const isTelling = navTitle === title || (navTitle ?? '').length >= FEWEST_IN_MENU;
  return navTitle !== undefined && isTelling ? { navTitle } : {};
}
