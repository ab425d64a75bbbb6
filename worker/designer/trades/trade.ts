import type { PageKind, PlanSectionKind } from '#domain/page-plan/plan-types.ts';
import type { ReadingLanguage } from '#domain/reading/language.ts';
import type { MotifId } from '../art/motifs.ts';
import type { DirectionId } from '../look/direction.ts';

/** The same in both languages. */
export type Both = readonly [en: string, it: string];

export type OfferKind = 'menu' | 'services' | 'products' | 'features';

/** Lightness 0–1, chroma, hue in degrees: OKLCH. */
type Colour = readonly [lightness: number, chroma: number, hue: number];

/**
 * What the designer knows of a trade: how people call it, how its page may look, and what to ask of visitors and
 * of the owner. It claims nothing, because only the owner knows what is true. How to add one: CONTRIBUTING.md.
 */
export interface Trade {
  id: string;
  /**
   * Names of the trade, with commas between them, most telling first. `panett*` takes any ending; `^school` counts
   * only as the first thing that a brief names.
   */
  words: { en: string; it: string };
  /** Its words name things that differ somewhat: the page says the one that its owner uses. */
  keepsWord?: true;
  /** Signs that stand for it in a brief without words. */
  emoji?: string;
  /** The kind of page when the brief names none, then the kinds that it may be, too. */
  pages: readonly [PageKind, ...PageKind[]];
  /** A type of schema.org. */
  schemaType: string;
  /** What the main button does. Who is called is called; who is visited shows what there is. */
  goal: 'visit' | 'book' | 'call' | 'order' | 'write';
  /** Trades whose examples serve its owners too: a barber finds hairdressers among the templates. */
  near?: readonly string[];
  /** Speaks as one person: menus say "Chi sono", not "Chi siamo". */
  isOnePerson?: true;
  /** Sections that a short brief leaves as marked gaps. `hours`: the contact asks for opening hours. */
  sections: readonly PlanSectionKind[];
  /** Fitting art directions, best first. */
  directions: readonly [DirectionId, DirectionId, DirectionId, DirectionId, ...DirectionId[]];
  /** Main colours to choose from when the brief names none. */
  colours: readonly [Colour, Colour, Colour, ...Colour[]];
  /** Objects to draw, the most characteristic first. */
  motifs: readonly [MotifId, MotifId, MotifId, MotifId, ...MotifId[]];
  /** So much falls under it that only objects which the brief names fit its pictures. */
  isBroad?: true;
  /** In a sentence, with its article: "I understood: a bakery in Turin". */
  noun: Both;
  /** Stands where the name belongs until the owner gives one. */
  name: Both;
  /** An invitation to the visitor, below the headline. */
  lead: Both;
  /** Label of the main button. */
  action: Both;
  /** What its offer is called: "Menu", "Areas of law". */
  offer: Both;
  /** Asks the owner what is offered, each in the place of an item. */
  asks?: readonly [Both, Both, Both];
  /** Photos that the owner may have: what is drawn in their place, and what they would show. */
  photos?: readonly (readonly [motif: MotifId, en: string, it: string])[];
  /** A drawing says nothing of it: its page opens with a place for the first of its photos. */
  isPhotographed?: true;
  /** Title of the contact section, and what to write there. */
  contact: readonly [title: Both, text: Both];
}

/** What is useful to every visitor of a trade and true of all who have it. It says nothing of the business. */
export interface Advice {
  title: Both;
  points: readonly (readonly [name: Both, text: Both])[];
}

const PLACES = { en: 0, it: 1 } as const;

/** One of the two texts. */
export function say(both: Both, language: ReadingLanguage): string {
  return both[PLACES[language]];
}

const OFFERS: readonly OfferKind[] = ['menu', 'services', 'products', 'features'];

/** The section that holds what the trade offers; undefined for one that offers dates or articles. */
export function offerKind({ sections }: Trade): OfferKind | undefined {
  return OFFERS.find((kind) => sections.includes(kind));
}
