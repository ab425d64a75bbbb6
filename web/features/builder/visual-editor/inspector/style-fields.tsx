import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { controlsOf, type ElementControls } from '#domain/html/element-controls.ts';
import { isInDrawing } from '#domain/html/element-kind.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { Segmented } from '#web/components/ui/segmented.tsx';
import type { EditingSession } from '../editing-types.ts';
import type { StyleReach } from '../gestures.ts';
import type { InspectedProperty } from '../inspected.ts';
import { useEditing, useSelected } from '../use-editing.ts';
import { SpacingBox } from './spacing-box.tsx';
import { StyleField } from './style-field.tsx';

interface StyleFieldsProps {
  session: EditingSession;
  narrowPx: number | null;
}

interface Group {
  id: 'text' | 'space' | 'size' | 'border' | 'layout' | 'shape';
  /** What an element has to have for the group to do something. */
  needs: keyof ElementControls | 'isShape';
  properties: readonly InspectedProperty[];
}

/** Font, size, alignment and colours are in the toolbar (on phones in sheets of their own), and there alone. */
const GROUPS: readonly Group[] = [
  { id: 'shape', needs: 'isShape', properties: ['fill', 'stroke', 'opacity'] },
  {
    id: 'text',
    needs: 'text',
    properties: [
      'font-weight',
      'line-height',
      'letter-spacing',
      'font-style',
      'text-transform',
      'text-decoration-line',
    ],
  },
  { id: 'space', needs: 'box', properties: [] },
  {
    id: 'size',
    needs: 'box',
    properties: ['width', 'height', 'max-width', 'min-height', 'object-fit'],
  },
  {
    id: 'border',
    needs: 'box',
    properties: [
      'border-width',
      'border-style',
      'border-radius',
      'opacity',
      'box-shadow',
      'border-color',
    ],
  },
  {
    id: 'layout',
    needs: 'layout',
    properties: ['display', 'flex-direction', 'gap', 'justify-content', 'align-items'],
  },
];

const textLast = (one: Group, other: Group): number =>
  Number(one.id === 'text') - Number(other.id === 'text');

/** The groups of looks that do something for this element, as it is shown at the moment. */
function groupsFor(element: IndexedElement, display: string, border: string): Group[] {
  const controls = controlsOf(element);
  const isShape = isInDrawing(element);
  const isRow = /flex/.test(display);
  const hasPlaces = isRow || /grid/.test(display);
  const idle = new Set<InspectedProperty>([
    ...(controls.fit ? [] : (['object-fit'] as const)),
    ...(isRow ? [] : (['flex-direction'] as const)),
    ...(hasPlaces ? [] : (['gap', 'justify-content', 'align-items'] as const)),
    ...(border === 'none' ? (['border-width', 'border-color'] as const) : []),
  ]);
  // What only holds others is placed and spaced first; its texts have looks of their own.
  const order = controls.typing ? GROUPS : GROUPS.toSorted(textLast);
  return order
    .filter(({ needs }) => (needs === 'isShape' ? isShape : controls[needs]))
    .map((group) => ({ ...group, properties: group.properties.filter((one) => !idle.has(one)) }));
}

/** The looks that the toolbar has not, each with where it comes from, and which elements a change is for. */
export function StyleFields({ session, narrowPx }: StyleFieldsProps) {
  const t = useTranslations('visualEditor');
  const wanted = useWantedGroup(session);
  const element = useSelected(session);
  const display = useEditing(session, ({ styles }) => styles['display']?.value ?? '');
  const border = useEditing(session, ({ styles }) => styles['border-style']?.value ?? '');
  const groups = element ? groupsFor(element, display, border) : [];
  return (
    <div ref={wanted} className="grid gap-4">
      <ReachChoice session={session} narrowPx={narrowPx} />
      {groups.map(({ id, properties }) => (
        <section key={id} data-group={id} aria-label={t(`groups.${id}`)} className="grid gap-2">
          <h3 className="text-xs font-medium">{t(`groups.${id}`)}</h3>
          {id === 'space' ? <SpacingBox session={session} /> : null}
          <div className="grid grid-cols-2 gap-x-2 gap-y-2.5 empty:hidden">
            {properties.map((property) => (
              <StyleField key={property} session={session} property={property} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** Brings the group of styles that was asked for into sight, with the focus in its first field. */
function useWantedGroup(session: EditingSession) {
  const fields = useRef<HTMLDivElement>(null);
  const wantedGroup = useEditing(session, (state) => state.wantedGroup);
  useEffect(() => {
    if (wantedGroup === null) return;
    const group = fields.current?.querySelector(`[data-group="${wantedGroup}"]`);
    group?.scrollIntoView({ block: 'start' });
    group?.querySelector<HTMLElement>('input, select, button')?.focus({ preventScroll: true });
    session.showGroup(null);
  }, [session, wantedGroup]);
  return fields;
}

/** Only this element, all that the same rule styles, or small windows only. */
function ReachChoice({ session, narrowPx }: StyleFieldsProps) {
  const t = useTranslations('visualEditor.reach');
  const reach = useEditing(session, (state) => state.reach);
  const rule = useEditing(session, ({ styles }) => widestRule(styles));
  const options: { value: StyleReach['kind']; label: string }[] = [
    { value: 'one', label: t('one') },
    ...(rule
      ? [{ value: 'alike' as const, label: t('alike', { count: String(rule.count) }) }]
      : []),
    ...(narrowPx === null
      ? []
      : [{ value: 'narrow' as const, label: t('narrow', { px: String(narrowPx) }) }]),
  ];
  function choose(kind: StyleReach['kind']): void {
    if (kind === 'alike' && rule) session.setReach({ kind, selector: rule.selector });
    else if (kind === 'narrow' && narrowPx !== null)
      session.setReach({ kind, maxWidthPx: narrowPx });
    else session.setReach({ kind: 'one' });
  }
  const shown = options.some(({ value }) => value === reach.kind) ? reach.kind : 'one';
  return (
    <div className="grid gap-1">
      <span className="text-xs text-soft">{t('label')}</span>
      <Segmented
        label={t('label')}
        value={shown}
        onChange={choose}
        options={options}
        className="w-full"
      />
      {rule && shown === 'alike' ? (
        <p className="text-xs text-soft">{t('alikeHint', { count: rule.count })}</p>
      ) : null}
    </div>
  );
}

type Rule = { selector: string; count: number };

const rules = new WeakMap<object, Rule | null>();

/** The class rule that styles this element together with most others; kept per answer of the frame. */
function widestRule(
  styles: ReturnType<EditingSession['store']['getState']>['styles'],
): Rule | null {
  const known = rules.get(styles);
  if (known !== undefined) return known;
  let widest: Rule | null = null;
  for (const { selector, count } of Object.values(styles)) {
    if (selector?.includes('.') !== true || count < 2 || count <= (widest?.count ?? 1)) continue;
    widest = { selector, count };
  }
  rules.set(styles, widest);
  return widest;
}
