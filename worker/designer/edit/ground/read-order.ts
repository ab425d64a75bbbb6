import { isInside, textOf } from '#domain/html/query.ts';
import { foldName } from '#domain/reading/fold.ts';
import type { EditIntent, Place } from '../intents/edit-intent.ts';
import { pinned, type Request } from '../read/request.ts';
import type { Reading } from '../read/row.ts';
import { saidBy } from './courtesy.ts';
import { listIn, refer, type Referent } from './refer.ts';

const PUT =
  '(?:put|move|bring|place|shift|push|pull|show|have|get|take|metti|mettete|mettere|mettiamo|sposta|spostate|spostare|spostiamo|porta|portate|portare)';
const GOES =
  '(?:(?:should|must|needs? to|has to|have to|can|could|to|ought to|would (?:be )?(?:better|good|nicer|best)|deve|devono|dovrebbe|dovrebbero|puo|possono|(?:l[oaie] )?(?:vorrei|vedrei|metterei|sposterei|porterei)|(?:mi |ci )?servirebbe(?:ro)?|starebbe(?:ro)?(?: meglio| bene)?|andrebbe(?:ro)?|(?:metti|mettete|mettiamo|porta|portate|portiamo|sposta|spostate|spostiamo)l[oaie]|(?:put|move|bring) (?:it|them)|va|vanno) ?)?(?:come|comes|go|goes|be|is|are|stand|stands|move|moves|appear|appears|stare|andare|venire|essere|apparire|vedere)? ?(?:to |right |just |straight |directly |up,? |down,? |further |subito |proprio |giusto |messo |messa |messi |messe )*';
const BEFORE = '(?:before|above|ahead of|in front of|over|prima|sopra|davanti)';
const AFTER = '(?:after|below|under|underneath|behind|beneath|dopo|sotto)';
const OF =
  "(?: (?:di|del|dello|della|dei|degli|delle|a|al|alla|ai|alle|the|i|il|la|le|gli|lo)\\b)?(?: (?:dell|all|l)')? ?";

/** What is said, and which of its parts is what: `x` moves, `y` is where it goes to. */
const MOVES: readonly (readonly [side: 'before' | 'after' | 'top' | 'bottom', RegExp])[] = [
  ['before', new RegExp(`^(?:${PUT} )?prima (?<x>.+?),? (?:e |and )?(?:dopo|poi) (?<y>.+)$`)],
  [
    'top',
    new RegExp(
      `^(?:${PUT} )?(?<x>.+?) (?:up |right |back )?(?:(?:to|at|on) (?:the )?(?:very )?(?:top|start|beginning)|first|in cima|in alto|all'inizio|per prim[oaie])(?: (?:of the page|alla pagina|della pagina))?(?<more>,? .+)?$`,
    ),
  ],
  [
    'bottom',
    new RegExp(
      `^(?:${PUT} )?(?<x>.+?) (?:down |right )?(?:(?:to|at) (?:the )?(?:very )?(?:bottom|end)|last|in fondo|in basso|alla fine|per ultim[oaie])(?: (?:of the page|alla pagina|della pagina))?(?<more>,? .+)?$`,
    ),
  ],
  ['before', new RegExp(`^(?:${PUT} )?(?<x>.+?) ${GOES}${BEFORE}${OF}(?<y>.+)$`)],
  ['after', new RegExp(`^(?:${PUT} )?(?<x>.+?) ${GOES}${AFTER}${OF}(?<y>.+)$`)],
];
const SWAPS: readonly RegExp[] = [
  /^(?:swap|switch|exchange|scambi(?:a|ate|are)|invert(?:i|ite|ire))(?: round| di posto)?(?: (?:the )?(?:order|places?|positions?) of| l'ordine (?:di|tra|fra)| il posto di)? (?<both>.+?)(?: (?:around|round|over|places?|di posto|tra loro|fra loro|tra di loro))?$/,
  /^(?<both>.+? (?:should|must|deve) (?:be|go|stare|andare) (?:where|dove) .+?) (?:is|sta|e)(?:,? (?:and|e) (?:the )?(?:other way (?:a)?round|vice ?versa))?$/,
];
const TRADE =
  /^(?<both>.+?) (?:should |could |can |must |devono |dovrebbero )?(?:(?:trade|swap|change|exchange|switch) (?:places|positions|round|over)|scambia(?:rsi|no|ti|te) (?:di )?posto|si scambiano(?: di posto)?)$/;
const FIRST_TWO =
  /^(?:the |i |le |gli )?(?:first two|two first|prim[ie] due) (\p{L}+)(?: (?:in|of|under|from|on|di|del|della|dei|delle|nel|nella|sotto) (.+))?$/u;

/** A clause that says where a section, a part of a list or an entry goes, or which two change places. */
export function readOrderClause(request: Request, from: number, to: number): Reading | undefined {
  if (request.page.limit || request.budget.left <= 0) return undefined;
  const said = saidBy(request, from, to);
  if (said.length > LONGEST) return undefined;
  // "The sweets before the mains, that is …" tells the same again in words of the page.
  const plain = said.split(/,? (?:cioe|ossia|i\.e\.|that is|meaning),? /).at(-1) ?? said;
  return swapIn(request, plain) ?? moveIn(request, plain);
}

const LONGEST = 200;

function swapIn(request: Request, said: string): Reading | undefined {
  const both = [...SWAPS, TRADE]
    .map((pattern) => pattern.exec(said)?.groups?.['both'])
    .find(Boolean);
  if (both === undefined) return undefined;
  const [, noun, place] = FIRST_TWO.exec(both) ?? [];
  if (noun !== undefined) {
    const [one, other] = listIn(request, place ?? noun);
    return one && other ? swapped(request, entry(one), entry(other)) : undefined;
  }
  for (const joint of both.matchAll(
    / (?:and|with|e|con|&|(?:should|must|deve) (?:be|go|stare|andare) (?:where|dove)) /g,
  )) {
    const first = both.slice(0, joint.index);
    const second = both.slice(joint.index + joint[0].length);
    const rest = AFTER_ORDINAL.exec(second)?.[1];
    const isCount = rest !== undefined && /^(?:(?:the|il|la|lo|l') ?)?\p{L}+$/u.test(first);
    const ones = refer(request, isCount ? `${first} ${rest}` : first);
    const pair = pairOf(ones.length > 0 ? ones : refer(request, first), refer(request, second));
    if (pair) return swapped(request, ...pair);
  }
  return undefined;
}

/** "The first and the third card of the prices": what is said behind the second is of both. */
const AFTER_ORDINAL = /^(?:(?:the|il|la|lo|l') ?)?\p{L}+ (\p{L}+.*)$/u;

function entry(element: Referent['element']): Referent {
  return { element, label: '', level: 'entry' };
}

function swapped(request: Request, one: Referent, other: Referent): Reading | undefined {
  const [first, second] = [one, other].map((part) => aimAt(request, part));
  return first && second ? { intents: [{ kind: 'swap', first, second }] } : undefined;
}

/** One of each that stand side by side. */
function pairOf(
  ones: readonly Referent[],
  others: readonly Referent[],
): [Referent, Referent] | undefined {
  const pairs = ones.flatMap((one) =>
    others
      .filter(({ element }) => element !== one.element && element.parent === one.element.parent)
      .map((other): [Referent, Referent] => [one, other]),
  );
  return pairs.length === 1 ? pairs[0] : undefined;
}

function aimAt(request: Request, { element, label }: Referent) {
  return pinned(request, label || 'it', { elements: [element] });
}

function moveIn(request: Request, said: string): Reading | undefined {
  for (const [side, pattern] of MOVES) {
    const groups = pattern.exec(said.replace(ASKED, ''))?.groups;
    const movers = groups ? refer(request, groups['x'] ?? '') : [];
    const isEnd = side === 'top' || side === 'bottom';
    const reading =
      groups &&
      (isEnd
        ? movedToEnd(request, movers, { side, more: groups['more'] ?? '' })
        : movedBeside(request, movers, { side, of: groups['y'] ?? '' }));
    if (reading) return reading;
  }
  return undefined;
}

/** "Could the fees come before the terms?" */
const ASKED =
  /^(?:could|can|should|would|shall|might|potrebbero|potrebbe|possono|puo|dovrebbero|dovrebbe) (?=(?:the|our|my|il|lo|la|i|gli|le|l') ?)/;

function movedBeside(
  request: Request,
  movers: readonly Referent[],
  { side, of }: { side: 'before' | 'after'; of: string },
): Reading | undefined {
  const pair = movers.length > 0 ? pairOf(movers, refer(request, of)) : undefined;
  return pair && moved(request, pair[0], { side, target: aimAt(request, pair[1]) });
}

function movedToEnd(
  request: Request,
  movers: readonly Referent[],
  { side, more }: { side: 'top' | 'bottom'; more: string },
): Reading | undefined {
  const [, beside = '', of = ''] = BESIDE.exec(more) ?? [];
  // "At the bottom, before the form" is before the form.
  if (side === 'bottom' && /^(?:before|above|prima|sopra)/.test(beside)) {
    const reading = movedBeside(request, movers, { side: 'before', of });
    if (reading) return reading;
  }
  const [, list = ''] = OF_LIST.exec(more) ?? [];
  const holders = list === '' ? [] : refer(request, list);
  const within = movers.filter(({ element }) =>
    holders.some((holder) => isInside(element, holder.element)),
  );
  const [only, another] = holders.length > 0 ? within : movers;
  const isThere = holders.length > 0 || isSamePlace(request, side, more);
  return only && !another && isThere ? moved(request, only, { side }) : undefined;
}

const BESIDE =
  /^,? ?(?:just |right |subito )?(before|above|prima|sopra)(?: (?:the|di|del|della|dei|delle|il|la))? (.+)$/;
/** "At the top of the season list". */
const OF_LIST =
  /^,? (?:of|in|on|a|ai|al|alla|alle|agli|di|del|della|dei|delle|nel|nella|nei|nelle|dell'|nell') ?(?:the |our |il |la |i |le )?(.+)$/;

/** "To the top, right after the title", "at the bottom, below the events": the same place told twice. */
function isSamePlace(request: Request, side: 'top' | 'bottom', more: string): boolean {
  if (more.trim() === '') return true;
  const [, place = ''] =
    /^,?\s*(?:(?:right|just|straight|directly|subito|proprio|so|cioe|i\.e\.) ?)*(?:(?:after|below|under|before|dopo|sotto|prima)(?: (?:il|la|lo|i|le|gli|the|di|del|della|al|alla)\b)*) ?(.+)$/.exec(
      more,
    ) ?? [];
  if (side === 'top') return TOP.test(place) || opensWith(request, place);
  const last = refer(request, place).filter(({ level }) => level === 'section');
  return last.length === 1;
}

const TOP =
  /^(?:intro|introduction|hero|header|title|heading|headline|titolo|introduzione|intestazione|testata|copertina|apertura)$/;

/** "The bit that says “Salt and vinegar”": words of the opening's title. */
function opensWith({ page }: Request, place: string): boolean {
  const [, words = ''] =
    /^(?:bit|part|line|title|parte|frase|scritta|titolo) (?:that says|which says|saying|with|che dice|con scritto|con) (.+)$/.exec(
      place,
    ) ?? [];
  const { heading } = page.sections.find(({ kinds }) => kinds.has('hero')) ?? {};
  const said = foldName(words);
  return said !== '' && heading !== undefined && foldName(textOf(heading)).includes(said);
}

function moved(request: Request, part: Referent, to: Place): Reading {
  const target = aimAt(request, part);
  const intent: EditIntent = { kind: 'move', target, to };
  return {
    intents: [intent],
    about: { target, elements: [part.element], role: 'item', name: part.label },
  };
}
