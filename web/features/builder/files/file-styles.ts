/** A text field or select inside a panel. */
export const inputStyle =
  'h-9 w-full min-w-0 rounded-control border border-edge bg-surface px-2.5 hover:border-ink ' +
  'aria-invalid:border-danger pointer-coarse:h-11 pointer-coarse:text-base';

/** One row of a panel's list. */
export const rowStyle =
  'group relative flex h-9 items-center rounded-sm [--row:var(--paper)] focus-within:bg-(--row) focus-within:[--row:var(--hover)] hover:bg-(--row) hover:[--row:var(--hover)] ' +
  'has-[[aria-current]]:bg-(--row) has-[[aria-current]]:[--row:var(--marine-wash)] pointer-coarse:h-11';

/**
 * The buttons of a row. With a mouse they cover the end of the name on hover and on focus, so that names have
 * the full width. On touch screens they are always visible beside the name.
 */
export const rowActionsStyle =
  'flex shrink-0 items-center pointer-fine:absolute pointer-fine:inset-y-0 pointer-fine:right-0 pointer-fine:rounded-sm ' +
  'pointer-fine:bg-(--row) pointer-fine:pl-1 pointer-fine:opacity-0 group-hover:opacity-100 group-focus-within:opacity-100';

export const rowButtonStyle =
  'grid size-8 shrink-0 place-items-center rounded-sm text-soft hover:bg-line hover:text-ink pointer-coarse:size-10 ' +
  '[&_svg]:size-4';
