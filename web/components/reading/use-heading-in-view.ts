import { useEffect, useState } from 'react';
import type { ArticleHeading } from '#web/content/article.ts';

/** A heading is the current one once it has passed this line below the navbar. */
const READING_LINE = '-96px 0px -66% 0px';

/** The id of the current section; null above the first one. */
export function useHeadingInView(headings: readonly ArticleHeading[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered !== undefined) setCurrent(entered.target.id);
      },
      { rootMargin: READING_LINE },
    );
    for (const { id, depth } of headings) {
      const heading = depth === 2 ? document.querySelector(`#${CSS.escape(id)}`) : null;
      if (heading !== null) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [headings]);
  return current;
}
