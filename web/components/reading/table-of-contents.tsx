import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ArticleHeading } from '#web/content/article.ts';
import { joinClasses } from '../join-classes.ts';
import { useHeadingInView } from './use-heading-in-view.ts';

interface TableOfContentsProps {
  headings: readonly ArticleHeading[];
}

/** The sections of an article: beside it on wide screens, collapsed above it on small ones. */
export function TableOfContents({ headings }: TableOfContentsProps) {
  const t = useTranslations('reading');
  return (
    <>
      <details className="group measure rounded-card border border-line bg-surface lg:hidden print:hidden">
        <summary className="flex min-h-11 items-center justify-between rounded-card px-4 text-sm font-medium hover:bg-hover">
          {t('contents')}
          <ChevronDown
            aria-hidden="true"
            className="size-4 text-soft transition-transform duration-150 group-open:rotate-180"
          />
        </summary>
        <nav aria-label={t('contents')} className="border-t border-line p-2">
          <Links headings={headings} current={null} />
        </nav>
      </details>
      <nav
        aria-label={t('contents')}
        className="sticky top-24 max-h-[calc(100dvh-8rem)] overflow-y-auto max-lg:hidden print:hidden"
      >
        <p aria-hidden="true" className="pl-4 text-sm font-medium">
          {t('contents')}
        </p>
        <FollowedLinks headings={headings} />
      </nav>
    </>
  );
}

function FollowedLinks({ headings }: TableOfContentsProps) {
  const current = useHeadingInView(headings);
  return (
    <div className="mt-2 border-l border-line">
      <Links headings={headings} current={current} />
    </div>
  );
}

function Links({ headings, current }: TableOfContentsProps & { current: string | null }) {
  return (
    <ul className="text-sm">
      {headings
        .filter(({ depth }) => depth === 2)
        .map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={joinClasses(
                '-ml-px flex min-h-9 items-center border-l-2 border-transparent py-1 pl-4 text-soft transition-colors duration-150',
                'hover:text-ink aria-[current]:border-marine aria-[current]:text-ink max-lg:min-h-10 max-lg:pl-2',
              )}
            >
              {text}
            </a>
          </li>
        ))}
    </ul>
  );
}
