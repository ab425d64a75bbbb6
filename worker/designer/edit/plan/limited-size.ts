import { resolveVars } from '#domain/css/computed.ts';
import { claimsOn, isUnconditional, winnerOf, type Claim } from '#domain/css/style-sheet.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { PageModel } from '../page/page-model.ts';
import { wholeVar } from './plan-look.ts';

const SIZE = ['font-size'];
/** What a page measures to keep a headline inside its panel. */
const MEASURED = /var\(--(?:fit|word)\b/;
const DESKTOP_REM = 80;

/** The custom property that a text takes its size from, where other rules keep that size inside its place. */
export function limitedToken({ sheet }: PageModel, element: IndexedElement): string | undefined {
  const token = wholeVar(winnerOf(sheet, element, SIZE)?.declaration.value ?? '');
  const isLimited = claimsOn(sheet, element, SIZE).some(
    (claim) => !isUnconditional(claim) && isLimit(claim) && says(claim, token),
  );
  return isLimited ? token : undefined;
}

/** Whether a text is as large as its place allows on a desktop screen. */
export function isAtLimit({ sheet }: PageModel, element: IndexedElement): boolean {
  const claims = claimsOn(sheet, element, SIZE);
  const own = winnerOf(sheet, element, SIZE);
  if (own && MEASURED.test(own.declaration.value)) return true;
  const limit = claims.findLast((claim) => isLimit(claim) && isOnDesktop(claim));
  const token = wholeVar(own?.declaration.value ?? '');
  if (!limit || token === undefined || !says(limit, token)) return false;
  const wanted = lengthOf(resolveVars(sheet, element, `var(${token})`));
  const shown = lengthOf(resolveVars(sheet, element, limit.declaration.value));
  return wanted === undefined || shown === undefined || shown < wanted;
}

function isLimit({ declaration: { value } }: Claim): boolean {
  return value.startsWith('min(') && MEASURED.test(value);
}

function says({ declaration: { value } }: Claim, token: string | undefined): boolean {
  return token !== undefined && value.includes(`var(${token})`);
}

function isOnDesktop({ rule }: Claim): boolean {
  const conditions = rule?.conditions ?? [];
  return conditions.every((condition) => {
    const [, side, size] = /\((min|max)-width:\s*([\d.]+)rem\)/.exec(condition) ?? [];
    if (size === undefined) return true;
    return side === 'min' ? Number(size) <= DESKTOP_REM : Number(size) >= DESKTOP_REM;
  });
}

const UNITS: Readonly<Record<string, number>> = { '': 1, px: 1, rem: 16, em: 16, vw: 12.8 };
const TOKEN = /\s*(?:([\d.]+)(px|rem|em|vw)?|(calc|min|max|clamp)?(\()|([-+*/,)]))/y;

/** A length with `min()`, `max()`, `clamp()` and sums, in px of a desktop screen; undefined where it has more. */
function lengthOf(value: string): number | undefined {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < value.trimEnd().length) {
    const [, size, unit = '', name = '', open, mark] = TOKEN.exec(value) ?? [];
    const token =
      size === undefined ? (open ? `${name}(` : mark) : String(Number(size) * (UNITS[unit] ?? 1));
    if (token === undefined) return undefined;
    tokens.push(token);
  }
  const length = sum(tokens);
  return tokens.length > 0 || !Number.isFinite(length) ? undefined : length;
}

/** These read from the front of the tokens and take away what they read. */
function sum(tokens: string[]): number {
  let total = product(tokens);
  while (tokens[0] === '+' || tokens[0] === '-')
    total += (tokens.shift() === '-' ? -1 : 1) * product(tokens);
  return total;
}

function product(tokens: string[]): number {
  let total = part(tokens);
  while (tokens[0] === '*' || tokens[0] === '/')
    total *= tokens.shift() === '/' ? 1 / part(tokens) : part(tokens);
  return total;
}

function part(tokens: string[]): number {
  const first = tokens.shift() ?? '';
  if (!first.endsWith('(')) return first === '' ? Number.NaN : Number(first);
  const parts = [sum(tokens)];
  while (tokens[0] === ',') {
    tokens.shift();
    parts.push(sum(tokens));
  }
  if (tokens.shift() !== ')') return Number.NaN;
  const [least = Number.NaN, middle = least, most = middle] = parts;
  if (first === 'clamp(') return Math.max(least, Math.min(middle, most));
  return first === 'max(' ? Math.max(...parts) : Math.min(...parts);
}
