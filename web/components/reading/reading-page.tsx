import type { ReactNode } from 'react';
import type { Article } from '#web/content/article.ts';
import { WaveRule } from '../wave-rule.tsx';
import { ArticleBody, type ArticleSlots } from './article-body.tsx';
import { TableOfContents } from './table-of-contents.tsx';

interface ReadingPageProps {
  article: Article;
  /** Above the title: the kind of text and a link to the others. */
  kicker?: ReactNode;
  /** Below the description: date, reading time and the like. */
  meta?: ReactNode;
  slots?: ArticleSlots;
  onUsePrompt?: (prompt: string) => void;
  /** Links to continue with. */
  children?: ReactNode;
}

/** An article: title, table of contents beside it on wide screens, and text in a comfortable line length. */
export function ReadingPage(props: ReadingPageProps) {
  const { article, kicker, meta, slots, onUsePrompt, children } = props;
  return (
    <div className="mx-auto w-full max-w-7xl px-4 pt-10 pb-20 sm:px-6 lg:pt-16 print:max-w-none print:p-0">
      <header className="grid max-w-4xl gap-4">
        {kicker === undefined ? null : <div className="text-sm font-medium">{kicker}</div>}
        <h1 className="text-headline font-bold">{article.facts.title}</h1>
        <p className="max-w-[40rem] text-lg text-soft">{article.facts.description}</p>
        {meta === undefined ? null : <div className="text-sm text-soft">{meta}</div>}
      </header>
      <WaveRule className="mt-8 mb-10 lg:mt-10 lg:mb-14 print:hidden" />
      <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[15rem_minmax(0,1fr)] xl:gap-x-24">
        <TableOfContents headings={article.headings} />
        <article className="min-w-0">
          <ArticleBody article={article} slots={slots} onUsePrompt={onUsePrompt} />
          {children}
        </article>
      </div>
    </div>
  );
}
