import { lazy, Suspense } from 'react';
import type { CommandActions } from './commands.ts';
import { showOverlay, usePalette } from './palette-store.ts';

const CommandPalette = lazy(async () => ({
  default: (await import('./command-palette.tsx')).CommandPalette,
}));
const ShortcutSheet = lazy(async () => ({
  default: (await import('./shortcut-sheet.tsx')).ShortcutSheet,
}));

/** The command palette or the shortcut sheet, while one is asked for. */
export function PaletteHost({ actions }: { actions: CommandActions }) {
  const overlay = usePalette((state) => state.overlay);
  if (overlay === null) return null;
  const close = () => showOverlay(null);
  return (
    <Suspense fallback={null}>
      {overlay === 'palette' ? (
        <CommandPalette actions={actions} onClose={close} />
      ) : (
        <ShortcutSheet onClose={close} />
      )}
    </Suspense>
  );
}
