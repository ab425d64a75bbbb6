import type { ArticleFacts } from './article.ts';

/** By file: what the front matter of the Italian articles says that stand in lists. */
export const FACTS = import.meta.glob<ArticleFacts>('./{blog,tutorials}/*.it.md', {
  eager: true,
  query: '?facts',
  import: 'facts',
});
