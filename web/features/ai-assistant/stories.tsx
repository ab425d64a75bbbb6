import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { nextIndex } from './next-index.ts';

const STORIES = ['bakery', 'studio', 'agency'] as const;
const ARROWS_ABOVE = 3;

/** Three illustrative stories, marked as such. Where the dots do not fit, there are only arrows. */
export function Stories() {
  const t = useTranslations('aiAssistant.stories');
  const names = STORIES.map((story) => ({
    id: story,
    text: t(`${story}.text`),
    role: t(`${story}.role`),
  }));
  return <Carousel entries={names} />;
}

interface Story {
  id: string;
  text: string;
  role: string;
}

export function Carousel({ entries }: { entries: readonly Story[] }) {
  const t = useTranslations('aiAssistant.stories');
  const [index, setIndex] = useState(0);
  const story = entries[index];
  const go = (step: number) => setIndex(nextIndex(index, step, entries.length));
  return (
    <section
      aria-roledescription={t('carousel')}
      aria-label={t('title')}
      className="border-t border-line bg-sunken"
    >
      <div className="mx-auto grid w-full max-w-7xl gap-x-14 gap-y-8 px-4 py-16 sm:px-6 lg:grid-cols-[1fr_2fr] lg:py-24">
        <div className="grid content-start justify-items-start gap-3">
          <h2 className="text-2xl">{t('title')}</h2>
          <Badge>{t('example')}</Badge>
          <p className="max-w-xs text-soft">{t('note')}</p>
        </div>
        <div>
          <figure aria-live="polite" className="min-h-56 sm:min-h-48">
            <blockquote
              key={story?.id}
              className="animate-appear font-display text-xl tracking-tight text-pretty sm:text-2xl"
            >
              {story?.text}
            </blockquote>
            <figcaption className="mt-4 text-soft">{story?.role}</figcaption>
          </figure>
          <div className="mt-6 flex items-center gap-2">
            {entries.length > ARROWS_ABOVE ? (
              <Button variant="quiet" aria-label={t('previous')} onClick={() => go(-1)}>
                <ChevronLeft aria-hidden="true" />
              </Button>
            ) : null}
            {entries.map((entry, position) => (
              <button
                key={entry.id}
                type="button"
                aria-label={t('show', {
                  number: String(position + 1),
                  count: String(entries.length),
                })}
                aria-current={position === index ? 'true' : undefined}
                onClick={() => setIndex(position)}
                onKeyDown={(event) => {
                  if (event.key === 'ArrowRight') go(1);
                  if (event.key === 'ArrowLeft') go(-1);
                }}
                className="group grid size-10 place-items-center rounded-full"
              >
                <span className="size-2.5 rounded-full border border-edge transition-colors duration-150 group-aria-[current]:border-marine group-aria-[current]:bg-marine" />
              </button>
            ))}
            {entries.length > ARROWS_ABOVE ? (
              <Button variant="quiet" aria-label={t('next')} onClick={() => go(1)}>
                <ChevronRight aria-hidden="true" />
              </Button>
            ) : null}
          </div>
        </div>
      </div>
    </section>
  );
}
