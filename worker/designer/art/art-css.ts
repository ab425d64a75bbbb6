/** Colours of the picture fields and of the objects that stand on them. */
export const ART_CSS = `
.art { display: block; width: 100%; height: 100%; background: var(--color-tint); }
.sprite { position: absolute; width: 0; height: 0; }
.f { fill: var(--field); }
.f0 { --field: var(--color-tint); --art-a: var(--color-brand); --art-b: var(--color-art-dark); --art-c: var(--color-accent); --art-o: var(--color-ink); }
.band-tint .f0 { --field: var(--color-surface); }
.f1 { --field: var(--color-brand); --art-a: var(--color-on-brand); --art-b: var(--color-deep); --art-c: var(--color-accent); --art-o: var(--color-on-brand); }
.f2 { --field: var(--color-accent); --art-a: var(--color-deep); --art-b: var(--color-brand); --art-c: var(--color-accent); --art-o: var(--color-on-accent); }
.f3 { --field: var(--color-deep); --art-a: var(--color-accent); --art-b: var(--color-deep-brand); --art-c: var(--color-deep); --art-o: var(--color-on-deep); }
.f4 { --field: var(--color-surface); --art-a: var(--color-brand); --art-b: var(--color-accent); --art-c: var(--color-tint); --art-o: var(--color-ink); }
.a { fill: var(--art-a); }
.b { fill: var(--art-b); }
.c { fill: var(--art-c); }
.o, .swell, .grid, .measure { fill: none; stroke: var(--art-o); stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
.wide { stroke-width: 9; }
.grid { stroke: var(--color-deep-line); stroke-width: 1; }
.measure { stroke: var(--color-deep-brand); stroke-width: 1.5; }
.drawn :is(.a, .b, .c) { fill: none; stroke: var(--art-o); stroke-width: 1.6; }
`;
