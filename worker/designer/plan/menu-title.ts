import type { PagePlan, PlanSection } from '#domain/page-plan/plan-types.ts';
import { WORDS } from '../copy/words.ts';
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

const A_ROOM =
  /(?<!\p{L})(?:rooms?|bedrooms?|suites?|singles?|doubles?|twins?|dorm\p{L}*|apartments?|flats?|studios?|cottages?|cabins?|lodges?|barns?|yurts?|huts?|tents?|pitch(?:es)?|beds?|sleeps|camer[ae]|camerate|stanz[ae]|singol[ae]|doppi[ae]|tripl[ae]|matrimonial[ei]|appartament[oi]|monolocal[ei]|bilocal[ei]|dormitori[oi]?|letti|letto|casett[ae]|tend[ae]|piazzol[ae])(?!\p{L})/iu;

function isOfRooms({ title, items = [] }: PlanSection): boolean {
  return [title, ...items.flatMap(({ name, text }) => [name, text])].some(
    (said) => said !== undefined && A_ROOM.test(said),
  );
}

/** Only those who cook have a menu, and only a list of rooms is one; others list what they charge, or what they do. */
export function offerWord(section: PlanSection, plan: PagePlan): PlanSection['kind'] {
  const { kind, items = [] } = section;
  const isTrue =
    kind === 'rooms'
      ? isOfRooms(section) || items.length > 1
      : kind !== 'menu' || plan.kind === 'restaurant';
  if (isTrue) return kind;
  return items.some(({ price }) => price !== undefined) ? 'pricing' : 'services';
}

/** The title for menus: whole, or its first thought. Where neither is short and telling the usual word stands there, if it is true. */
export function menuTitle(section: PlanSection, plan: PagePlan): Pick<Section, 'navTitle'> {
  const { kind, title } = section;
  const parts = USUAL_FITS.has(kind) ? [] : firstThoughts(title);
  const navTitle = [title, ...parts].find(({ length }) => length <= LONGEST_IN_MENU);
  const isTelling = navTitle === title || (navTitle ?? '').length >= FEWEST_IN_MENU;
  if (navTitle !== undefined && isTelling) return { navTitle };
  const word = offerWord(section, plan);
  return word === kind ? {} : { navTitle: WORDS[plan.language].nav[word] };
}
