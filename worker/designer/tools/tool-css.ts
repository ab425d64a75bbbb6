/** Rules that the pages of all tools have, on top of the base rules and those of the direction. */
export const TOOL_CSS = `
[hidden] { display: none !important; }
.tool { min-height: 100svh; padding-block: clamp(1.4rem, 6vw, 5rem); border-top: clamp(0.5rem, 1.2vw, 1rem) solid var(--color-brand) !important; }
.tool .wrap { display: block !important; max-width: calc(58rem + 2 * var(--gutter)); }
.tool-head { margin-bottom: clamp(1.2rem, 4vw, 3rem); }
.tool-head h1 { font-size: clamp(2.3rem, 6.4vw, 4.6rem); hyphens: none; overflow-wrap: break-word; }
.tool-head .lead { margin-top: 0.7rem; }
.tool-panel { background: var(--color-surface); color: var(--color-ink); border: var(--stroke) solid var(--color-line); border-radius: min(var(--radius), 24px); padding: clamp(1.1rem, 3.4vw, 2.6rem); }
.tool input:not([type='checkbox'], [type='radio']), .tool select { min-height: 3rem; background: var(--color-ground); color: var(--color-ink); }
.tool-button { min-height: 3rem; padding: 0.7rem 1.5rem; border: 0; border-radius: min(var(--radius-button), 999px); background: var(--color-brand); color: var(--color-on-brand); font: 600 1.05rem/1.1 var(--font-label); cursor: pointer; }
.tool-button.quiet { background: none; color: inherit; box-shadow: inset 0 0 0 max(1px, var(--stroke)) var(--color-control); }
.tool-button:disabled { opacity: 0.55; cursor: default; }
.tool .hint { margin-top: 1rem; }
@media (hover: hover) { .tool-button:hover { filter: saturate(1.2) brightness(0.94); } }
@media print { .tool-button, .pad { display: none; } }
`;
