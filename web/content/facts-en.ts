import type { ArticleFacts } from './article.ts';

/** By file: what the front matter of every English article says. */
export const FACTS = import.meta.glob<ArticleFacts>('./*/*.en.md', {
  eager: true,
  query: '?facts',
  import: 'facts',
});
