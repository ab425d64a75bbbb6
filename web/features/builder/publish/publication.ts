import type { DeceptionLevel } from '#domain/sites/deception/judge-site.ts';

/** What speaks against a page as visitors see it. */
export interface Look {
  level: DeceptionLevel;
  signs: string[];
  /** The brands that it poses as. */
  brands: string[];
}

/** How publishing went. `doubtful`: nothing was done yet, because of what was seen. */
export type Publication =
  | { kind: 'published' | 'warned' | 'unverified' | 'held' | 'unpublished' }
  | { kind: 'doubtful'; look: Look };
