import { MoveHorizontal } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useMediaQuery } from '#web/lib/use-media-query.ts';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { markedPage } from './marked-page.ts';
import { useSharedScroll } from './use-shared-scroll.ts';
import { useSlider } from './use-slider.ts';

interface PageSliderProps {
  before: string;
  after: string;
  /** Which of the places that changed is in view at first. */
  at?: number;
  /** What the two are called; “before” and “after” by default. */
  labels?: { before: string; after: string };
}

/** Narrower than the breakpoint `sm`, a page shown at desktop width would be too small to read. */
const PHONE = '(max-width: 39.99rem)';

/**
 * Two pages, one over the other: what is left of the handle is the one before. They scroll together, from one of the
 * changes on.
 */
export function PageSlider({ before, after, at = 0, labels }: PageSliderProps) {
  const t = useTranslations('builderChanges');
  const width = useMediaQuery(PHONE) ? 'phone' : 'desktop';
  const names = labels ?? { before: t('sides.before'), after: t('sides.after') };
  const { share, box, handle, moveTo } = useSlider();
  const scroll = useSharedScroll();
  const drawings = useMemo(() => {
    const editing = markedPage(before, after, at);
    return {
      before: { key: 'before', html: before, stream: null },
      after: { key: 'after', html: after, stream: null, editing },
    };
  }, [before, after, at]);
  const pane = (side: 'before' | 'after') => (
    <PreviewPane
      drawing={drawings[side]}
      title={names[side]}
      width={width}
      scheme={null}
      scroll={scroll[side]}
      onPrompt={ignore}
    />
  );
  return (
    <div ref={box} className="relative size-full overflow-hidden select-none">
      <div className="absolute inset-0">{pane('after')}</div>
      <div
        className="absolute inset-0 bg-sunken"
        style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
      >
        {pane('before')}
      </div>
      {/* For the keyboard and screen readers; the pointer moves the handle. */}
      <input
        type="range"
        min={0}
        max={100}
        step={2}
        value={share}
        onChange={({ currentTarget }) => moveTo(currentTarget.valueAsNumber)}
        aria-label={t('slider')}
        aria-valuetext={t('share', { percent: share })}
        className="peer sr-only"
      />
      <div
        {...handle}
        className="absolute inset-y-0 z-20 grid w-10 -translate-x-1/2 cursor-ew-resize touch-none place-items-center peer-focus-visible:[&_span]:outline-2"
        style={{ left: `${share}%` }}
      >
        <span className={`${LABEL} right-full`}>{names.before}</span>
        <span className={`${LABEL} left-full`}>{names.after}</span>
        <span className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-marine outline-0! shadow-[0_0_0_1px_oklch(1_0_0/0.7)]" />
        <span className="relative grid size-10 place-items-center rounded-full border-2 border-surface bg-marine text-on-marine shadow-float outline-offset-2 outline-marine">
          <MoveHorizontal className="size-5" aria-hidden="true" />
        </span>
      </div>
    </div>
  );
}

const LABEL =
  'pointer-events-none absolute bottom-3 outline-0! rounded-full bg-ink/90 whitespace-nowrap px-2.5 py-1 text-xs font-medium text-paper';

/** Both pages only show themselves. */
function ignore(): void {}
