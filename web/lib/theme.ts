import { create } from 'zustand';
import { readStored, writeStored } from './storage.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Also read by public/first-paint.js, before the first paint. */
const THEME_KEY = 'bluewave_theme';

export const useTheme = create<{ theme: Theme }>(() => ({
  theme: THEMES.find((theme) => theme === readStored(THEME_KEY)) ?? 'system',
}));

export function changeTheme(theme: Theme): void {
  writeStored(THEME_KEY, theme === 'system' ? null : theme);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  useTheme.setState({ theme });
}
