import { Pause, Play, RotateCcw } from 'lucide-react';
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

/** What the button does in each state of the animation. */
const ACTIONS = {
  running: { Icon: Pause, label: 'pause' },
  paused: { Icon: Play, label: 'resume' },
  done: { Icon: RotateCcw, label: 'replay' },
} as const;

/**
 * Plays a recorded run of the built-in designer: the page appears section by section and the frame scrolls
 * along. The first sections are visible from the start, so nothing flashes on hydration.
 */
export function PageDrawing() {
  const t = useTranslations('home.drawing');
  const { language } = useLanguage();
  const { width, height, sectionEnds } = RECORDINGS[language];
  const { drawn, state, act, frame } = useDrawing(sectionEnds.length);
  const isDone = state === 'done';
  const { Icon, label } = ACTIONS[state];
  const bottom = isDone ? height : (sectionEnds[drawn - 1] ?? height);
  return (
    <figure ref={frame} className="relative">
      <BrowserFrame address={t('address')}>
        <div className="@container relative aspect-[5/4.6] overflow-hidden bg-surface lg:aspect-[5/5.2]">
          <div
            className="relative transition-[translate] duration-700 ease-out"
            style={{
              translate: `0 min(0px, calc(${isDone ? 0 : 1} * (82cqh - ${(bottom / width) * 100}cqw)))`,
            }}
          >
            <DemoPicture
              name="hero"
              alt={t('label')}
              width={width}
              height={height}
              sizes="(min-width: 80rem) 38rem, (min-width: 64rem) 48vw, 94vw"
              className="h-auto w-full"
            />
            {/* Moving a cover away costs no painting, which clipping the picture does in every frame. */}
            <div
              className="absolute inset-0 bg-surface transition-[translate] duration-700 ease-out"
              style={{ translate: `0 ${(bottom / height) * 100}%` }}
            />
          </div>
        </div>
        <div className="flex min-h-12 items-center gap-3 border-t border-line bg-surface px-4 text-sm">
          <span aria-hidden="true" className="flex gap-1 max-sm:hidden">
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
            onClick={act}
            className="inline-flex h-10 min-w-24 items-center justify-end gap-1.5 rounded-control px-2 text-sm font-medium hover:bg-hover"
          >
            <Icon className="size-4" aria-hidden="true" />
            {t(label)}
          </button>
        </div>
      </BrowserFrame>
      <figcaption className="mt-3 text-sm text-soft">
        {t('caption', { prompt: DEMO_PROMPTS.hero[language] })}
      </figcaption>
    </figure>
  );
}

/**
 * Counts the visible sections up while the frame is in view and not paused. With reduced motion, all are shown
 * at once.
 */
function useDrawing(count: number) {
  const frame = useRef<HTMLElement>(null);
  const [drawn, setDrawn] = useState(Math.min(FIRST_SECTIONS, count));
  const [isSeen, setIsSeen] = useState(false);
  const prefersStill = usePrefersStill();
  const [isPaused, setIsPaused] = useState(false);
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
    if (!isSeen || isDone || isPaused) return undefined;
    const timer = setInterval(() => setDrawn((before) => before + 1), SECTION_MS);
    return () => clearInterval(timer);
  }, [isSeen, isDone, isPaused]);

  function act(): void {
    if (isDone) setDrawn(1);
    else setIsPaused(!isPaused);
  }

  const state = isDone ? 'done' : isPaused ? 'paused' : 'running';
  return { drawn, state, act, frame } as const;
}
