/** Where and how a value breaks the schema of plans. */
export interface PlanIssue {
  path: readonly PropertyKey[];
  /** `too_big`, `invalid_type`, `unrecognized_keys` … as zod names them. */
  code: string;
  maximum?: number;
  keys?: readonly string[];
}

type Json = Record<string, unknown>;

/** Deeper than any plan. */
const DEEPEST = 6;
/** No list of a plan may be longer before it is judged. */
const LONGEST_LIST = 500;
/** No text of a plan may be longer before it is judged, in UTF-16 units. */
const LONGEST_TEXT = 8_000;

/** A copy of parsed JSON whose texts are plain: no tags, no Markdown, no control characters; nulls are left out. */
export function toPlainTexts(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return toPlainText(value);
  if (typeof value !== 'object' || value === null || depth > DEEPEST) {
    return typeof value === 'object' ? undefined : value;
  }
  if (Array.isArray(value)) {
    return value
      .slice(0, LONGEST_LIST)
      .map((one: unknown) => toPlainTexts(one, depth + 1))
      .filter((one) => one !== undefined && one !== '');
  }
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, one]) => [key, toPlainTexts(one, depth + 1)] as const)
      .filter(([, one]) => one !== undefined && one !== ''),
  );
}

function toPlainText(text: string): string {
  return text
    .slice(0, LONGEST_TEXT)
    .toWellFormed()
    .replaceAll(/<(?:script|style)\b[^<]*(?:<(?!\/)[^<]*)*<\/(?:script|style)>/gi, ' ')
    .replaceAll(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replaceAll(/\*\*|__|`|^#+ |\[([^[\]]*)\]\([^()]*\)/gm, '$1')
    .replaceAll(/[\p{Cc}\p{Co}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

/**
 * Mends in place what has one sensible mending: a text or list that is too long is cut, a number becomes text,
 * unknown keys go. Whatever else is wrong goes with the smallest part that may be left out.
 * @returns false when nothing could be mended
 */
export function repairPlan(plan: Json, issues: readonly PlanIssue[]): boolean {
  // From the end, so that the places of a list's other entries stay true.
  const ordered = [...issues].sort((one, other) => comparePaths(other.path, one.path));
  return ordered.reduce((isMended, issue) => mendIssue(plan, issue) || isMended, false);
}

function comparePaths(one: readonly PropertyKey[], other: readonly PropertyKey[]): number {
  for (const [index, step] of one.entries()) {
    const against = other[index];
    if (typeof step === 'number' && typeof against === 'number' && step !== against) {
      return step - against;
    }
  }
  return one.length - other.length;
}

function mendIssue(plan: Json, { path, code, maximum, keys }: PlanIssue): boolean {
  const holder = at(plan, path.slice(0, -1));
  const key = path.at(-1);
  const value = at(plan, path);
  if (code === 'unrecognized_keys' && isObject(value) && keys !== undefined) {
    for (const unknown of keys) Reflect.deleteProperty(value, unknown);
    return true;
  }
  if (code === 'too_big' && maximum !== undefined && isObject(holder) && key !== undefined) {
    const cut = shorten(value, maximum);
    return cut !== undefined && Reflect.set(holder, key, cut);
  }
  if (typeof value === 'number' && isObject(holder) && key !== undefined) {
    return Reflect.set(holder, key, String(value));
  }
  return leaveOut(plan, path);
}

function shorten(value: unknown, maximum: number): unknown {
  if (Array.isArray(value)) return value.slice(0, maximum);
  if (typeof value !== 'string') return undefined;
  const cut = value.slice(0, maximum - 1);
  const atWord = cut.slice(0, Math.max(cut.lastIndexOf(' '), Math.trunc(maximum / 2)));
  return `${atWord.replace(/[\s,;:–-]+$/, '').toWellFormed()}…`;
}

/** Properties that a plan cannot do without; their absence is for the writer of the plan to mend. */
const NEEDED: ReadonlySet<PropertyKey> = new Set(['noun', 'headline', 'lead', 'sections', 'title']);

function leaveOut(plan: Json, path: readonly PropertyKey[]): boolean {
  for (let length = path.length; length > 0; length -= 1) {
    const key = path[length - 1] ?? '';
    const holder = at(plan, path.slice(0, length - 1));
    if (Array.isArray(holder) && typeof key === 'number') {
      holder.splice(key, 1);
      return true;
    }
    if (isObject(holder) && key in holder && !NEEDED.has(key)) {
      return Reflect.deleteProperty(holder, key);
    }
  }
  return false;
}

function at(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (one, key) => (isObject(one) ? Reflect.get(one, key) : undefined),
    value,
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
