/** The values of a `light-dark()`, by scheme. */
export interface LightDark {
  base: string;
  dark: string;
}

const WHOLE = /^light-dark\(([^]*)\)$/i;

/** The two sides of a value that is one `light-dark()`; undefined for all others. */
export function readLightDark(value: string): LightDark | undefined {
  const [, inner] = WHOLE.exec(value.trim()) ?? [];
  if (inner === undefined) return undefined;
  const parts = splitAtCommas(inner);
  const [base = '', dark = ''] = parts;
  return parts.length === 2 && base !== '' && dark !== '' ? { base, dark } : undefined;
}

export function writeLightDark({ base, dark }: LightDark): string {
  return `light-dark(${base}, ${dark})`;
}

/** Empty when the brackets do not match. */
function splitAtCommas(value: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < value.length; at += 1) {
    const character = value[at];
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return [];
    if (character !== ',' || depth > 0) continue;
    parts.push(value.slice(start, at).trim());
    start = at + 1;
  }
  return depth === 0 ? [...parts, value.slice(start).trim()] : [];
}
