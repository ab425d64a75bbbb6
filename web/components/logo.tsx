/** The mark, a sun over two waves. The name beside it is text, so screen readers read it once. */
export function Logo({ isCompact = false }: { isCompact?: boolean }) {
  return (
    <span className="flex items-center gap-2 font-display text-[1.1875rem] font-bold tracking-tight">
      <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
        <rect width="32" height="32" rx="8" className="fill-marine" />
        <g className="stroke-on-marine" fill="none" strokeWidth="2.6" strokeLinecap="round">
          <path d="M4 19.5c4 0 4-4 8-4s4 4 8 4 4-4 8-4" />
          <path d="M4 25.5c4 0 4-4 8-4s4 4 8 4 4-4 8-4" />
        </g>
        <circle cx="21.5" cy="9" r="3" className="fill-on-marine" />
      </svg>
      <span className={isCompact ? 'sr-only' : undefined}>Bluewave</span>
    </span>
  );
}
