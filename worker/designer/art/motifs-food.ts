/**
 * Objects on a 100 × 100 field that stand on y = 92. The classes set the colour, so that a direction can
 * recolour all of them: `a` main fill, `b` second fill, `c` light fill, `o` line, `i` light line within a
 * fill. On some grounds `a`, `b` and `o` are one colour and `c` is the ground itself: what must be told apart touches `c`.
 */
export const FOOD_MOTIFS = {
  loaf: `<path class="a" d="M6 66c0-22 20-36 44-36s44 14 44 36c0 16-8 26-20 26H26C14 92 6 82 6 66Z"/><path class="c" d="M26 48c8 4 12 14 10 26M46 40c9 6 14 18 11 32M66 42c8 6 12 16 10 28l6-2c2-12-4-22-12-28ZM26 48l6-5c9 6 13 18 10 30l-6 1M46 40l7-1c10 8 14 20 11 32h-7"/>`,
  baguette: `<g transform="rotate(-32 50 60)"><rect class="a" x="-6" y="48" width="112" height="24" rx="12"/><path class="c" d="m14 50 12 14 5-2-10-12ZM36 49l12 15 5-1-10-14ZM58 49l12 15 5-1-10-14ZM80 50l10 13 5-2-9-12Z"/></g>`,
  croissant: `<path class="a" d="M8 82C4 50 24 28 50 28s46 22 42 54c-1 8-14 10-20 2-4-10-10-16-22-16s-18 6-22 16c-6 8-19 6-20-2Z"/><path class="i" d="M35 31 30 74M65 31l5 43M44 28l-2 41M56 28l2 41M21 44l3 42M79 44l-3 42"/>`,
  wheat: `<path class="o" d="M50 96V30"/><path class="a" d="M50 8c7 7 7 16 0 23-7-7-7-16 0-23ZM50 46c0-12 7-18 18-18 0 12-7 18-18 18ZM50 46c0-12-7-18-18-18 0 12 7 18 18 18ZM50 64c0-12 7-18 18-18 0 12-7 18-18 18ZM50 64c0-12-7-18-18-18 0 12 7 18 18 18ZM50 82c0-12 7-18 18-18 0 12-7 18-18 18ZM50 82c0-12-7-18-18-18 0 12 7 18 18 18Z"/>`,
  cake: `<path class="a" d="M16 52h68v40H16z"/><path class="c" d="M16 44c0-6 6-8 12-8h44c6 0 12 2 12 8v14c0 7-10 7-11 0-1 9-13 9-14 0-1 12-17 12-18 0-1 9-13 9-14 0-1 7-11 7-11 0Z"/><path class="b" d="M16 74h68v6H16zM47 16h6v20h-6z"/><circle class="b" cx="50" cy="12" r="6"/>`,
  cup: `<path class="a" d="M18 46h52v24c0 13-10 22-22 22h-8c-12 0-22-9-22-22Z"/><path class="o" d="M70 52h8c7 0 11 4 11 10s-4 10-11 10h-9"/><ellipse class="b" cx="44" cy="46" rx="26" ry="6"/><path class="o" d="M34 32c-5-6 5-10 0-18M52 32c-5-6 5-10 0-18"/>`,
  pizza: `<path class="a" d="M50 96 8 26c26-16 58-16 84 0Z"/><path class="c" d="M50 84 17 32c20-11 46-11 66 0Z"/><circle class="b" cx="42" cy="42" r="8"/><circle class="b" cx="62" cy="46" r="7"/><circle class="b" cx="50" cy="64" r="6"/><path class="o" d="M32 34l5 3M56 34l6-2M48 52l5-3M70 36l-4 4"/>`,
  bottle: `<path class="a" d="M42 4h16v24c0 8 10 10 10 22v36c0 4-2 6-6 6H38c-4 0-6-2-6-6V50c0-12 10-14 10-22Z"/><path class="c" d="M32 56h36v20H32z"/><path class="b" d="M42 4h16v10H42z"/><path class="o" d="M40 64h20M40 69h12"/>`,
  glass: `<path class="c" d="M28 10h44c3 26-4 42-22 42S25 36 28 10Z"/><path class="a" d="M27 28h46c-1 15-8 24-23 24s-22-9-23-24Z"/><path class="o" d="M50 52v38M32 92h36"/>`,
  grapes: `<path class="o" d="M52 26V8"/><path class="b" d="M52 22c2-12 14-18 28-14-2 14-14 20-28 14Z"/><g class="a"><circle cx="32" cy="36" r="11"/><circle cx="53" cy="36" r="11"/><circle cx="74" cy="36" r="11"/><circle cx="42" cy="54" r="11"/><circle cx="63" cy="54" r="11"/><circle cx="53" cy="72" r="11"/><circle cx="52" cy="87" r="8"/></g><path class="o" d="M28 32l4-3M49 32l4-3M38 50l4-3M59 50l4-3M49 68l4-3"/>`,
  cutlery: `<path class="a" d="M26 6h4v22h4V6h4v22h4V6h4v30c0 6-3 9-7 10v46h-6V46c-4-1-7-4-7-10ZM62 6c10 4 14 16 14 30 0 8-3 14-8 16v40h-6Z"/>`,
  plate: `<circle class="a" cx="50" cy="54" r="34"/><circle class="c" cx="50" cy="54" r="23"/><path class="b" d="M2 26h3v18h3V26h3v18h3V26h3v24c0 4-2 6-5 7v35H7V57c-3-1-5-3-5-7ZM90 24c6 4 8 12 8 22 0 6-2 10-5 11v35h-5V24Z"/>`,
  tomato: `<circle class="a" cx="50" cy="60" r="33"/><path class="b" d="m50 34-6-14 2-8h7l1 9c8-3 15-2 21 4-8 1-12 5-15 11-6-4-11-4-18 0-3-6-8-9-16-10 6-7 14-8 24 8Z"/><path class="o" d="M29 54c2-6 5-9 10-12"/>`,
  fish: `<path class="a" d="M4 56c16-26 48-30 66-8l22-16c-4 14-4 30 0 44L70 62C52 84 20 82 4 56Z"/><circle class="c" cx="24" cy="52" r="4"/><path class="o" d="M36 42c6 9 6 20 0 30M50 46c4 6 4 13 0 20"/>`,
  olive: `<path class="o" d="M8 92C26 60 50 36 92 18"/><path class="a" d="M30 62c-14-4-20-16-16-30 14 4 20 16 16 30ZM52 44C42 34 42 20 52 10c10 10 10 24 0 34ZM72 31c4-13 14-19 26-17-4 12-14 18-26 17ZM40 54c12-8 26-6 34 6-12 8-26 6-34-6Z"/><ellipse class="b" cx="36" cy="78" rx="9" ry="12"/><ellipse class="b" cx="64" cy="72" rx="9" ry="12"/>`,
  pot: `<path class="a" d="M14 44h72v30c0 10-8 18-18 18H32c-10 0-18-8-18-18Z"/><path class="b" d="M8 38h84v8H8z"/><path class="o" d="M34 28c-4-6 4-8 0-16M50 28c-4-6 4-8 0-16M66 28c-4-6 4-8 0-16"/>`,
  icecream: `<path class="c" d="M30 46h40L50 96Z"/><path class="o" d="m36 60 24-14M42 76l22-16M64 60 40 46M58 76 36 60"/><circle class="b" cx="36" cy="34" r="18"/><circle class="a" cx="64" cy="34" r="18"/><circle class="a" cx="50" cy="20" r="16"/><path class="b" d="M26 44h48v6H26z"/>`,
} as const;
