/** Colours of the picture fields (`c…`) and of the objects that stand on them (`f…`). */
export const ART_CSS = `
.art { display: block; width: 100%; height: 100%; background: var(--color-tint); }
.slot { border-radius: inherit; --slot: color-mix(in oklab, var(--bg, var(--color-ground)) 88%, var(--fg-brand, var(--color-brand))); --slot-far: color-mix(in oklab, var(--bg, var(--color-ground)) 72%, var(--fg-brand, var(--color-brand))); --art-a: currentColor; --art-b: currentColor; --art-c: var(--slot); --art-o: currentColor; min-height: 9rem; background: linear-gradient(155deg, var(--slot) 35%, var(--slot-far)); color: var(--fg); }
:nth-child(3n + 2) > .picture .slot { --slot: color-mix(in oklab, var(--bg, var(--color-ground)) 82%, var(--color-accent)); --slot-far: color-mix(in oklab, var(--bg, var(--color-ground)) 62%, var(--color-accent)); }
:nth-child(3n) > .picture .slot { --slot: color-mix(in oklab, var(--bg, var(--color-ground)) 88%, var(--fg)); --slot-far: color-mix(in oklab, var(--bg, var(--color-ground)) 76%, var(--fg)); }
.slot text { fill: currentColor; font: 500 0.9rem/1 var(--font-label); }
.slot .slot-kind { font-size: 0.8rem; opacity: 0.75; }
.slot path { fill: none; stroke: currentColor; stroke-width: 1.5; opacity: 0.6; }
.slot use { opacity: 0.82; }
.sprite { position: absolute; width: 0; height: 0; }
.c0 { fill: var(--color-tint); }
.c1 { fill: var(--color-brand); }
.c2 { fill: var(--color-accent); }
.c3 { fill: var(--color-art-dark); }
.c4 { fill: var(--color-surface); }
.f0 { --field: var(--color-tint); --art-a: var(--color-brand); --art-b: var(--color-art-dark); --art-c: var(--color-accent); --art-o: var(--color-ink); }
.band-tint .f0 { --field: var(--color-surface); }
.f1 { --field: var(--color-brand); --art-a: var(--color-on-brand); --art-b: var(--color-deep); --art-c: var(--color-accent); --art-o: var(--color-on-brand); }
.f2 { --field: var(--color-accent); --art-a: var(--color-deep); --art-b: var(--color-brand); --art-c: var(--color-accent); --art-o: var(--color-on-accent); }
.f3 { --field: var(--color-deep); --art-a: var(--color-accent); --art-b: var(--color-deep-brand); --art-c: var(--color-deep); --art-o: var(--color-on-deep); }
.f4 { --field: var(--color-surface); --art-a: var(--color-brand); --art-b: var(--color-accent); --art-c: var(--color-tint); --art-o: var(--color-ink); }
.a, .b, .c { stroke: var(--art-key, none); stroke-width: var(--art-key-width, 2px); stroke-linejoin: round; }
.a { fill: var(--art-a); }
.b { fill: var(--art-b); }
.c { fill: var(--art-c); }
.o, .ink, .grid, .measure { fill: none; stroke: var(--art-o); stroke-linecap: round; stroke-linejoin: round; }
.o, .i { stroke-width: var(--art-line, 3px); }
.i { fill: none; stroke: var(--art-c); stroke-linecap: round; stroke-linejoin: round; }
.o.heavy { stroke-width: 4.5px; }
.o.wide { stroke-width: 9px; }
.ticks { stroke-linecap: butt; }
.stroked { fill: none; stroke-width: 3; stroke-linecap: round; }
.c1.stroked { stroke: var(--color-brand); }
.c2.stroked { stroke: var(--color-accent); }
.c3.stroked { stroke: var(--color-art-dark); }
.grid { stroke: var(--color-deep-line); stroke-width: 1; }
.measure { stroke: var(--color-deep-brand); stroke-width: 1.5; }
.drawn :is(.a, .b, .c, .i) { fill: none; stroke: var(--art-o); stroke-width: 1.6; }
.shadow { fill: #000; opacity: 0.13; }
.glow { fill: #fff; opacity: 0.42; }
.sheer { opacity: 0.72; }
.type text { font-family: var(--font-display); font-weight: var(--weight-display); letter-spacing: -0.05em; }
.type .rings { fill: none; stroke: currentColor; }
.on1 { fill: var(--color-on-brand); color: var(--color-on-brand); }
.on2 { fill: var(--color-on-accent); color: var(--color-on-accent); }
.on3 { fill: var(--color-deep-brand); color: var(--color-deep-brand); }
.type .c1 { color: var(--color-brand); }
`;
