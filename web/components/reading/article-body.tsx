import type { ReactNode } from 'react';
import type { Article, ArticlePart } from '#web/content/article.ts';
import { Checklist } from './checklist.tsx';
import { PromptExample } from './prompt-example.tsx';
import { useOwnLinks } from './use-own-links.ts';

/** What a page inserts at the placeholders of its Markdown (`:::name`). */
export type ArticleSlots = Readonly<Record<string, ReactNode>>;

interface ArticleBodyProps {
  article: Pick<Article, 'parts'>;
  slots?: ArticleSlots | undefined;
  onUsePrompt?: ((prompt: string) => void) | undefined;
}

export function ArticleBody({ article, slots = {}, onUsePrompt }: ArticleBodyProps) {
  const ref = useOwnLinks();
  return (
    <div ref={ref} className="article">
      {article.parts.map((part, index) => (
        <Part key={index} part={part} slots={slots} onUsePrompt={onUsePrompt} />
      ))}
    </div>
  );
}

interface PartProps extends Omit<ArticleBodyProps, 'article'> {
  part: ArticlePart;
}

function Part({ part, slots = {}, onUsePrompt }: PartProps) {
  switch (part.kind) {
    case 'prose':
      // The build made this HTML from our own Markdown and refuses raw HTML (content/build/render-prose.ts).
      return <div className="prose" dangerouslySetInnerHTML={{ __html: part.html }} />;
    case 'prompt':
      return <PromptExample text={part.text} verdict={part.verdict} onUse={onUsePrompt} />;
    case 'checklist':
      return <Checklist items={part.items} />;
    case 'slot':
      return slots[part.name];
  }
}
