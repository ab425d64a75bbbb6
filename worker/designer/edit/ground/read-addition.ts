import { foldInPlace, foldName } from '#domain/reading/fold.ts';
import { capitalise } from '#domain/reading/letters.ts';
import { childrenOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { shapeOf, type ItemGroup } from '../page/item-groups.ts';
import { readable } from '../page/page-texts.ts';
import type { Request } from '../read/request.ts';
import type { Reading } from '../read/row.ts';
import { told } from './courtesy.ts';
import { fieldsOf, isEntryName, isTold, type Field } from './entry-fields.ts';
import { bestModel, fit, groupOf, listsOf, type List, type Model } from './entry-lists.ts';
import { placesIn, type PlaceSaid } from './entry-place.ts';
import { newEntry } from './entry-spot.ts';
import { isGeneric, isJoining, stemOf, stemsOf } from './words.ts';

const OPENS = new RegExp(
  `^(?:${[
    'add|put|insert|include|list|write|aggiung(?:i|ete|ere|iamo)|inseri(?:sci|te|re)|mett(?:i|ete|ere)(?:ci|lo|la)?|scriv(?:i|ete|ere)',
    "new(?: in)?(?: is| are)?|newly in|we(?:'ve| have)? (?:now |just )?(?:also )?(?:started (?:doing|making|selling|with)|added|got)|we (?:now|also) (?:also )?(?:do|make|sell|offer|have|serve)|there(?:'s| is) (?:now )?(?:also)?",
    "manca(?:no)?|ora (?:facciamo|abbiamo|c'e) (?:anche)?|(?:adesso |ora )?facciamo anche|abbiamo (?:anche|aggiunto)|c'e (?:anche|di nuovo)|di nuovo c'e|novita",
    '(?:(?:it|they) )?(?:(?:needs?|ought|has|have) to |should |can )?(?:go|goes|belongs?)|(?:ci |mi )?(?:occorre|serve|servirebbe|vorrebbe)',
  ].join('|')})(?: anche| also| in)?[ :,]+`,
  'u',
);

/** A place, and then a verb that adds. */
const BEHIND_PLACE =
  /^((?:to|in|into|under|among|on|after|before|next to|beside|accanto|vicino|a|al|allo|alla|ai|agli|alle|nel|nello|nella|nei|negli|nelle|tra|fra|sotto|dopo|prima)(?: |')[^,:.]{2,50}?)(,? (?:(?:we(?:'ve| have)?|you|please|can|could|should|there(?:'s| is| should be))(?: now| also)* )?(?:add|put|insert|got|goes?|aggiung(?:i|ete|ere|iamo)|mett(?:i|ete|ere)(?:ci)?(?: pure| anche)?|inseri(?:sci|te|re)|va (?:inserit[oa]|mess[oa]|aggiunt[oa])|andrebbe (?:inserit[oa]|mess[oa]|aggiunt[oa])|manca|mancano|(?:da quest'anno |ora |adesso )?(?:c'e|ci sono)(?: anche)?|abbiamo(?: anche)?)[ :,])/u;

/** A new entry where it is said to go, with what is told of it: "add the apple pie, 4.50, next to the crumble". */
export function readAddition(request: Request, from: number, to: number): Reading | undefined {
  const { text, folded } = told(request, from, to);
  if (request.page.limit || text.length > LONGEST) return undefined;
  const opened = openedBy(text, folded);
  if (!opened) return undefined;
  request.budget.left -= COST;
  const { said, lead } = opened;
  const places = placesIn(request.page, foldInPlace(said));
  const [first] = places;
  if (lead > 0 && !(first?.start === 0 && first.end >= lead)) return undefined;
  const fields = namedBefore(request, { said, places });
  const [name] = fields;
  const isFit = name?.kind === 'text' && isEntryName(name.text) && fields.every(isTold);
  return isFit ? placed(request, places, fields) : undefined;
}

/** What is said but for the verb; `lead` letters of it are a place: "among the biscuits add …". */
function openedBy(text: string, folded: string): { said: string; lead: number } | undefined {
  const verb = OPENS.exec(folded)?.[0];
  if (verb !== undefined) return { said: text.slice(verb.length), lead: 0 };
  const [, place = '', adds = ''] = BEHIND_PLACE.exec(folded) ?? [];
  if (place === '') return NEW.test(folded) ? { said: text, lead: 0 } : undefined;
  const rest = text.slice(place.length + adds.length);
  return { said: `${text.slice(0, place.length)} , ${rest}`, lead: place.length };
}

/** "Put “Smoke alarms, linked” among the small jobs, from £130": all before the place is the name. */
function namedBefore(
  request: Request,
  { said, places }: { said: string; places: readonly PlaceSaid[] },
): readonly Field[] {
  const hasAnchor = places.some(({ beside }) => beside !== undefined);
  const content = without(said, places).replace(EDGES, '');
  const fields = fieldsOf(
    contentOf(request, hasAnchor ? content.replace(UNKNOWN_PLACE, '') : content),
  );
  const [place, another] = places;
  const before = place && !another ? said.slice(0, place.start).replace(EDGES, '') : '';
  const count = before === '' ? 0 : fieldsOf(contentOf(request, before)).length;
  const all = fields.slice(0, count);
  const isName =
    count > 1 &&
    count < fields.length &&
    all.every(({ kind, isQuoted }) => kind === 'text' && !isQuoted);
  const [first] = all;
  return isName && first
    ? [{ ...first, text: all.map(({ text }) => text).join(', ') }, ...fields.slice(count)]
    : fields;
}

const LONGEST = 500;
const COST = 40;

/** What is said, but for the places, and that it goes there. */
function without(text: string, places: readonly PlaceSaid[]): string {
  return places
    .toReversed()
    .reduce(
      (rest, { start, end }) => `${rest.slice(0, start).replace(GOES, '')} , ${rest.slice(end)}`,
      text,
    )
    .replace(/(?:\s*,){2,}\s*/g, ' , ');
}

const GOES =
  /[\s.,;:–—-]*(?:(?<!\p{L})(?:and|e) )?(?:(?<!\p{L})(?:(?:it|they|she|he) (?:goes|go|should go|needs? to go|belongs?|comes|come|sits|can go)|va(?:nno)?|andrebbe(?:ro)?|put (?:it|them)|(?:metti|mettete|inserisci)l[oaie]|da mettere|to go)\s*)?$/iu;

/** A list by a word that the page does not use, where the neighbour is named. */
const UNKNOWN_PLACE =
  /^(?:to|in|into|under|among|al|allo|alla|ai|agli|alle|nel|nello|nella|nei|negli|nelle|tra|fra)(?: (?:the|our|i|gli|le|il|la))? \p{Ll}[\p{Ll}' ]{1,20}(?:\s*[,:]\s*|\s+(?=\p{Lu}))/u;
const EDGES = /^[\s,;.:–—-]+|[\s,;:–—-]+$/g;
const NOUN =
  /^(?:(?:(?:one )?more|another|an?|the|new|a (?:second|third|fourth|fifth)|un[oa']?|un altr[oa]|(?:il|la|un|una) nuov[oa]|nuov[oa])(?= )[^:"“«,]{0,30}?)\s*,?\s*:|^(?:a new|another|(?:un |una )?nuov[oa]|un'altra|un altro)(?: \p{Ll}+){1,3}\s*,(?=\s*\p{Lu})/u;
/** "A new date: …" adds without a verb. */
const NEW =
  /^(?:(?:there's|there is|c'e|we have|we've got|abbiamo) )?(?:(?:an?|un|una) )?(?:(?:new|nuov[oa]) [^:,"]{2,30}?(?: is out)?|\p{L}+ nuov[oa]): /u;
/** "The gilet": the article is none of the name where it is written small. */
const ARTICLE =
  /^(?:(?:la |una |the |an? )?(?:voce|riga|entry|row|item) (?=\p{Lu})|an? |the |new |il |lo |la |l['’]|i |gli |le |una? |uno )+(?=\S)/u;

/** What is told of the entry, its name first; nothing where it is called a sort that the page does not speak of. */
function contentOf(request: Request, text: string): string {
  const { page } = request;
  const bare = withoutSort(request, text.replace(EDGES, ''));
  const sort = NOUN.exec(bare)?.[0] ?? '';
  const words = [...stemsOf(sort)].filter((word) => !isJoining(word) && !ANY_SORT.has(word));
  const known = words.length > 0 ? stemsOf(readable(page).join(' ')) : undefined;
  if (known && !words.every((word) => known.has(word) || isGeneric(word))) return '';
  return capitalise(bare.slice(sort.length).replace(EDGES, '').replace(ARTICLE, ''));
}

/**
 * "Entry, Chain fitted" and "il gusto Caffè" begin with what the entries of the list are: any entry, or a word in small
 * letters that the page says and no entry is called by.
 */
function withoutSort({ page, names }: Request, text: string): string {
  const [lead = '', noun = '', mark = ''] = SORT.exec(text) ?? [];
  const stem = stemOf(foldName(noun));
  if (stem === '') return text;
  const isAny = ANY_SORT.has(stem) || isGeneric(stem);
  const isName = names.items.some(({ name }) => stemsOf(name).has(stem));
  const isKnown = mark === '' && !isName && stemsOf(readable(page).join(' ')).has(stem);
  return isAny || isKnown ? text.slice(lead.length) : text;
}

const SORT =
  /^(?:(?:the|an?|il|lo|la|un|uno|una|new|nuov[oa]) |l['’]|un['’])*(\p{Ll}+)(?:(\s*[,:])[\s,:]*| )(?=\p{Lu})/u;

const ANY_SORT = stemsOf(
  'new another one more other second third fourth fifth nuovo altro altra secondo terzo quarto quinto row line table list entry item voce riga tabella lista elenco',
);

/** Beside the entry that is named, else in the one list that is. */
function placed(
  request: Request,
  places: readonly PlaceSaid[],
  fields: readonly Field[],
): Reading | undefined {
  const [beside, another] = places.filter((place) => place.beside);
  const isFirst = places.some((place) => place.isFirst);
  if (another) return undefined;
  if (beside?.beside) {
    const group = groupAround(beside.beside);
    const found = group && modelFor(group, fields, beside.beside);
    const spot = { side: beside.side, isFirst, beside: beside.beside };
    return found && newEntry(request, group, { found, fields, spot });
  }
  const { lists = listsFor(request, fields), named = [] } =
    places.find((place) => place.lists) ?? {};
  const fitting = lists.flatMap((list) => {
    const found = fit(list, fields, named);
    return found ? [{ list, found }] : [];
  });
  const [only, other] = fitting;
  const spot = { side: 'after', isFirst, beside: undefined } as const;
  return only && !other
    ? newEntry(request, only.list.group, { found: only.found, fields, spot })
    : undefined;
}

/** Where no list is named, those with a price for what has one. */
function listsFor({ page }: Request, fields: readonly Field[]): readonly List[] {
  return fields.some(({ kind }) => kind === 'money') && fields.length > 2 ? listsOf(page) : [];
}

function groupAround(entry: IndexedElement): ItemGroup | undefined {
  const { parent } = entry;
  return (
    parent && { parent, items: childrenOf(parent).filter((one) => shapeOf(one) === shapeOf(entry)) }
  );
}

/** Like its neighbour, or another entry that a filter shows with it. */
function modelFor(
  { items }: ItemGroup,
  fields: readonly Field[],
  beside: IndexedElement,
): Model | undefined {
  const mates = items.filter((item) => groupOf(item) === groupOf(beside));
  return bestModel([...mates.filter((item) => item !== beside), beside], fields);
}
