import { foldName } from '#domain/reading/fold.ts';
import { WordTable } from '#domain/reading/word-table.ts';
import { isInside } from '#domain/html/query.ts';
import { pinned, skip, textBetween, type Request } from '../request.ts';
import { ELEMENT_KINDS, kindCores, OF, sectionKindCores } from './kind-cores.ts';
import {
  choose,
  describedBefore,
  namedCores,
  sectionsAt,
  type Aim,
  type Core,
} from './named-cores.ts';
import { AND, remembered, type SlotReader } from './slot.ts';

const PRONOUNS = new WordTable<true>().add(
  '(it|them|this|that|these|those)|(this|that) (one|section|element|part|text|bit|line|picture|photo|button)|lo|la|li|le|quest[oaie]|quest[oa] (parte|sezione|scritta|riga|testo|elemento|foto|pulsante)',
  true,
);
/** In "the Piega in the services" the place tells which. */
function placed(request: Request, core: Core, end: number): Core[] {
  if (core.role === 'section' || core.role === 'kind') return [];
  return OF.at(request.words, skip(request, core.to, end), end).flatMap((linker) =>
    sectionsAt(request, skip(request, linker.to, end), end).flatMap(({ to, section }) => {
      const all = request.names
        .called(core.name)
        .filter(({ element }) => section && isInside(element, section.element));
      const one = choose(request, all);
      return one ? [{ to, ...one }] : [];
    }),
  );
}

/** "And that of the questions". */
const THE_ONE = new WordTable<true>().add(
  'quell[aoei] (di|del|della|dei|delle|degli|dell|con|su|sul|sulla|sui|sulle)|(the )?ones? (of|about|for|with)|that (of|about)',
  true,
);

/** Anything of the page. */
export const readThing: SlotReader = remembered('thing', (request, from, end) => {
  request.budget.left -= 10;
  if (isNew(request, from)) return [];
  const cores = [
    ...namedCores(request, { from, end }).filter((core) => !isKindWord(request, from, core)),
    ...kindCores(request, from, end),
    ...sectionKindCores(request, from, end),
    ...describedBefore(request, { from, end }),
  ];
  const all = [...cores.flatMap((core) => placed(request, core, end)), ...cores];
  const read = aimsOf(request, from, all);
  const pronouns = PRONOUNS.at(request.words, from, end).map(({ to }) => ({
    to,
    value: { target: {}, elements: [], role: 'pronoun', name: '' } satisfies Aim,
  }));
  return [...read, ...pronouns];
});

/** "Buttons" are those of the page before they are a word of some title. */
function isKindWord({ words, tokens }: Request, from: number, { to, role, name }: Core): boolean {
  const isKind = ELEMENT_KINDS.at(words, from, to).some((kind) => kind.to === to);
  return (
    isKind &&
    role !== 'section' &&
    tokens[from]?.quoted === undefined &&
    foldName(name) !== words.slice(from, to).join(' ')
  );
}

const COMES =
  /^(?:put|add|insert|place|want|need|have|aggiung\w+|met(?:ti|tere|tete)|inser\w+|vorrei|serve)$/;

/** "Put a photo" is of one that the page has not got yet. */
function isNew({ words }: Request, at: number): boolean {
  const isOne = /^(?:a|an|some|another|un|uno|una|altr[oa]|dei|delle)$/.test(words[at - 1] ?? '');
  return isOne && COMES.test(words[at - 2] ?? '');
}

function aimsOf(
  request: Request,
  from: number,
  cores: readonly Core[],
): { to: number; value: Aim }[] {
  return cores
    .toSorted((a, b) => b.to - a.to)
    .map((core) => ({ to: core.to, value: aimOf(request, from, core) }));
}

function aimOf(request: Request, from: number, { to, ...core }: Core): Aim {
  const { elements, role, kind, name } = core;
  const said = textBetween(request, from, to);
  const called = role === 'kind' ? said : name;
  const isBare = role === 'kind' || role === 'section';
  const target = pinned(request, called, { elements, element: isBare ? kind : undefined });
  return { ...core, target, said };
}

function only(name: string, fits: (aim: Aim) => boolean): SlotReader {
  return remembered(name, (request, from, end) =>
    readThing(request, from, end).filter(({ value }) => fits(value as Aim)),
  );
}

export const readSection: SlotReader = remembered('section', (request, from, end) =>
  aimsOf(request, from, namedCores(request, { from, end }, 'section')),
);
export const readItem: SlotReader = remembered('item', (request, from, end) => [
  ...aimsOf(request, from, namedCores(request, { from, end }, 'item')),
  ...readThing(request, from, end).filter(({ value }) => (value as Aim).role === 'item'),
]);
export const readText = only(
  'text_thing',
  ({ role, kind }) =>
    /^(?:heading|button|link|text|item|section|question)$/.test(role) ||
    /^(?:headline|heading|lead|text|button|link)$/.test(kind ?? ''),
);
/** A part that is no pronoun. */
export const readPart = only('part', ({ role }) => role !== 'pronoun');

/** Several things: "the gallery, the FAQ and the map". */
export const readThings: SlotReader = remembered('things', (request, from, end) =>
  readThing(request, from, end).flatMap((first) => {
    let at = skip(request, first.to, end);
    const joint = at;
    while (AND.has(request.words[at] ?? '') && at < end) at = skip(request, at + 1, end);
    const [other] = at > joint ? THE_ONE.at(request.words, at, end) : [];
    if (other) at = skip(request, other.to, end);
    const rest = at > joint && at < end && at - from < 60 ? readThings(request, at, end) : [];
    return [
      ...rest.map(({ to, value }) => ({ to, value: [first.value, ...(value as unknown[])] })),
      { to: first.to, value: [first.value] },
    ];
  }),
);
