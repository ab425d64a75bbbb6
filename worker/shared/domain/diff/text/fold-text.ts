const foldings: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u201a\u201b\u2032]/g, "'"],
  [/[\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
  [/[\u200b-\u200d\u2060\ufeff]/g, ''],
];

const beyondAscii = /[^\t-~]/;
const spaceRuns = /\s\s+|[^\S ]/;

/** Typographic quotes, dashes, ellipses and odd spaces as plain ASCII; space runs as one space; no edge space. */
export function foldText(text: string): string {
  let folded = text.trim();
  if (beyondAscii.test(folded)) {
    for (const [pattern, plain] of foldings) folded = folded.replace(pattern, plain);
  }
  return spaceRuns.test(folded) ? folded.replace(/\s+/g, ' ').trim() : folded;
}
