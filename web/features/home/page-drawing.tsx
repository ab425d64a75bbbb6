import { useTranslations } from 'use-intl';
import { SeaDrawing } from '#web/components/sea-drawing.tsx';
import { joinClasses } from '#web/components/join-classes.ts';

const STEP_MS = 110;

interface StrokeProps {
  order: number;
  className: string;
}

/** A line of the wireframe that grows from its left end when its turn comes. */
function Stroke({ order, className }: StrokeProps) {
  return (
    <span
      className={joinClasses('block origin-left animate-grow rounded-sm', className)}
      style={{ animationDelay: `${order * STEP_MS}ms` }}
    />
  );
}

const HOURS = [5, 6, 5, 4] as const;

/** A page wireframe that draws itself once: header, sea, headline, menu, hours. */
export function PageDrawing() {
  const t = useTranslations('home.drawing');
  return (
    <figure
      aria-label={t('label')}
      className="overflow-hidden rounded-card border border-line bg-surface shadow-float"
    >
      <div className="flex h-10 items-center gap-3 border-b border-line bg-sunken px-4">
        <span className="size-2.5 rounded-full border-2 border-edge" />
        <span className="text-xs text-soft">/s/{t('address')}</span>
      </div>
      <div className="flex h-12 items-center gap-3 px-6">
        <Stroke order={1} className="h-3 w-20 bg-ink" />
        <span className="grow" />
        {[2, 3, 4].map((order) => (
          <Stroke key={order} order={order} className="h-2 w-10 bg-line" />
        ))}
      </div>
      <div className="relative">
        <SeaDrawing className="h-52 w-full sm:h-64" />
        <div className="absolute inset-x-6 top-7 grid gap-2.5">
          <Stroke order={6} className="h-5 w-3/5 bg-ink" />
          <Stroke order={8} className="h-5 w-2/5 bg-ink" />
        </div>
      </div>
      <div className="grid grid-cols-[1.35fr_1fr] gap-8 p-6">
        <div className="grid content-start gap-2.5">
          <Stroke order={11} className="mb-1 h-3.5 w-2/5 bg-ink" />
          <Stroke order={12} className="h-2 w-full bg-line" />
          <Stroke order={13} className="h-2 w-11/12 bg-line" />
          <Stroke order={14} className="h-2 w-3/5 bg-line" />
          <Stroke order={16} className="mt-3 h-8 w-28 bg-marine" />
        </div>
        <div className="grid content-start gap-3 border-l border-line pl-6">
          {HOURS.map((width, index) => (
            <div key={index} className="flex items-center justify-between gap-3">
              <Stroke
                order={18 + index}
                className={joinClasses('h-2 bg-edge', width > 5 ? 'w-14' : 'w-10')}
              />
              <Stroke order={19 + index} className="h-2 w-12 bg-line" />
            </div>
          ))}
        </div>
      </div>
    </figure>
  );
}
