import type { ComponentType } from 'react';
import type { Area, Messages } from '#web/i18n/areas.ts';
import type { Language } from '#web/i18n/languages.ts';

export interface PageHead {
  title: string;
  description: string;
}

export interface LoadedPage {
  Page: ComponentType;
  /** An article's own title and description, in the language it was loaded in. */
  head?: PageHead;
}

/** The namespaces that name a page: those with `pageTitle` and `pageDescription`. */
export type PageNamespace = {
  [N in keyof Messages]: Messages[N] extends { pageTitle: string; pageDescription: string }
    ? N
    : never;
}[keyof Messages];

export interface PublicPage {
  /** The English address; the Italian one is the same under `/it`. */
  path: string;
  /** Texts that it needs besides the core ones. */
  areas: readonly Area[];
  /** The namespace with its title and description. An article has none: it loads its own. */
  namespace?: PageNamespace;
  /** Loads the page when it is first needed; an article in the given language. */
  load: (language: Language) => Promise<LoadedPage>;
  /** Set for a page that brings its own header and footer. */
  isBare?: true;
}
