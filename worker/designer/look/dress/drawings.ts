import { svg } from './ornaments.ts';

/** Ornaments and patterns: masks are black, patterns bring their colours. */
export const SWELLED = svg(240, 12, "<path d='M0 6q120-9 240 0q-120 9-240 0Z'/>");

export const FIST = svg(
  34,
  20,
  "<path d='M0 4h7v13H0zM9 5c3-3 6-4 9-4l3 3h11a2 2 0 0 1 0 4H21l3 1a2 2 0 0 1-1 4 2 2 0 0 1-2 3 2 2 0 0 1-2 2c-4 1-7 0-10-2Z'/>",
);

export const FLEURON = svg(
  120,
  24,
  "<path d='M0 11h38v2H0zM82 11h38v2H82zM60 0c4 5 4 8 0 11-4-3-4-6 0-11ZM60 24c4-5 4-8 0-11-4 3-4 6 0 11ZM46 12c5-5 8-5 12 0-4 5-7 5-12 0ZM74 12c-5-5-8-5-12 0 4 5 7 5 12 0Z'/>",
);

export const SPRIG = svg(
  180,
  30,
  "<path d='M4 15h172' stroke='#000' stroke-width='1.5'/><path d='M60 15C62 5 70 1 80 1c0 9-8 15-20 14ZM120 15c-2-10-10-14-20-14 0 9 8 15 20 14ZM70 15c2 9 9 14 18 14 0-8-7-14-18-14ZM110 15c-2 9-9 14-18 14 0-8 7-14 18-14Z'/><circle cx='90' cy='15' r='4'/>",
);

export const LEAF = svg(20, 20, "<path d='M2 18C2 7 8 2 18 2c0 10-5 16-13 14l7-8-9 9Z'/>");

export const VINE = svg(
  60,
  60,
  "<rect width='60' height='60' fill='#f0e2c0'/><path d='M0 10q15-12 30 0t30 0M0 50q15 12 30 0t30 0M10 0q-12 15 0 30t0 30M50 0q12 15 0 30t0 30' fill='none' stroke='#23527c' stroke-width='2.5'/><g fill='#a8281e'><circle cx='30' cy='10' r='4'/><circle cx='30' cy='50' r='4'/><circle cx='10' cy='30' r='4'/><circle cx='50' cy='30' r='4'/></g><g fill='#b8862b'><circle cx='10' cy='10' r='5.5'/><circle cx='50' cy='10' r='5.5'/><circle cx='10' cy='50' r='5.5'/><circle cx='50' cy='50' r='5.5'/></g>",
);

export const FAN = svg(
  160,
  82,
  "<g fill='none' stroke='#000' stroke-width='2.5'><path d='M80 80 2 74M80 80 10 44M80 80 32 18M80 80 62 4M80 80 98 4M80 80l48-62M80 80l70-36M80 80l78-6'/><path d='M38 80a42 42 0 0 1 84 0'/></g><path d='M58 80a22 22 0 0 1 44 0Z'/>",
);

export const SCALES = svg(
  48,
  24,
  "<g fill='none' stroke='#808080' stroke-opacity='.28'><path d='M0 24a24 24 0 0 1 48 0M8 24a16 16 0 0 1 32 0M16 24a8 8 0 0 1 16 0M-24 0a24 24 0 0 0 48 0M24 0a24 24 0 0 0 48 0'/></g>",
);

export const WHIP = svg(
  220,
  34,
  "<g fill='none' stroke='#000' stroke-width='2.2'><path d='M2 17c30-22 52-14 62 0s30 20 46 0c16 20 36 14 46 0s32-22 62 0M40 12c-6-12 8-14 10-4M180 12c6-12-8-14-10-4'/></g><circle cx='110' cy='14' r='5'/><circle cx='50' cy='6' r='3'/><circle cx='170' cy='6' r='3'/>",
);

export const MEASURE = svg(
  240,
  14,
  "<g fill='none' stroke='#000' stroke-width='1.4'><path d='M1 0v14M239 0v14M1 7h238M1 7l9-4M1 7l9 4M239 7l-9-4M239 7l-9 4'/></g>",
);

export const SQUIGGLE = svg(
  240,
  12,
  "<path d='M2 7c20-7 30 6 52 0s40 5 62 0 40 5 60-1 40 4 62-1' fill='none' stroke='#000' stroke-width='3.4' stroke-linecap='round'/>",
);

export const CONTOURS = svg(
  320,
  320,
  "<g fill='none' stroke='#7a6a4a' stroke-opacity='.3' stroke-width='1.2'><path d='M60 150c-12-60 60-110 120-90s96 80 60 130-90 60-130 40-46-50-50-80Z'/><path d='M88 150c-8-42 46-76 88-62s66 56 40 92-62 40-90 28-34-34-38-58Z'/><path d='M116 150c-4-24 28-44 54-36s38 34 22 54-38 22-54 14-18-18-22-32Z'/><path d='M0 40c60-30 80 20 140-20S260 0 320 40M0 300c50-40 90 10 150-10s110-30 170 10M0 240c30-8 26 30 10 80M320 210c-26 20-20 60 0 90'/></g>",
);

export const SHAPES = svg(
  220,
  220,
  "<g fill='none' stroke-width='6'><path d='m14 30 14-14 14 14 14-14 14 14' stroke='#e0218a'/><circle cx='180' cy='40' r='16' stroke='#19a5a8'/><path d='m150 150 26 0-13-24Z' stroke='#f2b705'/><path d='M30 130v34M13 147h34' stroke='#4b3bd0'/></g><g fill='#222'><circle cx='100' cy='96' r='4'/><circle cx='114' cy='96' r='4'/><circle cx='100' cy='110' r='4'/><circle cx='114' cy='110' r='4'/></g><path d='M196 188c-20-16-20 16-40 0' fill='none' stroke='#222' stroke-width='5'/>",
);

export const TILE = svg(
  64,
  64,
  "<rect width='64' height='64' fill='#fbf8ee'/><g fill='#1c55a0'><path d='M32 4c8 8 8 16 0 28-8-12-8-20 0-28ZM32 60c8-8 8-16 0-28-8 12-8 20 0 28ZM4 32c8-8 16-8 28 0-12 8-20 8-28 0ZM60 32c-8-8-16-8-28 0 12 8 20 8 28 0Z'/><path d='M0 0h16A16 16 0 0 1 0 16ZM64 0v16A16 16 0 0 1 48 0ZM0 64V48a16 16 0 0 1 16 16ZM64 64H48a16 16 0 0 1 16-16Z'/></g><circle cx='32' cy='32' r='5' fill='#e3a72f'/><path d='M0 .5h64M.5 0v64' stroke='#c9c4b4'/>",
);

export const SCALLOP = svg(
  48,
  30,
  "<path d='M0 0h24v10a12 12 0 0 1-24 0Z' fill='#b3231f'/><path d='M24 0h24v10a12 12 0 0 1-24 0Z' fill='#fdf6e6'/><path d='M0 10a12 12 0 0 0 24 0 12 12 0 0 0 24 0' fill='none' stroke='#00000044'/>",
);

export const STAR = svg(
  20,
  20,
  "<path d='m10 1 2.6 6 6.4.5-4.9 4.2 1.6 6.3L10 14.6 4.3 18l1.6-6.3L1 7.5 7.4 7Z'/>",
);

export const WAVE = svg(
  1200,
  60,
  "<path d='M0 30q150-50 300 0t300 0 300 0 300 0' fill='none' stroke='#000' stroke-width='14'/><path d='M0 52q150-50 300 0t300 0 300 0 300 0' fill='none' stroke='#000' stroke-width='6'/>",
);

export const POSTMARK = svg(
  150,
  60,
  "<g fill='none' stroke='#000' stroke-width='2.4'><circle cx='30' cy='30' r='27'/><circle cx='30' cy='30' r='19'/><path d='M57 14q12 8 23 0t23 0 23 0 23 0M59 26q12 8 22 0t23 0 23 0 22 0M59 38q12 8 22 0t23 0 23 0 22 0M56 50q12 8 24 0t23 0 23 0 23 0'/></g>",
);
