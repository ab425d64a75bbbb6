/** A text field or select inside a panel. */
export const inputStyle =
  'h-9 w-full min-w-0 rounded-control border border-edge bg-surface px-2.5 hover:border-ink ' +
  'aria-invalid:border-danger pointer-coarse:h-11 pointer-coarse:text-base';

/** One row of a panel's list. */
export const rowStyle =
  'group flex h-9 items-center rounded-sm hover:bg-hover has-[[aria-current]]:bg-marine-wash pointer-coarse:h-11';

/** Shown when the row is pointed at or holds the focus; always where there is no pointer to hover with. */
export const rowButtonStyle =
  'grid size-8 shrink-0 place-items-center rounded-sm text-soft hover:bg-line hover:text-ink pointer-coarse:size-10 ' +
  'pointer-fine:opacity-0 group-hover:opacity-100 group-focus-within:opacity-100 [&_svg]:size-4';
