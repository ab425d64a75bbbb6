import { FONT_IDS, sourceOf, type FontId } from '#domain/fonts/font-families.ts';

/** Width of a letter of a title in ems, by family, at weight 700: the mean over titles in both languages. */
const WIDTHS: Record<FontId, number> = {
  inter: 0.49,
  roboto: 0.45,
  hankenGrotesk: 0.46,
  archivo: 0.47,
  spaceGrotesk: 0.49,
  openSans: 0.5,
  sourceSans: 0.44,
  lato: 0.43,
  marcellus: 0.46,
  montserrat: 0.53,
  jost: 0.47,
  outfit: 0.46,
  poppins: 0.5,
  robotoCondensed: 0.4,
  oswald: 0.41,
  anton: 0.4,
  unbounded: 0.63,
  bitter: 0.47,
  aleo: 0.47,
  ebGaramond: 0.42,
  cormorant: 0.4,
  fraunces: 0.49,
  newsreader: 0.46,
  sourceSerif: 0.49,
  lora: 0.48,
  merriweather: 0.49,
  libreBaskerville: 0.53,
  playfair: 0.46,
  bodoni: 0.49,
  jetBrainsMono: 0.6,
  spaceMono: 0.61,
  nunito: 0.47,
  fredoka: 0.46,
  caveat: 0.35,
  shantell: 0.54,
};
/** Verdana and its like, which stand for what is not in the table. */
const WIDEST = 0.62;
/** A line may have wider letters than the mean, and heavier ones. */
const SPARE = 1.2;

/** How wide a letter of this stack of faces may be, in ems. */
export function glyphOf(stack: string): number {
  const id = FONT_IDS.find((one) => stack.includes(sourceOf(one).family));
  return (id === undefined ? WIDEST : WIDTHS[id]) * SPARE;
}
