import type { DeceptionLevel } from './deception/judge-site.ts';

/** What speaks against a page as visitors see it. */
export interface Look {
  level: DeceptionLevel;
  signs: string[];
  /** The brands that it poses as. */
  brands: string[];
}

const GRAVITY: readonly DeceptionLevel[] = ['none', 'warn', 'hold'];

/** What speaks against several pages of a site: the gravest level, with everything that was seen. Null for no looks. */
export function gravestLook(looks: readonly Look[]): Look | null {
  const [first] = looks;
  if (first === undefined) return null;
  return looks.slice(1).reduce(
    (gravest, { level, signs, brands }) => ({
      level: GRAVITY.indexOf(level) > GRAVITY.indexOf(gravest.level) ? level : gravest.level,
      signs: [...new Set([...gravest.signs, ...signs])],
      brands: [...new Set([...gravest.brands, ...brands])],
    }),
    first,
  );
}
