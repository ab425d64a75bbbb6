/** What the front matter of a Markdown file says. */
export interface ArticleFacts {
  title: string;
  /** One sentence for search results, link previews and lists. */
  description: string;
  /** ISO day of publication (blog) or of the last change (legal pages). */
  date?: string;
  /** Place in a list, ascending; articles without one follow by date, newest first. */
  order?: number;
  cover?: Picture;
  /** Reading time in minutes, at least 1. */
  minutes: number;
}

export interface Picture {
  src: string;
  alt: string;
  /** Pixels of the file, for the place it takes before it is there. */
  width: number;
  height: number;
}

export interface ArticleHeading {
  id: string;
  text: string;
  depth: 2 | 3;
}

/** An article is a row of these; prose is HTML that the build made from our own Markdown. */
export type ArticlePart =
  | { kind: 'prose'; html: string }
  | { kind: 'prompt'; text: string; verdict: 'good' | 'change' | 'weak' | 'plain' }
  | { kind: 'checklist'; items: readonly string[] }
  | { kind: 'slot'; name: string };

export interface Article {
  facts: ArticleFacts;
  headings: readonly ArticleHeading[];
  parts: readonly ArticlePart[];
}

/** The text of an article as it is shown: an amount and the euro sign behind it stay on one line. */
export function keepPricesTogether(text: string): string {
  return text.replaceAll(/(?<=\d) €/g, '\u00A0€');
}
