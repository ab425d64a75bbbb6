import { sectionAt } from '../../page/section-of.ts';
import { WordTable } from '#domain/reading/word-table.ts';
import { isInside } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { Target } from '../../intents/edit-intent.ts';
import type { PageSection } from '../../page/find-sections.ts';
import type { ElementKind } from '../../page/parts.ts';
import { WORD_CLASSES } from '../lexicon.ts';
import type { Named, Role } from '../named.ts';
import { skip, type Request } from '../request.ts';
import { countDown } from './slot.ts';

/** What words of a request point at on the page. */
export interface Aim {
  /** Empty for "it". */
  target: Target;
  elements: readonly IndexedElement[];
  role: Role | 'kind' | 'pronoun';
  kind?: ElementKind | undefined;
  /** As the page or the request calls it. */
  name: string;
  /** Several things that go by these words. */
  choices?: readonly string[];
  /** The words of the request. */
  said?: string;
}

/** The same before it is pinned to the page, with where its words end. */
export type Core = Omit<Aim, 'target'> & { to: number };

/** A heading that was called by its words stands for what it opens: without that it does not move or go. */
export function opensMore({ role }: Aim): boolean {
  return role === 'heading';
}

/** Words that say what sort of thing a name belongs to. */
const ROLE_WORDS = new WordTable<Role>()
  .add('section|part|block|area|bit|page section|sezione|parte|blocco|riquadro', 'section')
  .add('button|pulsante|bottone|tasto', 'button')
  .add('(menu )?(link|entry|item)|link|collegamento|voce (del|di) menu', 'link')
  .add('question|faq|domanda', 'question')
  .add('heading|title|headline|subheading|titolo|titoletto|intestazione', 'heading')
  .add('photo|picture|image|pic|foto|immagine|fotografia', 'image')
  .add(
    'text|line|paragraph|sentence|phrase|caption|note|testo|riga|frase|paragrafo|scritta|didascalia',
    'text',
  )
  .add(
    'quell[ao]|the one|item|dish|service|product|treatment|entry|card|step|course|room|voce|piatto|servizio|prodotto|trattamento|scheda|passo|corso|camera',
    'item',
  );

const ROLE_KINDS: Partial<Record<Role, ElementKind>> = {
  button: 'button',
  link: 'link',
  heading: 'heading',
  image: 'image',
  text: 'text',
};

const CALLED = new WordTable<true>().add(
  `${WORD_CLASSES['called']}|about|${WORD_CLASSES['of']}|su|sul|sull|sui|sulla|sulle|with|con`,
  true,
);
function hasRole({ role, element }: Named, wanted: Role): boolean {
  if (wanted === 'item') return role === 'item' || role === 'question';
  if (wanted === 'text') return /^(?:text|heading|link)$/.test(role);
  if (wanted === 'link') return role === 'link' || element.tag === 'a';
  return role === wanted;
}

/** The one thing that is meant: of those that fit alike, more than one is a question. */
export function choose(request: Request, found: readonly Named[]): Omit<Core, 'to'> | undefined {
  const least = Math.min(...found.map(({ rank }) => rank));
  const plainest = found.filter(({ rank }) => rank === least);
  // "The menu" is the section at least as likely as a button that leads there.
  const isButton = plainest.some(({ role }) => role === 'button');
  const best = isButton
    ? found.filter(({ rank, role }) => rank === least || role === 'section')
    : plainest;
  const roles = ['question', 'image', 'heading', 'text', 'link'] as const;
  const first = least < 3 ? undefined : roles.find((role) => best.some((one) => one.role === role));
  const same =
    first && !best.some(({ role }) => role === 'item')
      ? best.filter(({ role }) => role === first)
      : best;
  const outer = same.filter(
    ({ element }) =>
      !same.some((other) => other.element !== element && isInside(element, other.element)),
  );
  const [one, ...others] = outer;
  if (!one) return undefined;
  const { role, element, name } = one;
  const kind = role === 'heading' ? 'heading' : ROLE_KINDS[role];
  return {
    elements: [element],
    role,
    name,
    kind,
    ...(others.length > 0 && { choices: outer.map((other) => placeOf(request, other)) }),
  };
}

function placeOf({ page }: Request, { element, name, role }: Named): string {
  const section = page.sections.find((one) => isInside(element, one.element));
  const place = section?.names[0];
  return role === 'section' || place === undefined ? name : `${name} (${place})`;
}

function named(request: Request, at: number, end: number): { to: number; named: Named[] }[] {
  const quoted = request.tokens[at]?.quoted;
  if (quoted !== undefined && at < end) {
    const all = request.names.called(quoted);
    return all.length > 0 ? [{ to: at + 1, named: all }] : [];
  }
  return request.names.at(request.words, at, end);
}

/** A name with or without the word that says what it belongs to, before or behind it; of one role where only that fits. */
export function namedCores(
  request: Request,
  { from, end }: { from: number; end: number },
  only?: Role,
): Core[] {
  const cores: Core[] = [];
  const push = (to: number, all: readonly Named[]): void => {
    const one = choose(request, only ? all.filter(({ role }) => role === only) : all);
    if (one) cores.push({ to, ...one });
  };
  for (const { to, named: all } of named(request, from, end)) {
    for (const { to: last, value } of ROLE_WORDS.at(request.words, skip(request, to, end), end))
      push(
        last,
        all.filter((one) => (value === 'text' ? one.role === value : hasRole(one, value))),
      );
    push(to, all);
  }
  for (const { to, value } of ROLE_WORDS.at(request.words, from, end)) {
    const starts = [
      skip(request, to, end),
      ...CALLED.at(request.words, to, end).map((called) => skip(request, called.to, end)),
    ];
    for (const start of new Set(starts))
      for (const { to: last, named: all } of named(request, start, end)) {
        const isQuoted = request.tokens[start]?.quoted !== undefined;
        const isOwn = (one: Named): boolean =>
          value === 'text' && !isQuoted ? one.role === value : hasRole(one, value);
        push(last, all.filter(isOwn));
      }
    if (cores.length === 0) cores.push(...describedCores(request, { starts, end }, value));
  }
  return cores;
}

const LONGEST_DESCRIPTION = 3;

/** "The pets question", "the send button". */
export function describedBefore(
  request: Request,
  { from, end }: { from: number; end: number },
): Core[] {
  const last = Math.min(end - 1, from + LONGEST_DESCRIPTION);
  return countDown(last, from + 1).flatMap((at) =>
    ROLE_WORDS.at(request.words, at, end).flatMap(({ to, value }) =>
      describedAs(request, { from, to: at }, value).map((core) => ({ ...core, to })),
    ),
  );
}

const LONGEST_PART = 6;

/** "The question about the dog" is the one that speaks of it. */
function describedCores(
  request: Request,
  { starts, end }: { starts: readonly number[]; end: number },
  role: Role,
): Core[] {
  return starts.flatMap((start) =>
    countDown(Math.min(end, start + LONGEST_PART), start + 1).flatMap((to) =>
      describedAs(request, { from: start, to }, role),
    ),
  );
}

function describedAs(
  request: Request,
  { from, to }: { from: number; to: number },
  role: Role,
): Core[] {
  if (role === 'section' || role === 'heading') return [];
  const words = request.words.slice(from, to).join(' ');
  request.budget.left -= 2;
  if (words.length <= 3 || request.fillers[from]?.length) return [];
  const same = new Map(
    request.names.holding(words).flatMap((one) => (hasRole(one, role) ? [[one.element, one]] : [])),
  );
  const found = same.size === 1 ? choose(request, [...same.values()]) : undefined;
  return found ? [{ to, ...found }] : [];
}

export function sectionsAt(
  request: Request,
  from: number,
  end: number,
): { to: number; section: PageSection | undefined }[] {
  return namedCores(request, { from, end }, 'section').flatMap(({ to, elements, choices }) => {
    const section = sectionAt(request.page, elements[0]);
    return section && !choices ? [{ to, section }] : [];
  });
}
