import type { DeadLink } from '#domain/projects/place-links.ts';
import type { Look } from '#domain/sites/gravest-look.ts';

/** How publishing went. `doubtful`: nothing was done yet, because of what was seen. */
export type Publication =
  | { kind: 'published' | 'warned' | 'unverified' | 'held' | 'unpublished' }
  | { kind: 'doubtful'; look: Look };

/** A page of a site with its path below the site's address. */
export interface SitePage {
  path: string;
  html: string;
}

/** What is published: a site of which one page is open, or the pages of a project. */
export interface Publishing {
  uuid: string;
  /** Undefined for a site: its page is the open document. */
  pages?: readonly SitePage[];
  deadLinks?: readonly DeadLink[];
}
