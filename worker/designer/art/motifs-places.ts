/** Houses, rooms and landscapes; see `motifs-food.ts` for the field and the classes. */
export const PLACE_MOTIFS = {
  house: `<path class="b" d="M66 14h12v22H66z"/><path class="a" d="M50 10 96 48l-5 6-41-34L9 54l-5-6Z"/><path class="a" d="M50 26 84 54v38H16V54Z"/><path class="c" d="M42 66h16v26H42zM24 58h12v13H24zM64 58h12v13H64zM44 40h12v11H44z"/>`,
  key: `<circle class="a" cx="30" cy="34" r="24"/><circle class="c" cx="30" cy="34" r="10"/><path class="a" d="m44 46 8-8 42 42-8 8-7-7-6 6-7-7 6-6-5-5-6 6-7-7 6-6Z"/>`,
  bed: `<path class="a" d="M4 22h9v42h74V44h9v48h-9V80H13v12H4z"/><path class="b" d="M17 48c0-5 3-8 8-8h12c5 0 8 3 8 8v13H17Z"/><path class="a" d="M49 61V50c0-6 4-10 10-10h25v21Z"/><path class="i" d="M13 67h74M60 42v18M72 42v18"/>`,
  window: `<path class="a" d="M18 92V44c0-20 14-34 32-34s32 14 32 34v48Z"/><path class="c" d="M26 84V44c0-14 10-26 24-26s24 12 24 26v40Z"/><path class="b" d="M26 84V68c16-14 32-6 48-16v32Z"/><path class="o" d="M50 18v66M26 50h48"/><path class="a" d="M10 86h80v6H10z"/>`,
  mountain: `<path class="a" d="M2 92 38 26l36 66Z"/><path class="b" d="m48 92 24-42 26 42Z"/><path class="c" d="m38 26 12 22-7 6-6-6-8 8-5-6Z"/>`,
  cypress: `<path class="a" d="M32 14c10 18 13 46 8 68H24c-5-22-2-50 8-68Z"/><path class="b" d="M68 30c8 16 10 36 6 54H62c-4-18-2-38 6-54Z"/><path class="o" d="M32 82v10M68 84v8"/>`,
  tree: `<path class="b" d="M44 64h12c0 11 2 20 8 28H36c6-8 8-17 8-28Z"/><path class="a" d="M36 58c-6 6-22 4-24-7-11-3-11-18-1-22-1-11 11-18 20-12 5-13 27-15 33-3 10-4 21 4 19 14 11 4 11 19 0 23-2 10-16 13-23 6-6 8-18 8-24 1Z"/><path class="i" d="M50 74V42M50 60 38 48M50 54l11-10M22 34c3-4 7-5 11-4M56 22c4-3 9-2 12 1M74 40c3-1 6 0 8 2"/>`,
  boat: `<path class="a" d="M6 68h88c-4 16-12 24-24 24H30C18 92 10 84 6 68Z"/><path class="c" d="M54 8v54h34Z"/><path class="b" d="M46 18v44H16Z"/><path class="o" d="M50 4v64"/>`,
  tower: `<path class="a" d="M34 28h32v64H34z"/><path class="b" d="M28 14h9v8h9v-8h8v8h9v-8h9v16H28z"/><path class="c" d="M45 42c0-7 10-7 10 0v12H45ZM43 72c0-10 14-10 14 0v20H43Z"/>`,
  crane: `<path class="b" d="M22 20h8v72h-8zM12 88h28v4H12z"/><path class="a" d="M6 16h88v8H6z"/><path class="o" d="M26 4 6 18M26 4l60 14M80 24v26"/><path class="a" d="M70 50h20v16H70z"/>`,
  sign: `<path class="b" d="M46 6h8v86h-8z"/><path class="a" d="M12 16h60l16 12-16 12H12Z"/><path class="c" d="M88 48H30L14 60l16 12h58Z"/>`,
  suitcase: `<path class="a" d="M8 32h84v60H8z"/><path class="b" d="M24 32h8v60h-8zM68 32h8v60h-8z"/><path class="o" d="M36 32V16h28v16"/>`,
  compass: `<circle class="a" cx="50" cy="52" r="41"/><circle class="c" cx="50" cy="52" r="32"/><path class="a" d="M48 23h4v7h-4zM48 74h4v7h-4zM21 50h7v4h-7zM72 50h7v4h-7z"/><path class="b" d="m68 34-11 25-14-14Z"/><path class="a" d="m32 70 11-25 14 14Z"/><circle class="c" cx="50" cy="52" r="4"/><path class="b" d="M44 2h12v9H44z"/>`,
} as const;
