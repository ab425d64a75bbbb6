import { exchangedTexts, exchangeTexts, textsIn } from './carry-over.ts';
import { mergeLines } from './merge-lines.ts';
import { cutPage, type PagePiece } from './page-pieces.ts';

/** A page drawn anew with what was changed by hand in the drawing before. */
export interface MergedDrawing {
  html: string;
  /** Names of the pieces whose changes by hand could not be kept. */
  lost: string[];
}

interface Drawings {
  /** As it was drawn. */
  drawn: string;
  /** As it stands now, changed by hand or not. */
  standing: string;
  /** As it is drawn from the changed plan. */
  anew: string;
}

/** So many of the pieces must still be as they were drawn, or be there at least, for a page to be the same page. */
const SAME_PAGE = 0.5;

/** How much of a drawing still stands, 0 to 1: pieces that are as they were drawn count one, changed ones a half. */
export function likeness(drawn: string, standing: string): number {
  const pieces = cutPage(drawn);
  const now = new Map(cutPage(standing).map(({ name, text }) => [name, text]));
  const points = pieces.map(({ name, text }) => {
    const other = now.get(name);
    return other === text ? 1 : other === undefined ? 0 : 0.5;
  });
  return points.reduce<number>((sum, point) => sum + point, 0) / Math.max(1, pieces.length);
}

/** True when a page is still the drawing, however much was changed by hand. */
export function isStillDrawing(drawn: string, standing: string): boolean {
  return likeness(drawn, standing) > SAME_PAGE;
}

/**
 * Draws again what a changed plan changes, and keeps what was changed by hand: pieces that only one side changed are
 * taken from it, changes of both are merged. Pieces removed, added or moved by hand stay so.
 */
export function mergeDrawing({ drawn, standing, anew }: Drawings): MergedDrawing {
  const [before, now, next] = [drawn, standing, anew].map(cutPage);
  if (!before || !now || !next) return { html: anew, lost: [] };
  const old = toMap(before);
  const own = toMap(now);
  const changes = changesByHand(old, own);
  const everywhere = changedEverywhere(changes, standing);
  const broken: string[] = [];
  const kept = next
    .filter(({ name }) => own.has(name) || !old.has(name))
    .map(({ name, text }): PagePiece => {
      const [base, mine] = [old.get(name), own.get(name)];
      if (mine === undefined || base === undefined || mine === base) {
        return { name, text: exchangeTexts(text, everywhere) };
      }
      if (base === text) return { name, text: mine };
      const exchanged = changes.get(name);
      if (exchanged)
        return { name, text: exchangeTexts(text, new Map([...everywhere, ...exchanged])) };
      const merged = mergeLines(base, mine, text);
      if (merged === undefined) broken.push(name);
      return { name, text: merged ?? exchangeTexts(text, everywhere) };
    });
  const added = now.filter(({ name }) => !old.has(name) && !next.some((one) => one.name === name));
  const html = inOrder({ kept, added, now, before })
    .map(({ text }) => text)
    .join('');
  const shown = textsIn(html);
  const unplaced = kept.flatMap(({ name }) => {
    const texts = [...(changes.get(name)?.values() ?? [])];
    return texts.every((text) => shown.has(text)) ? [] : [name];
  });
  return { html, lost: [...broken, ...unplaced] };
}

type Pieces = ReadonlyMap<string, string>;

function toMap(pieces: readonly PagePiece[]): Pieces {
  return new Map(pieces.map(({ name, text }) => [name, text]));
}

/** Of each piece that was changed by hand in its texts only, the texts. */
function changesByHand(old: Pieces, own: Pieces): Map<string, Pieces> {
  const changes = new Map<string, Pieces>();
  for (const [name, base] of old) {
    const mine = own.get(name);
    const exchanged = mine === undefined || mine === base ? undefined : exchangedTexts(base, mine);
    if (exchanged) changes.set(name, exchanged);
  }
  return changes;
}

/** What was exchanged wherever it stood: a new drawing must not bring the old text back at another place. */
function changedEverywhere(changes: ReadonlyMap<string, Pieces>, standing: string): Pieces {
  const all = [...changes.values()].flatMap((exchanged) => [...exchanged]);
  const left = textsIn(standing);
  return new Map(all.filter(([text]) => !left.has(text)));
}

interface Ordering {
  kept: readonly PagePiece[];
  added: readonly PagePiece[];
  now: readonly PagePiece[];
  before: readonly PagePiece[];
}

/** Pieces that were moved by hand stand where they were put; new ones stand behind their neighbour. */
function inOrder({ kept, added, now, before }: Ordering): PagePiece[] {
  const names = now.map(({ name }) => name);
  const common = before.filter(({ name }) => names.includes(name)).map(({ name }) => name);
  const isMoved = common.join() !== names.filter((name) => common.includes(name)).join();
  const pieces = isMoved ? sortLike(kept, names) : [...kept];
  for (const piece of added) {
    const neighbour = names[names.indexOf(piece.name) - 1];
    const at = pieces.findIndex(({ name }) => name === neighbour);
    pieces.splice(at < 0 ? pieces.length - 1 : at + 1, 0, piece);
  }
  return pieces;
}

function sortLike(pieces: readonly PagePiece[], names: readonly string[]): PagePiece[] {
  const known = pieces.filter(({ name }) => names.includes(name));
  const sorted = known.toSorted((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
  let next = 0;
  return pieces.map((piece) => (names.includes(piece.name) ? (sorted[next++] ?? piece) : piece));
}
