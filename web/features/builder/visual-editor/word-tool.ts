/** The classes of a tool beside an element that is named in words. */
export const WORD_TOOL =
  'inline-flex h-8 items-center gap-1.5 rounded-control pr-2.5 pl-2 text-sm whitespace-nowrap hover:bg-hover pointer-coarse:h-10 [&_svg]:size-4';
