import type { ArticleFacts } from './article.ts';

/** By file: what the front matter of the English articles says that stand in lists. */
export const FACTS = import.meta.glob<ArticleFacts>('./{blog,tutorials}/*.en.md', {
  eager: true,
  query: '?facts',
  import: 'facts',
});
