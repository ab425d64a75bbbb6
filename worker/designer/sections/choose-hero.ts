import { createRandom } from '../random.ts';
import { opensWithShot, withShot } from './hero-shot.ts';
import { hasPictures, OFFERS, type Page } from './section.ts';

const FEWEST_LISTED = 3;

/** A list beside the headline needs something to list. */
function hasRoster({ sections }: Page): boolean {
  return sections.some(({ kind, items }) => OFFERS.includes(kind) && items.length >= FEWEST_LISTED);
}

/** Openings of three pictures, which need as many objects. */
const MANY_PICTURES: ReadonlySet<string> = new Set(['strip']);
const FEWEST_OBJECTS = 3;
/** Openings of one object in a seal. */
const ONE_OBJECT: ReadonlySet<string> = new Set(['crest']);
/** Openings with room for one drawing, where there are several. */
const ONE_PLATE: ReadonlySet<string> = new Set(['arch']);

/** Openings with pictures: of goods and works that are drawn, of the product, or of many objects. */
function picturedHeroes(page: Page): readonly string[] {
  const { openingMotifs, opening = [] } = page;
  const objects = opening.length > 0 ? opening : openingMotifs;
  const hasMany = objects.length >= FEWEST_OBJECTS;
  const pictured = page.look.direction.heroes.filter(
    (id) => !ONE_OBJECT.has(id) && (hasMany || !MANY_PICTURES.has(id)),
  );
  const several = opening.length > 1 ? pictured.filter((id) => !ONE_PLATE.has(id)) : [];
  return withShot(several.length > 0 ? several : pictured, page);
}

/** Share of the pages with many objects that open with some of them, although they have something to tell. */
const STAGED = 0.3;

function isStaged({ headline, subject }: Page): boolean {
  return createRandom(headline, subject.noun, 'stage').next() < STAGED;
}

/** A page with pictures is signed with a stamp at its end, where its direction has one. */
function isSignedTwice(id: string, page: Page): boolean {
  return id === 'seal' && page.look.direction.signature === 'stamp' && hasPictures(page);
}

/** Openings of the direction in letters and plain shapes. */
function bareOf(page: Page): readonly string[] {
  const { heroes, bareHeroes = heroes } = page.look.direction;
  return bareHeroes.filter(
    (id) => (id !== 'roster' || hasRoster(page)) && !isSignedTwice(id, page),
  );
}

/** The openings that suit a page. A single object is the last choice: what the page tells, and its letters, say more. */
export function heroesOf(page: Page): readonly string[] {
  const { panelHeroes } = page.look.direction;
  const { openingMotifs, opening = [], panel, card } = page;
  const isCard = card?.kind === 'invitation' || opening.length === 0;
  if (card && panelHeroes && isCard) return [card.kind];
  if (opening.length > 0 || opensWithShot(page)) return picturedHeroes(page);
  const isPictured = openingMotifs.length >= FEWEST_OBJECTS;
  if (panel && panelHeroes && !(isPictured && isStaged(page))) {
    return hasRoster(page) ? panelHeroes : panelHeroes.filter((id) => id !== 'front');
  }
  if (isPictured) return picturedHeroes(page);
  return bareOf(page);
}
