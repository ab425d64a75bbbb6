export const LOOK_CARD =
  'grid min-h-11 gap-1.5 rounded-control border border-line bg-surface p-2 text-left hover:border-ink focus-visible:border-ink aria-pressed:border-marine aria-pressed:bg-marine-wash';
