import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { keyOf } from '#domain/live-page/live-page.ts';
import { attributeOf } from '#domain/html/query.ts';
import type { EditingSession } from '../editing-types.ts';
import { planStyle } from '../gestures.ts';
import { useEditing } from '../use-editing.ts';
import { focalPointOf, focalStyles, type Point, STEPS } from './focal-styles.ts';

interface FocalPointProps {
  session: EditingSession;
  /** An `<img>` that the builder may load. */
  picture: IndexedElement;
}

/** A small view of the photograph with the point that stays in sight where it is cut: dragged, or moved by keys. */
export function FocalPoint({ session, picture }: FocalPointProps) {
  const t = useTranslations('visualEditor.content.focal');
  const key = keyOf(session.page(), picture);
  const facts = useEditing(session, ({ selection, styles }) =>
    selection[0] === key ? styles : undefined,
  );
  const [tried, setTried] = useState<Point | null>(null);
  const point = tried ?? focalPointOf(picture, facts);
  const [left, top] = [Math.round(point.x * 100), Math.round(point.y * 100)];

  function attempt(next: Point): void {
    setTried(next);
    session.send({ t: 'try-styles', keys: [key], styles: focalStyles(next) });
  }
  function keep(next: Point, group?: string): void {
    setTried(null);
    const operations = Object.entries(focalStyles(next)).flatMap(([property, value]) =>
      planStyle({ kind: 'one' }, { keys: [key], property, value }),
    );
    session.run(operations, group === undefined ? {} : { group });
  }
  function press(event: KeyboardEvent): void {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    keep({ x: clamp(point.x + step.x), y: clamp(point.y + step.y) }, `focal point ${key}`);
  }
  return (
    <div className="grid justify-items-start gap-1 text-sm">
      <span>{t('label')}</span>
      <div
        data-focal-area
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          attempt(pointUnder(event));
        }}
        onPointerMove={(event) => isDragged(event) && attempt(pointUnder(event))}
        onPointerUp={(event) => isDragged(event) && keep(pointUnder(event))}
        onPointerCancel={() => {
          setTried(null);
          session.send({ t: 'try-styles', keys: [key], styles: null });
        }}
        className="relative max-w-full cursor-crosshair touch-none overflow-hidden rounded-control border border-line bg-sunken select-none"
      >
        <img
          src={attributeOf(picture, 'src')}
          alt=""
          draggable={false}
          className="block max-h-44 max-w-full"
        />
        <span
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input moves along one axis
          role="slider"
          tabIndex={0}
          aria-label={t('label')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={left}
          aria-valuetext={t('value', { left: String(left), top: String(top) })}
          onKeyDown={press}
          style={{ left: `${left}%`, top: `${top}%` }}
          className="absolute size-7 -translate-1/2 rounded-full border-2 border-[#fff] bg-marine/30 shadow-float outline-2 outline-marine focus-visible:outline-4"
        />
      </div>
      <p className="text-xs text-soft">{t('hint')}</p>
    </div>
  );
}

function isDragged({ currentTarget, pointerId }: PointerEvent<HTMLElement>): boolean {
  return currentTarget.hasPointerCapture(pointerId);
}

function pointUnder({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Point {
  const { x, y, width, height } = currentTarget.getBoundingClientRect();
  return { x: clamp((clientX - x) / width), y: clamp((clientY - y) / height) };
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
