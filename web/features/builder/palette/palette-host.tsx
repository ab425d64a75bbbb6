import { onDemand } from '../on-demand.tsx';
import type { CommandActions } from './commands.ts';
import { showOverlay, usePalette } from './palette-store.ts';

const CommandPalette = onDemand(
  () => import('./command-palette.tsx'),
  (it) => it.CommandPalette,
);
const ShortcutSheet = onDemand(
  () => import('./shortcut-sheet.tsx'),
  (it) => it.ShortcutSheet,
);

/** Shows the command palette or the shortcut sheet when one is open. */
export function PaletteHost({ actions }: { actions: CommandActions }) {
  const overlay = usePalette((state) => state.overlay);
  if (overlay === null) return null;
  const close = () => showOverlay(null);
  return overlay === 'palette' ? (
    <CommandPalette actions={actions} onClose={close} onMissing={close} />
  ) : (
    <ShortcutSheet onClose={close} onMissing={close} />
  );
}
