/** Houses, rooms and landscapes; see `motifs-food.ts` for the field and the classes. */
export const PLACE_MOTIFS = {
  house: `<path class="c" d="M18 46h64v46H18z"/><path class="a" d="M50 10 6 48h88Z"/><path class="b" d="M42 62h16v30H42z"/><path class="a" d="M26 56h10v12H26zM64 56h10v12H64z"/>`,
  key: `<circle class="a" cx="30" cy="34" r="24"/><circle class="c" cx="30" cy="34" r="10"/><path class="a" d="m44 46 8-8 42 42-8 8-7-7-6 6-7-7 6-6-5-5-6 6-7-7 6-6Z"/>`,
  bed: `<path class="a" d="M4 30h8v32h84v30h-8V80H12v12H4z"/><path class="c" d="M16 46c0-5 3-8 8-8h12c5 0 8 3 8 8v12H16Z"/><path class="b" d="M46 58c0-8 4-12 12-12h26c8 0 12 4 12 12v8H46Z"/>`,
  window: `<path class="a" d="M18 92V44c0-20 14-34 32-34s32 14 32 34v48Z"/><path class="c" d="M26 84V44c0-14 10-26 24-26s24 12 24 26v40Z"/><path class="b" d="M26 84V68c16-14 32-6 48-16v32Z"/><path class="o" d="M50 18v66M26 50h48"/><path class="a" d="M10 86h80v6H10z"/>`,
  mountain: `<path class="a" d="M2 92 38 26l36 66Z"/><path class="b" d="m48 92 24-42 26 42Z"/><path class="c" d="m38 26 12 22-7 6-6-6-8 8-5-6Z"/>`,
  cypress: `<path class="a" d="M32 14c10 18 13 46 8 68H24c-5-22-2-50 8-68Z"/><path class="b" d="M68 30c8 16 10 36 6 54H62c-4-18-2-38 6-54Z"/><path class="o" d="M32 82v10M68 84v8"/>`,
  tree: `<path class="b" d="M46 58h8v34h-8z"/><circle class="a" cx="50" cy="36" r="28"/><circle class="c" cx="40" cy="30" r="5"/><circle class="c" cx="60" cy="42" r="5"/><circle class="c" cx="46" cy="50" r="4"/>`,
  boat: `<path class="a" d="M6 68h88c-4 16-12 24-24 24H30C18 92 10 84 6 68Z"/><path class="c" d="M54 8v54h34Z"/><path class="b" d="M46 18v44H16Z"/><path class="o" d="M50 4v64"/>`,
  tower: `<path class="a" d="M34 28h32v64H34z"/><path class="b" d="M28 14h9v8h9v-8h8v8h9v-8h9v16H28z"/><path class="c" d="M45 42c0-7 10-7 10 0v12H45ZM43 72c0-10 14-10 14 0v20H43Z"/>`,
  crane: `<path class="b" d="M22 20h8v72h-8zM12 88h28v4H12z"/><path class="a" d="M6 16h88v8H6z"/><path class="o" d="M26 4 6 18M26 4l60 14M80 24v26"/><path class="a" d="M70 50h20v16H70z"/>`,
  sign: `<path class="b" d="M46 6h8v86h-8z"/><path class="a" d="M12 16h60l16 12-16 12H12Z"/><path class="c" d="M88 48H30L14 60l16 12h58Z"/>`,
  suitcase: `<path class="a" d="M8 32h84v60H8z"/><path class="b" d="M24 32h8v60h-8zM68 32h8v60h-8z"/><path class="o" d="M36 32V16h28v16"/>`,
  compass: `<circle class="a" cx="50" cy="52" r="40"/><circle class="c" cx="50" cy="52" r="31"/><path class="b" d="m50 52-8-8 24-16Z"/><path class="a" d="m50 52 8 8-24 16-16 0Z" transform="matrix(.7 0 0 .7 22 14)"/><circle class="a" cx="50" cy="52" r="4"/>`,
} as const;
