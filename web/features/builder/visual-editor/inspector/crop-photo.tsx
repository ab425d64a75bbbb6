import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { attributeOf } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { Button } from '#web/components/ui/button.tsx';
import type { EditingSession } from '../editing-types.ts';
import {
  alongEdge,
  type CropBox,
  type Edge,
  EDGES,
  isWhole,
  moveEdge,
  stepOf,
  WHOLE,
} from './crop-box.ts';
import { useCutPhoto } from './use-cut-photo.ts';

interface CropPhotoProps {
  session: EditingSession;
  /** An `<img>` that the builder may load. */
  picture: IndexedElement;
}

/** Cuts a photograph by its edges, which are dragged or moved by keys. What is left becomes a picture of its own. */
export function CropPhoto({ session, picture }: CropPhotoProps) {
  const t = useTranslations('editorInspector.crop');
  const problems = useTranslations('editorPanels.pictures.problems');
  const [box, setBox] = useState<CropBox | null>(null);
  const { state, cut } = useCutPhoto(session, picture, () => setBox(null));
  if (box === null)
    return (
      <Button size="small" className="justify-self-start" onClick={() => setBox(WHOLE)}>
        {t('open')}
      </Button>
    );
  return (
    <fieldset aria-label={t('label')} className="grid min-w-0 justify-items-start gap-2 text-sm">
      <div className="max-w-full rounded-control border border-line bg-sunken p-3.5">
        <div data-crop-area className="relative touch-none select-none">
          <img
            src={attributeOf(picture, 'src')}
            alt=""
            draggable={false}
            className="block max-h-44 max-w-full"
          />
          <div className="absolute inset-0 overflow-hidden">
            <div
              style={insetOf(box)}
              className="absolute border-2 border-[#fff] shadow-[0_0_0_100rem_#000a]"
            />
          </div>
          {EDGES.map((edge) => (
            <EdgeHandle
              key={edge}
              edge={edge}
              box={box}
              onMove={(to) => setBox(moveEdge(box, edge, to))}
            />
          ))}
        </div>
      </div>
      <p className="text-xs text-soft">{t('hint')}</p>
      {state === 'idle' || state === 'working' ? null : (
        <p role="alert" className="text-xs text-danger">
          {problems(state)}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          variant="primary"
          disabled={isWhole(box)}
          isPending={state === 'working'}
          onClick={() => void cut(box)}
        >
          {t('cut')}
        </Button>
        <Button size="small" onClick={() => setBox(null)}>
          {t('cancel')}
        </Button>
      </div>
    </fieldset>
  );
}

interface EdgeHandleProps {
  edge: Edge;
  box: CropBox;
  /** `to` from 0 to 1 of the photograph. */
  onMove: (to: number) => void;
}

function EdgeHandle({ edge, box, onMove }: EdgeHandleProps) {
  const t = useTranslations('editorInspector.crop');
  const at = Math.round(box[edge] * 100);
  function press(event: KeyboardEvent): void {
    const step = stepOf(edge, event.key);
    if (step === 0) return;
    event.preventDefault();
    onMove(box[edge] + step);
  }
  return (
    <span
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input is dragged along its own track
      role="slider"
      tabIndex={0}
      aria-label={t(edge)}
      aria-orientation={edge === 'left' || edge === 'right' ? 'horizontal' : 'vertical'}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={at}
      aria-valuetext={t('value', { percent: String(at) })}
      onKeyDown={press}
      onPointerDown={(event) => {
        if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId))
          onMove(alongEdge(edge, pointIn(event)));
      }}
      style={placeOf(edge, box)}
      className="absolute size-7 -translate-1/2 cursor-grab touch-none before:absolute before:-inset-1.5 before:content-[''] rounded-full border-2 border-[#fff] bg-marine shadow-float focus-visible:outline-4 focus-visible:outline-marine"
    />
  );
}

/** Where the pointer is in the photograph around a handle; each from 0 to 1 inside it. */
function pointIn({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
  const area = currentTarget.parentElement?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  return { x: (clientX - area.x) / area.width, y: (clientY - area.y) / area.height };
}

const percent = (share: number): string => `${share * 100}%`;

function insetOf({ left, top, right, bottom }: CropBox) {
  return {
    left: percent(left),
    top: percent(top),
    right: percent(1 - right),
    bottom: percent(1 - bottom),
  };
}

/** In the middle of its edge. */
function placeOf(edge: Edge, box: CropBox) {
  const isUpright = edge === 'left' || edge === 'right';
  return {
    left: percent(isUpright ? box[edge] : (box.left + box.right) / 2),
    top: percent(isUpright ? (box.top + box.bottom) / 2 : box[edge]),
  };
}
