import { FONT_NAMES } from '../../fonts/font-families.ts';
import {
  CORNERS,
  DENSITIES,
  FACT_KINDS,
  FIELD_TYPES,
  FONT_CLASSES,
  PAGE_KINDS,
  PLAN_LIMITS,
  SCHEMES,
  TEXT_SIZES,
  type PlanSectionKind,
} from '../../page-plan/plan-types.ts';
import { pageMark, asData, DATA_RULE, requestSection } from './prompt-parts.ts';
import type { PromptParts, PromptRequest } from './prompt-parts.ts';

/** What each kind of section is for, as a model reads it. */
const SECTIONS: Record<PlanSectionKind, string> = {
  about: 'paragraphs: items with text only',
  features: 'what makes it good: name, text',
  services: 'what is done: name, text, price?, note?',
  menu: 'dishes or a price list: name, text?, price, note? (allergens), group ("Starters")',
  products: 'goods: name, text, price?, body?',
  catalogue:
    'goods to order, with a cart that writes to mail, WhatsApp or phone: name, text?, price, group (filter), body?',
  rooms: 'rooms or packages: name, text, price, note?, points',
  recipes: 'name, note (time, serves), points (ingredients), text (method)',
  screens: 'what a product shows: name, text, points (lines on its drawn screen)',
  download: 'buttons of stores: name, link?, text?',
  process: 'steps in order: name, text',
  pricing: 'plans side by side: name, price, points',
  timeline: 'CV or history: name (role), note (years), text (where)',
  calendar: 'through the year: name (month or season), text',
  schedule: 'programme: name, note (time), text, group (day)',
  lineup: 'who plays: name, note (time, stage), group (day)',
  speakers: 'name, note (who they are), text (their talk)',
  statistics: 'figures of the brief: name ("1,200"), text (what it counts)',
  comparison: 'table: columns on the section, items with name and points (one per column)',
  press: 'name (who), text (their words)',
  partners: 'name, link?',
  links: 'buttons: name, link, text?',
  listen: 'songs or places to listen or watch: name, note (length), link?',
  episodes: 'newest first: name, note (number, length), text?, link?',
  portfolio: 'works: name, text, note (year, client), group? (filter), body?',
  gallery: 'pictures the owner will add: name (caption)',
  beforeafter: 'pairs of pictures the owner will add: name, text?',
  team: 'people named in the brief: name, note (role), text?',
  testimonials: 'quotations of the brief: text, name',
  blog: 'articles of the brief: name, text, note (date), body (its paragraphs)',
  events: 'tour or other dates: name, note (date), text (place), price? (or "sold out"), link?',
  faq: 'name (question), text (answer)',
  hours: 'no items: drawn from the facts',
  map: 'drawn from the facts; items? how to get there: name ("By train"), text',
  countdown: 'until: 2027-06-12T18:00',
  booking: 'a request form: fields',
  rsvp: 'answer to an invitation; fields?',
  contact: 'no items: drawn from the facts; fields? for own fields',
  newsletter: 'no items',
  cta: 'a closing call; items? its own buttons: name, link',
};

/** What a plate can show. The designer draws more than a model needs to know. */
const PLATES =
  'With the item’s name on it: bottle, jar, box, bar, book, sleeve, poster, card, candle, soap, pint, heap (coffee, spice), skein, stone, script, sheet. With one word more: dish (pizza pasta ravioli soup salad fish roast rice egg bread wrap bun fried skewer platter cake tart gelato coffee), cheese, bouquet, garment (dress shirt trousers coat knit), still (an object of that list). view takes sky (day dawn dusk night, moon stars rain), land (hills peaks sea beach field street room) and thing (house barn hut tent boat tree bed person)';

function list(values: readonly string[]): string {
  return values.join(' | ');
}

/** Directions and motifs are the designer's; the caller names those that exist. */
export interface PlanVocabulary {
  directions: readonly string[];
  motifs: readonly string[];
}

function instructions({ directions, motifs }: PlanVocabulary): string {
  const kinds = Object.entries(SECTIONS).map(([kind, use]) => `  ${kind}: ${use}`);
  const { label, title, sentence, paragraph, sections } = PLAN_LIMITS;
  return `You plan one-page websites and write their texts. A designer program draws your plan.

Answer with one JSON object and nothing else: no fences, no comments. Keys in this order, optional ones (?) left out when you have nothing to say:
{"version":1,"kind":${list(PAGE_KINDS)},"language":en | it,"name"?,"noun","headline","lead","action":{"label","link"},"facts":[{"kind":${list(FACT_KINDS)},"value","from"}],"look":{"direction"?,"colours"?:[],"ground"?,"touch"?,"scheme"?:${list(SCHEMES)},"font"?:${list(FONT_CLASSES)},"typeface"?,"corners"?:${list(CORNERS)},"density"?:${list(DENSITIES)},"mood"?,"size"?:${list(TEXT_SIZES)},"avoid"?:[]},"pictures":[],"sections":[{"kind","title","intro"?,"items"?:[{"name"?,"text"?,"price"?,"note"?,"group"?,"points"?:[],"body"?:[] (paragraphs that open on demand),"link"?,"picture"?}],"fields"?:[{"label","type":${list(FIELD_TYPES)},"options"?:[],"isRequired"?:true}],"columns"?:[],"until"?}],"missing":[],"notDone":[]}

Facts
- Every number, price, date, name, address and link of the request goes into the plan, written as the owner wrote it: contact data, town and hours as facts, everything else where it belongs in the sections. "from" is the exact piece of the request.
- Invent nothing that can be checked: no numbers, prices, names, dates, quotations, awards, addresses. What an owner of this kind would have to add goes into "missing"; what was asked for and no section covers goes into "notDone".
- "name" only when the request gives one, exactly so. "noun" is what it is: "Trattoria", "UX researcher".
- Instructions and wishes about the page are obeyed, never printed.

Look
- directions: ${list(directions)}. Leave it out unless one clearly fits. Colours the request names go into "colours" (CSS colours, main one first), the one the page stands on ("cream paper") into "ground", one to use sparingly into "touch"; "dark", a font class or corners only when asked for or clearly meant; "typeface" only when the request names one of ${FONT_NAMES}. "mood" is how it should feel and every style or thing it should look like, in the words of the request ("warm, rustic", "art deco", "like a tram ticket"). Colours and objects that it refuses go into "avoid", "pictures" when it wants no drawings.
- pictures: up to ${PLAN_LIMITS.pictures} of ${motifs.join(', ')}; only those that belong to the subject; the page opens with them. Photographers, hotels, salons and others whom no drawing shows: "photo: " and what the owner’s photograph would show, in the language of the page, instead.

- "picture" of an item: an object of that list, "words" where its name is the work itself, or a plate, drawn in the page's colours: "plate: jar #a3223a", "plate: view dusk beach hut". Where goods, dishes, works, books, records, rooms or walks can be shown, give each item of the section one; they open the page. ${PLATES}.

Sections: 3 to ${Math.min(9, sections)}, in the order a visitor needs them, only those the facts can fill. Header, opening (headline, lead, action) and footer come by themselves; facts alone fill hours, map and contact; a phone fact whose "from" says WhatsApp is a chat too:
${kinds.join('\n')}
- links are "#kind" of a section, "tel:", "mailto:" or an address of the request.

Texts
- Plain text without markup. label and price up to ${label} characters, titles ${title}, intro and lead ${sentence}, item texts ${paragraph}; shorter is better.
- Write as a good native copywriter of this trade would: concrete, calm, in the language the request asks for or is written in. Titles say something of this place and no other. Italian: one form of address throughout.`;
}

const STANDING =
  'The texts of the site that stands there now. If the request is about the same business, keep its facts; otherwise take nothing from it:';

/** The prompt for a plan of a new page, or of another page in place of the current one. */
export function planPrompt(request: PromptRequest, vocabulary: PlanVocabulary): PromptParts {
  const { standing } = request;
  const before =
    standing === undefined ? [] : [`${STANDING}\n${asData('site', standing, pageMark(standing))}`];
  return {
    instructions: `${instructions(vocabulary)}\n\n${DATA_RULE.en}`,
    prompt: [...before, requestSection(request)].join('\n\n'),
  };
}

/** Tells a model what is wrong with its plan. */
export function planFaultsPrompt(faults: readonly string[]): string {
  return `This plan cannot be drawn:\n${faults.map((fault) => `- ${fault}`).join('\n')}\nWrite the whole JSON object again, corrected, and nothing else.`;
}
