/** How outlines look: one accent and a white hairline beside it, so that they show on any page. */
export const OVERLAY_CSS = `
div{position:absolute;left:0;top:0;box-sizing:border-box;pointer-events:none}
.hover{box-shadow:0 0 0 1px #1d63ed,0 0 0 2px #fffc}
.chosen{box-shadow:0 0 0 2px #1d63ed,0 0 0 3px #fffc}
.made{box-shadow:0 0 0 1px #b45309,0 0 0 2px #fffc}
.typing{box-shadow:0 0 0 1px #1d63ed66,0 0 0 2px #fff8}
.tab{font:500 11px/16px system-ui,sans-serif;width:auto!important;height:18px!important;padding:1px 6px;border-radius:4px;background:#1d63ed;color:#fff;white-space:nowrap;box-shadow:0 0 0 1px #fffc}
.tab.light{background:#fff;color:#1d4fc4;box-shadow:0 0 0 1px #1d63ed}
.grip{pointer-events:auto;cursor:grab;touch-action:none}
.grip::after{content:'';position:absolute;inset:-3px}
@media(pointer:coarse){.grip::after{inset:-12px -8px}.grip{min-width:40px}}
.parent{background:#1d63ed1a;box-shadow:inset 0 0 0 1px #1d63ed}
.line{background:#1d63ed;border-radius:2px;box-shadow:0 0 0 1px #fffc}
.shield{pointer-events:auto}
:host([data-state=dragging]) .grip{pointer-events:none}
.gone{display:none}
`;
