import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Segmented } from '#web/components/ui/segmented.tsx';
import type { EditingSession } from '../editing-types.ts';
import { useEditing } from '../use-editing.ts';
import { numberRuleOf, shownNumber, type NumberRule } from './number-rules.ts';
import { ResetButton, stylesChanger, useOrigin } from './style-field.tsx';
import { firstNumber } from './text-value.tsx';
import { useDraft } from './use-draft.ts';
import { SCRUB_CLASSES, useScrub } from './use-scrub.ts';

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
type Side = (typeof SIDES)[number];
type Space = 'margin' | 'padding';
type SpaceProperty = `${Space}-${Side}`;

/** Which sides change together. */
type Link = 'each' | 'pairs' | 'all';

/** The sides that change with this one. */
export function linkedSides(property: SpaceProperty, link: Link): SpaceProperty[] {
  const [space, side] = property.split('-') as [Space, Side];
  const at = SIDES.indexOf(side);
  const isLinked = (other: number) =>
    link === 'all' || other === at || (link === 'pairs' && other % 2 === at % 2);
  return SIDES.filter((_, other) => isLinked(other)).map((other) => `${space}-${other}` as const);
}

interface SpacingBoxProps {
  session: EditingSession;
}

/** The room outside and inside the element, drawn as it lies around it; each side is typed or pulled. */
export function SpacingBox({ session }: SpacingBoxProps) {
  const t = useTranslations('visualEditor');
  const selected = useEditing(session, ({ selection }) => selection.join());
  const box = useEditing(session, ({ boxes }) => boxes[0]);
  const [link, setLink] = useState<Link>('each');
  const [shown, setShown] = useState<SpaceProperty | null>(null);
  const ring = (space: Space) => ({ session, space, link, onShow: setShown });
  return (
    <div className="grid gap-2">
      <Segmented
        label={t('spacing.link')}
        value={link}
        onChange={setLink}
        options={(['each', 'pairs', 'all'] as const).map((value) => ({
          value,
          label: t(`spacing.links.${value}`),
        }))}
        className="w-full"
      />
      <Ring key={selected} {...ring('margin')}>
        <Ring {...ring('padding')}>
          <span className="grid min-h-7 place-items-center rounded-sm bg-sunken text-[0.6875rem] whitespace-nowrap text-soft tabular-nums">
            {box ? `${Math.round(box.width)} × ${Math.round(box.height)}` : ''}
          </span>
        </Ring>
      </Ring>
      <div className="-mt-1 min-h-5 text-xs text-soft pointer-coarse:min-h-8">
        {shown === null ? null : <ShownSide session={session} property={shown} />}
      </div>
    </div>
  );
}

/** The side that is changed: its name, where its value comes from, and a way back. */
function ShownSide({ session, property }: SpacingBoxProps & { property: SpaceProperty }) {
  const t = useTranslations('visualEditor');
  const fact = useEditing(session, ({ styles }) => styles[property]);
  const origin = useOrigin(session, fact);
  const name = t(`properties.${property}`);
  return (
    <p className="flex items-center gap-1">
      <span className="min-w-0 truncate">{`${name} · ${origin}`}</span>
      {fact?.origin === 'inline' ? (
        <ResetButton session={session} property={property} name={name} />
      ) : null}
    </p>
  );
}

interface RingProps extends SpacingBoxProps {
  space: Space;
  link: Link;
  /** A side is looked at: where its value comes from is told below. */
  onShow: (property: SpaceProperty) => void;
}

const PLACES: Record<Side, string> = {
  top: 'col-start-2 row-start-1',
  right: 'col-start-3 row-span-3 row-start-1',
  bottom: 'col-start-2 row-start-3',
  left: 'col-start-1 row-span-3 row-start-1',
};

function Ring({ children, ...props }: RingProps & { children: React.ReactNode }) {
  const t = useTranslations('visualEditor.spacing');
  const isOutside = props.space === 'margin';
  return (
    <div
      className={`relative grid grid-cols-[2.25rem_minmax(0,1fr)_2.25rem] grid-rows-[1.75rem_auto_1.75rem] rounded-control border border-edge pointer-coarse:grid-rows-[2.5rem_auto_2.5rem] ${isOutside ? 'border-dashed bg-paper' : 'bg-surface'}`}
    >
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1 left-1.5 text-[0.625rem] text-soft"
      >
        {t(props.space)}
      </span>
      {SIDES.map((side) => (
        <SideField key={side} {...props} side={side} />
      ))}
      <div className="col-start-2 row-start-2 min-w-0">{children}</div>
    </div>
  );
}

function SideField({ session, space, side, link, onShow }: RingProps & { side: Side }) {
  const t = useTranslations('visualEditor');
  const property = `${space}-${side}` as const;
  const rule: NumberRule = numberRuleOf(property) ?? { hasUnit: true };
  const fact = useEditing(session, ({ styles }) => styles[property]);
  const value = shownNumber(fact);
  const input = useRef<HTMLInputElement>(null);
  /** Ctrl or Cmd was held: all sides, whatever is linked. */
  const isForAll = useRef(false);
  const noteKeys = (event: KeyboardEvent | PointerEvent): void => {
    isForAll.current = event.ctrlKey || event.metaKey;
  };
  const changer = () =>
    stylesChanger(session, {
      of: linkedSides(property, isForAll.current ? 'all' : link),
      before: value,
      rule,
    });
  const draft = useDraft({
    // Pixels are understood: most values have them, and the room is small.
    value: value.replace(/(?<=\d)px$/, ''),
    source: useEditing(session, ({ styles }) => styles),
    rule,
    onTry: (typed) => changer().tryValue(typed),
    onChange: (typed) => changer().change(typed),
  });
  const scrub = useScrub({
    rule,
    begin: () =>
      document.activeElement === input.current ? null : firstNumber(draft.shown, fact?.value),
    onTry: draft.change,
    onKeep: draft.keep,
    onDrop: draft.drop,
  });
  return (
    <div
      className={`grid place-items-center ${PLACES[side]}`}
      onPointerMoveCapture={noteKeys}
      onKeyDownCapture={noteKeys}
      role="presentation"
    >
      <input
        ref={input}
        aria-label={t(`properties.${property}`)}
        aria-invalid={draft.isWrong || undefined}
        title={draft.isWrong ? t('notAValue') : `${t(`properties.${property}`)}: ${value}`}
        value={draft.said.text + draft.said.unit}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => draft.change(event.target.value)}
        onKeyDown={draft.handleKey}
        onBlur={draft.finish}
        onFocus={(event) => {
          onShow(property);
          draft.activate(event);
        }}
        {...scrub}
        className={`h-6 w-full min-w-0 rounded-sm bg-transparent px-0.5 text-center font-mono text-[0.6875rem] text-ink hover:bg-hover focus:cursor-text focus:bg-surface aria-invalid:text-danger pointer-coarse:h-10 pointer-coarse:text-sm ${fact?.origin === 'inline' ? 'font-semibold text-marine-strong' : ''} ${SCRUB_CLASSES}`}
      />
    </div>
  );
}
