const TRIGGERS = [
  'change ',
  'to ',
  'and ',
  ', ',
  'make ',
  'the ',
  'di ',
  'con ',
  'remove ',
  '. ',
  ': ',
  '5 € ',
];

/** Long requests of little sense, each with a name. */
export const SHAPES: readonly (readonly [name: string, text: string])[] = [
  ['a quotation mark and a colon', '":"'.repeat(8_000)],
  ['"and"', 'and '.repeat(2_000)],
  ['"di"', 'di '.repeat(2_600)],
  ['opening brackets', '('.repeat(8_000)],
  ...TRIGGERS.flatMap((one) =>
    TRIGGERS.map((other) => [`“${one}${other}”`, `${one}${other}`.repeat(600)] as const),
  ),
];
