import { RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { BrowserFrame } from '#web/components/browser-frame.tsx';
import { useLanguage } from '#web/i18n/language-store.ts';
import { usePrefersStill } from '#web/lib/use-prefers-still.ts';
import { DemoPicture } from './demo-picture.tsx';
import { DEMO_PROMPTS } from './demo-prompts.ts';
import { RECORDINGS } from './recording.ts';

const SECTION_MS = 1_150;
const FIRST_SECTIONS = 2;

/**
 * A recorded run of the built-in designer: its page appears section by section while the frame follows. The first
 * sections are there from the start, so nothing flashes when the page comes alive.
 */
export function PageDrawing() {
  const t = useTranslations('home.drawing');
  const { language } = useLanguage();
  const { width, height, sectionEnds } = RECORDINGS[language];
  const { drawn, isDone, replay, frame } = useDrawing(sectionEnds.length);
  const bottom = isDone ? height : (sectionEnds[drawn - 1] ?? height);
  return (
    <figure ref={frame} className="relative">
      <BrowserFrame address={t('address')}>
        <div className="@container relative aspect-[5/4.6] overflow-hidden bg-surface lg:aspect-[5/5.2]">
          <DemoPicture
            name="hero"
            alt={t('label')}
            width={width}
            height={height}
            sizes="(min-width: 80rem) 38rem, (min-width: 64rem) 48vw, 94vw"
            className="h-auto w-full transition-[clip-path,translate] duration-700 ease-out"
            style={{
              clipPath: `inset(0 0 ${100 - (bottom / height) * 100}% 0)`,
              translate: `0 min(0px, calc(${isDone ? 0 : 1} * (82cqh - ${(bottom / width) * 100}cqw)))`,
            }}
          />
        </div>
        <div className="flex min-h-12 items-center gap-3 border-t border-line bg-surface px-4 text-sm">
          <span aria-hidden="true" className="flex gap-1">
            {sectionEnds.map((end, index) => (
              <span
                key={end}
                className={`h-1.5 w-4 rounded-full transition-colors duration-300 ${isDone || index < drawn ? 'bg-marine' : 'bg-line'}`}
              />
            ))}
          </span>
          <span aria-hidden="true" className="grow text-soft">
            {t(isDone ? 'done' : 'drawing')}
          </span>
          <button
            type="button"
            onClick={replay}
            className="inline-flex h-10 items-center gap-1.5 rounded-control px-2 text-sm font-medium hover:bg-hover"
          >
            <RotateCcw className="size-4" aria-hidden="true" />
            {t('replay')}
          </button>
        </div>
      </BrowserFrame>
      <figcaption className="mt-3 text-sm text-soft">
        {t('caption', { prompt: DEMO_PROMPTS.hero[language] })}
      </figcaption>
    </figure>
  );
}

/** Counts up the drawn sections while the frame is seen; all at once for who wants no motion. */
function useDrawing(count: number) {
  const frame = useRef<HTMLElement>(null);
  const [drawn, setDrawn] = useState(Math.min(FIRST_SECTIONS, count));
  const [isSeen, setIsSeen] = useState(false);
  const prefersStill = usePrefersStill();
  const isDone = prefersStill || drawn > count;

  useEffect(() => {
    if (frame.current === null) return undefined;
    const observer = new IntersectionObserver(([entry]) =>
      setIsSeen(entry?.isIntersecting === true),
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isSeen || isDone) return undefined;
    const timer = setInterval(() => setDrawn((before) => before + 1), SECTION_MS);
    return () => clearInterval(timer);
  }, [isSeen, isDone]);

  return { drawn, isDone, replay: () => setDrawn(1), frame };
}
