import { create } from 'zustand';
import { readStored, writeStored } from '#web/lib/storage.ts';
import { isSwallowed, type ToastKey } from './toast-rules.ts';

const KEY = 'bluewave_silent';

interface SilentMode {
  isSilent: boolean;
  /** How often each toast was left out, so that what shows the same can draw the eye instead. */
  leftOut: Partial<Record<ToastKey, number>>;
}

/** Silent mode is on until somebody turns it off; kept in this browser. */
export const useSilentMode = create<SilentMode>(() => ({
  isSilent: readStored(KEY) !== 'off',
  leftOut: {},
}));

/** True when the toast is to be shown; else it is counted as left out. */
export function isHeard(key: ToastKey): boolean {
  const { isSilent, leftOut } = useSilentMode.getState();
  if (!isSwallowed(key, isSilent)) return true;
  useSilentMode.setState({ leftOut: { ...leftOut, [key]: (leftOut[key] ?? 0) + 1 } });
  return false;
}

export function toggleSilentMode(): void {
  const isSilent = !useSilentMode.getState().isSilent;
  writeStored(KEY, isSilent ? null : 'off');
  useSilentMode.setState({ isSilent });
}
