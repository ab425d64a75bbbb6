/** How outlines look: one accent and a white hairline beside it, so that they show on any page. */
export const OVERLAY_CSS = `
div{position:absolute;left:0;top:0;box-sizing:border-box;pointer-events:none}
.hover{box-shadow:0 0 0 1px #1d63ed,0 0 0 2px #fffc}
.chosen{box-shadow:0 0 0 2px #1d63ed,0 0 0 3px #fffc}
.mark{border-radius:3px;box-shadow:0 0 0 2px #0b8457,0 0 0 3px #fffc}
.mark.now{animation:now .9s ease-out 2}
.mark.moment{animation:moment 2.6s ease-in forwards}
.mark.quiet{box-shadow:0 0 0 1px #0b8457,0 0 0 2px #fff9}
.mark.inside{box-shadow:none;outline:2px dashed #0b8457;outline-offset:-2px}
.mark.place{border-radius:2px;background:#0b8457}
@keyframes now{from{background:#0b845740}to{background:#0b845700}}
@keyframes moment{from{background:#0b845730}to{opacity:0}}
@media(prefers-reduced-motion:reduce){.mark.now{animation:none}}
.made{box-shadow:0 0 0 1px #b45309,0 0 0 2px #fffc}
.typing{outline:2px solid #1d63ed;outline-offset:4px;border-radius:2px}
.tab{font:500 11px/16px system-ui,sans-serif;width:auto!important;height:18px!important;padding:1px 6px;border-radius:4px;background:#1d63ed;color:#fff;white-space:nowrap;box-shadow:0 0 0 1px #fffc}
.tab.light{background:#fff;color:#1d4fc4;box-shadow:0 0 0 1px #1d63ed}
.grip{pointer-events:auto;cursor:grab;touch-action:none}
.grip::after{content:'';position:absolute;inset:-3px}
@media(pointer:coarse){.grip::after{inset:-12px -8px}.grip{min-width:40px}}
.onto{background:#1d63ed40;box-shadow:inset 0 0 0 3px #1d63ed,inset 0 0 0 4px #fffc}
.parent{background:#1d63ed1a;box-shadow:inset 0 0 0 1px #1d63ed}
.line{background:#1d63ed;border-radius:2px;box-shadow:0 0 0 1px #fffc}
.veil{z-index:-1;box-shadow:0 0 0 300vmax #0d1424b3}
.shield{pointer-events:auto}
:host([data-state=dragging]) .grip{pointer-events:none}
.gone{display:none}
`;
