import type { ArticleFacts } from './article.ts';

/** By file: what the front matter of every Italian article says. */
export const FACTS = import.meta.glob<ArticleFacts>('./*/*.it.md', {
  eager: true,
  query: '?facts',
  import: 'facts',
});
