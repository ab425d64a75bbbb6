import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitRail } from './fit-rail.ts';
import { RAIL_TOOLS, type RailToolId } from './rail-tools.ts';
import { toolState, type RailFacts } from './tool-state.ts';

const FACTS: RailFacts = {
  view: 'preview',
  hasPreview: true,
  obstacle: null,
  isEditing: true,
  isLocked: false,
  hasSite: true,
  isSilent: true,
  element: {
    hasSelection: true,
    isPageRoot: false,
    canMoveUp: true,
    canMoveDown: true,
    mode: 'select',
    isAssisting: false,
  },
};
const IDS = RAIL_TOOLS.map(({ id }) => id);
const GROUPS = RAIL_TOOLS.map(({ group }) => group);

function blocked(facts: Partial<RailFacts>): Partial<Record<RailToolId, string>> {
  const states = IDS.map((id) => [id, toolState(id, { ...FACTS, ...facts }).block?.kind] as const);
  return Object.fromEntries(states.filter(([, kind]) => kind !== undefined));
}

function element(facts: Partial<NonNullable<RailFacts['element']>>): RailFacts['element'] {
  return FACTS.element && { ...FACTS.element, ...facts };
}

test('with an element selected every tool works', () => {
  expect(blocked({})).toEqual({});
});

test('without a selection the tools of the element say what to do first', () => {
  expect(blocked({ element: element({ hasSelection: false }) })).toEqual({
    assistant: 'no-selection',
    delete: 'no-selection',
    duplicate: 'no-selection',
    up: 'no-selection',
    down: 'no-selection',
    layout: 'no-selection',
  });
});

test('the page itself and the ends of a row are told apart', () => {
  const root = element({ isPageRoot: true, canMoveUp: false, canMoveDown: false });
  expect(new Set(Object.values(blocked({ element: root })))).toEqual(new Set(['page-root']));
  expect(blocked({ element: element({ canMoveUp: false }) })).toEqual({ up: 'first' });
  expect(blocked({ element: element({ canMoveDown: false }) })).toEqual({ down: 'last' });
});

test.each([
  [{ isLocked: true }, 'working'],
  [{ view: 'code' }, 'code-view'],
  [{ isEditing: false, element: null }, 'not-editing'],
  [{ element: null }, 'loading'],
  [{ obstacle: 'large', element: null }, 'obstacle'],
] as const)('the tools of the page say why they wait: %o', (facts, kind) => {
  const { mode, heading, link, assistant, up } = blocked(facts);
  expect([mode, heading, link, assistant, up]).toEqual([kind, kind, kind, kind, kind]);
});

test('saving needs a page, and that the AI does not have the page', () => {
  expect(blocked({ hasSite: false }).save).toBe('no-site');
  expect(blocked({ isLocked: true }).save).toBe('working');
});

test('a file without a preview is code', () => {
  const code = blocked({ hasPreview: false, view: 'code', obstacle: 'no-page' });
  expect([code.preview, code.code]).toEqual(['no-preview', 'no-preview']);
});

test('switches show whether they are on', () => {
  const pressed = (facts: Partial<RailFacts>) =>
    IDS.filter((id) => toolState(id, { ...FACTS, ...facts }).isPressed === true);
  expect(pressed({})).toEqual(['preview', 'silent']);
  const busy = element({ mode: 'text', isAssisting: true });
  expect(pressed({ view: 'code', isSilent: false, element: busy })).toEqual([
    'code',
    'mode',
    'assistant',
  ]);
});

test('a rail of 829 pixels holds every tool beside an open panel; a short one puts the last into its menu', () => {
  const parts = { isTouch: false, fixed: 8, files: 0, groups: GROUPS.slice(0, 16) };
  expect(fitRail({ ...parts, heightPx: 829 })).toEqual({ files: 0, tools: 16 });
  expect(fitRail({ ...parts, heightPx: 700 })).toEqual({ files: 0, tools: 11 });
  expect(fitRail({ ...parts, heightPx: 0 })).toEqual({ files: 0, tools: 0 });
});

/** CSS pixels that a fit needs, all lines and the menu of what is left out included. */
function usedPx(fit: { tools: number; files: number }, isTouch: boolean): number {
  const lines = new Set(GROUPS.slice(0, fit.tools)).size + (fit.files > 0 ? 1 : 0);
  const rows = 8 + fit.tools + fit.files + (fit.tools < GROUPS.length ? 1 : 0);
  return rows * (isTouch ? 42 : 32) + lines * 9;
}

test('what is drawn never needs more than the height', () => {
  const rail = fc.record({
    heightPx: fc.integer({ min: 400, max: 1_400 }),
    isTouch: fc.boolean(),
    files: fc.integer({ min: 0, max: 5 }),
  });
  const isWithin = fc.property(rail, ({ heightPx, isTouch, files }) => {
    const fit = fitRail({ heightPx, isTouch, files, fixed: 8, groups: GROUPS });
    return usedPx(fit, isTouch) <= heightPx;
  });
  expect(() => fc.assert(isWithin)).not.toThrow();
});
