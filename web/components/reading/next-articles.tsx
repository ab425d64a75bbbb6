import { useTranslations } from 'use-intl';
import type { ArticleEntry } from '#web/content/library.ts';
import { PublicLink } from '../public-link.tsx';

interface NextArticlesProps {
  entries: readonly ArticleEntry[];
  slug: string;
  /** The path of the articles, such as `/blog`. */
  folder: string;
}

/** The articles before and after this one. */
export function NextArticles({ entries, slug, folder }: NextArticlesProps) {
  const t = useTranslations('reading');
  const place = entries.findIndex((entry) => entry.slug === slug);
  const neighbours = [
    { entry: entries[place - 1], label: t('previous'), side: '' },
    { entry: entries[place + 1], label: t('next'), side: 'sm:col-start-2 sm:text-right' },
  ];
  return (
    <nav
      aria-label={t('more')}
      className="measure mt-16 grid gap-x-8 border-t border-line sm:grid-cols-2 print:hidden"
    >
      {neighbours.map(({ entry, label, side }) =>
        entry === undefined ? null : (
          <PublicLink
            key={entry.slug}
            href={`${folder}/${entry.slug}`}
            className={`group grid content-start gap-1 py-5 ${side}`}
          >
            <span className="text-sm text-soft">{label}</span>
            <span className="font-display text-lg font-semibold decoration-marine underline-offset-4 group-hover:underline">
              {entry.title}
            </span>
          </PublicLink>
        ),
      )}
    </nav>
  );
}
