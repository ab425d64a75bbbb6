import { expect, test } from 'vitest';
import { nameBuilderChunk } from './builder-chunks.ts';

const SCREEN = '/app/web/app/builder-screen.tsx';
const CANVAS = '/app/web/features/builder/canvas.tsx';
const PALETTE = '/app/web/features/builder/palette/command-palette.tsx';
const SHARED = '/app/worker/shared/domain/files/file-type.ts';
const PROFILE = '/app/web/app/profile-screen.tsx';

const MODULES: Record<string, { importers?: string[]; dynamicImporters?: string[] }> = {
  [SCREEN]: { dynamicImporters: ['/app/web/app/app.tsx'] },
  [PROFILE]: { dynamicImporters: ['/app/web/app/app.tsx'] },
  [CANVAS]: { importers: [SCREEN] },
  [PALETTE]: { dynamicImporters: [CANVAS] },
  [SHARED]: { importers: [CANVAS, PALETTE] },
};

function chunkOf(id: string, modules = MODULES): string | null {
  return nameBuilderChunk(id, {
    getModuleInfo(wanted) {
      const links = modules[wanted];
      if (links === undefined) return null;
      return { isEntry: false, importers: [], dynamicImporters: [], ...links };
    },
  });
}

test('what the builder’s first view needs, alone or with its own later parts, is one chunk', () => {
  expect([CANVAS, SHARED].map((id) => chunkOf(id))).toEqual(['builder', 'builder']);
});

test('the screen itself and a part that comes later stay apart', () => {
  expect([SCREEN, PALETTE].map((id) => chunkOf(id))).toEqual([null, null]);
});

test('no other screen has to fetch the builder for what both need', () => {
  const modules = { ...MODULES, [SHARED]: { importers: [CANVAS, PROFILE] } };
  expect(chunkOf(SHARED, modules)).toBeNull();
});

test('modules that import each other in a circle are placed all the same', () => {
  const modules = { ...MODULES, [CANVAS]: { importers: [SCREEN, SHARED] } };
  expect(chunkOf(SHARED, modules)).toBe('builder');
});
