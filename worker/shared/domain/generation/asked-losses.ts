import { withoutAccents } from '#domain/reading/without-accents.ts';
import { editPermissions } from './edit-permissions.ts';
import type { Loss, LossKind } from './find-losses.ts';
import { normalizeRequest } from './normalize-request.ts';
import { TARGETS } from './page-targets.ts';
import { any } from './word-forms.ts';

/** Words that replace one thing by another, so that the first may disappear. */
const REPLACEMENTS = any(
  'replace',
  'swap',
  'merge',
  'combine',
  'turn',
  'convert',
  'sostituisci',
  'unisci',
  'accorpa',
  'trasforma',
  'rimpiazza',
);
const ALL_BUT = any(
  'everything',
  'all',
  'only',
  'just',
  'rest',
  'tutt[oaie]',
  'solo',
  'soltanto',
  'resto',
  'svuota',
);
const SHORTER = any(
  'short(?:er|en)',
  'simpl(?:er|ify)',
  'condense',
  'trim',
  'less text',
  'halve',
  'half',
  'minimal',
  'tighten',
  'accorcia',
  'semplifica',
  'riduci',
  'sintetizza',
  'snellisci',
  'dimezza',
  'piu (?:brev[ei]|cort[oaie]|semplice)',
  'meno testo',
);
const REDESIGNED = any(
  're(?:design|style|do|build|think)',
  'new (?:look|style|design)',
  'from scratch',
  'rifai',
  'ridisegna',
  'restyling',
  'da (?:capo|zero)',
  'nuov[oa] (?:stile|aspetto|look|design|grafica)',
);
const IN_SHORTENING: readonly LossKind[] = ['text', 'heading', 'image'];
const IN_REDESIGN: readonly LossKind[] = ['style', 'image', 'script'];
const SHORTEST_WORD = 4;

/** The words for each kind of part in a request. */
const KIND_WORDS: Readonly<Partial<Record<LossKind, RegExp>>> = {
  form: any('forms?', 'modul[oi]'),
  image: any(
    'images?',
    'photos?',
    'pictures?',
    'icons?',
    'video',
    'immagin[ei]',
    'foto',
    'icon[ae]',
    'disegn[oi]',
  ),
  dialog: any('dialog', 'modal', 'pop-?up', 'finestra', 'lightbox'),
  link: any('links?', 'menu (?:item|entry)', 'voc[ei]'),
  script: any('scripts?', 'javascript', 'animations?', 'animazion[ei]', 'counter', 'countdown'),
  heading: any('titles?', 'headings?', 'subtitles?', 'titol[oi]', 'sottotitol[oi]'),
};
const POSITIONS = any(
  'first',
  'second',
  'third',
  'fourth',
  'last',
  'prim[oa]',
  'second[oa]',
  'terz[oa]',
  'quart[oa]',
  'ultim[oaei]',
);

/**
 * The losses that the request did not ask for. A loss is asked for if it is named next to a word for removing,
 * lies inside something that is, or belongs to a requested shortening or redesign.
 */
export function unaskedLosses(losses: readonly Loss[], prompt: string): Loss[] {
  if (losses.length === 0) return [];
  const text = normalizeRequest(prompt);
  const allowed = [
    ...(SHORTER.test(text) ? IN_SHORTENING : []),
    ...(REDESIGNED.test(text) ? IN_REDESIGN : []),
  ];
  const left = losses.filter(({ kind }) => !allowed.includes(kind));
  const isRemoval = editPermissions(prompt, '').allowShrink;
  if (!isRemoval && !REPLACEMENTS.test(text)) return left;
  if (isRemoval && ALL_BUT.test(text)) return [];
  const named = namedLosses(left, prompt);
  const going = left.filter((loss) => named.some((other) => belongsTo(loss, other)));
  return left.filter((loss) => !going.some((other) => belongsTo(loss, other)));
}

function namedLosses(losses: readonly Loss[], prompt: string): Loss[] {
  const words = toWords(prompt);
  const text = words.join(' ');
  const targets = TARGETS.filter(([name, pattern]) => pattern.test(text) || words.includes(name));
  const named = losses.filter((loss) => {
    const own = toWords(loss.words);
    const isTarget = targets.some(
      ([name, pattern]) => pattern.test(own.join(' ')) || own.includes(name),
    );
    return isTarget || own.some((word) => words.some((asked) => isSameWord(word, asked)));
  });
  const ofKind = losses.filter(({ kind }) => KIND_WORDS[kind]?.test(text) === true);
  if (named.length > 0 || ofKind.length > 0) return [...named, ...ofKind];
  return POSITIONS.test(text) ? losses.filter(({ kind }) => kind === 'section').slice(0, 1) : [];
}

/** Class names and tags that are too common to identify a part. */
const GENERIC = new Set([
  'section',
  'article',
  'main',
  'link',
  'script',
  'style',
  'image',
  'part',
  'from',
  'this',
  'that',
  'with',
  'page',
  'pagina',
  'sezione',
  'della',
  'delle',
  'dalla',
  'container',
  'wrapper',
  'content',
]);

function toWords(text: string): string[] {
  return withoutAccents(text)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD - 1 && !GENERIC.has(word));
}

/** Italian words differ in their endings, so only their beginnings are compared. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const length = Math.max(SHORTEST_WORD, Math.min(one.length, other.length) - 1);
  return (
    Math.abs(one.length - other.length) <= 2 && one.slice(0, length) === other.slice(0, length)
  );
}

function belongsTo(loss: Loss, named: Loss): boolean {
  if (loss === named || loss.kind === 'text') return true;
  if (loss.id !== '' && loss.id === named.id) return true;
  const isInside = loss.range.start >= named.range.start && loss.range.end <= named.range.end;
  return isInside && loss.range.end > 0;
}
