import { opensWithShot, withShot } from './hero-shot.ts';
import { hasPictures, OFFERS, type Page } from './section.ts';

const FEWEST_LISTED = 3;

/** A list beside the headline needs something to list. */
function hasRoster({ sections }: Page): boolean {
  return sections.some(({ kind, items }) => OFFERS.includes(kind) && items.length >= FEWEST_LISTED);
}

/** Openings of three pictures, which need as many. */
const MANY_PICTURES: ReadonlySet<string> = new Set(['strip']);
const FEWEST_PICTURES = 3;
/** Openings of letters alone, which show none. */
const NO_PICTURE: ReadonlySet<string> = new Set(['raw', 'front', 'boot']);
/** Openings with a band below the words, too low for a photograph. */
const LOW: ReadonlySet<string> = new Set(['facts']);
/** Openings with room for one picture, where there are several. */
const ONE_PICTURE: ReadonlySet<string> = new Set(['arch']);

/** Openings with pictures: of goods, works and objects, of the product, or places for photographs. */
function picturedHeroes(page: Page): readonly string[] {
  const { opening = [] } = page;
  const isPhoto = opening.some((item) => item.isPhoto);
  const pictured = page.look.direction.heroes.filter(
    (id) =>
      !(isPhoto && LOW.has(id)) &&
      !NO_PICTURE.has(id) &&
      (opening.length >= FEWEST_PICTURES || !MANY_PICTURES.has(id)),
  );
  const several = opening.length > 1 ? pictured.filter((id) => !ONE_PICTURE.has(id)) : [];
  return withShot(several.length > 0 ? several : pictured, page);
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

/** The openings that suit a page: with its pictures, with what it holds, or with its own letters. */
export function heroesOf(page: Page): readonly string[] {
  const { panelHeroes } = page.look.direction;
  const { opening = [], panel, card } = page;
  const isCard = card?.kind === 'invitation' || opening.length === 0;
  if (card && panelHeroes && isCard) return [card.kind];
  if (opening.length > 0 || opensWithShot(page)) return picturedHeroes(page);
  if (panel && panelHeroes) {
    return hasRoster(page) ? panelHeroes : panelHeroes.filter((id) => id !== 'front');
  }
  return bareOf(page);
}
