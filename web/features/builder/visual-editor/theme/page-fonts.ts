import { listLoadableFonts } from '#domain/fonts/font-faces.ts';

let isBrought = false;

/** Lets the app show the fonts of pages. The browser loads those that something on the screen is set in. */
export function bringPageFonts(): void {
  if (isBrought || !('fonts' in document)) return;
  isBrought = true;
  const { ranges, faces } = listLoadableFonts();
  for (const { family, source, style, weight, range } of faces) {
    const unicodeRange = ranges[range] ?? 'U+0-FF';
    document.fonts.add(
      new FontFace(family, source, { style, weight, unicodeRange, display: 'swap' }),
    );
  }
}
