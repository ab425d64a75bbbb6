/** What a face looks like, for those who choose one. */
export const FONT_KINDS = [
  'grotesque',
  'humanist',
  'geometric',
  'condensed',
  'slab',
  'oldStyle',
  'transitional',
  'didone',
  'mono',
  'display',
  'rounded',
  'hand',
] as const;
export type FontKind = (typeof FONT_KINDS)[number];

interface FamilySource {
  /** As style sheets name it. */
  family: string;
  kind: FontKind;
  /** The package below `@fontsource-variable`, or below `@fontsource` where the weights are listed. */
  pack: string;
  /** Of a family without a variable file: one file for each. */
  weights?: readonly number[];
  /** The axes of the file: `opsz` draws large titles finer. */
  axis?: 'opsz';
}

/**
 * The open families that pages can use, from npm's fontsource packages, all under the SIL Open Font License 1.1. To add
 * one: install its package, add a row, run `npm run fonts`.
 */
export const FONT_FAMILIES = {
  inter: { family: 'Inter', kind: 'grotesque', pack: 'inter' },
  roboto: { family: 'Roboto', kind: 'grotesque', pack: 'roboto' },
  hankenGrotesk: { family: 'Hanken Grotesk', kind: 'grotesque', pack: 'hanken-grotesk' },
  archivo: { family: 'Archivo', kind: 'grotesque', pack: 'archivo' },
  spaceGrotesk: { family: 'Space Grotesk', kind: 'grotesque', pack: 'space-grotesk' },
  openSans: { family: 'Open Sans', kind: 'humanist', pack: 'open-sans' },
  sourceSans: { family: 'Source Sans 3', kind: 'humanist', pack: 'source-sans-3' },
  lato: { family: 'Lato', kind: 'humanist', pack: 'lato', weights: [400, 700, 900] },
  marcellus: { family: 'Marcellus', kind: 'humanist', pack: 'marcellus', weights: [400] },
  montserrat: { family: 'Montserrat', kind: 'geometric', pack: 'montserrat' },
  jost: { family: 'Jost', kind: 'geometric', pack: 'jost' },
  outfit: { family: 'Outfit', kind: 'geometric', pack: 'outfit' },
  poppins: { family: 'Poppins', kind: 'geometric', pack: 'poppins', weights: [400, 600, 700] },
  robotoCondensed: { family: 'Roboto Condensed', kind: 'condensed', pack: 'roboto-condensed' },
  oswald: { family: 'Oswald', kind: 'condensed', pack: 'oswald' },
  anton: { family: 'Anton', kind: 'display', pack: 'anton', weights: [400] },
  unbounded: { family: 'Unbounded', kind: 'display', pack: 'unbounded' },
  bitter: { family: 'Bitter', kind: 'slab', pack: 'bitter' },
  aleo: { family: 'Aleo', kind: 'slab', pack: 'aleo' },
  ebGaramond: { family: 'EB Garamond', kind: 'oldStyle', pack: 'eb-garamond' },
  cormorant: { family: 'Cormorant', kind: 'oldStyle', pack: 'cormorant' },
  fraunces: { family: 'Fraunces', kind: 'oldStyle', pack: 'fraunces', axis: 'opsz' },
  newsreader: { family: 'Newsreader', kind: 'transitional', pack: 'newsreader' },
  sourceSerif: { family: 'Source Serif 4', kind: 'transitional', pack: 'source-serif-4' },
  lora: { family: 'Lora', kind: 'transitional', pack: 'lora' },
  merriweather: { family: 'Merriweather', kind: 'transitional', pack: 'merriweather' },
  libreBaskerville: {
    family: 'Libre Baskerville',
    kind: 'transitional',
    pack: 'libre-baskerville',
  },
  playfair: { family: 'Playfair Display', kind: 'didone', pack: 'playfair-display' },
  bodoni: { family: 'Bodoni Moda', kind: 'didone', pack: 'bodoni-moda', axis: 'opsz' },
  jetBrainsMono: { family: 'JetBrains Mono', kind: 'mono', pack: 'jetbrains-mono' },
  spaceMono: { family: 'Space Mono', kind: 'mono', pack: 'space-mono', weights: [400, 700] },
  nunito: { family: 'Nunito', kind: 'rounded', pack: 'nunito' },
  fredoka: { family: 'Fredoka', kind: 'rounded', pack: 'fredoka' },
  caveat: { family: 'Caveat', kind: 'hand', pack: 'caveat' },
  shantell: { family: 'Shantell Sans', kind: 'hand', pack: 'shantell-sans' },
} as const satisfies Record<string, FamilySource>;

export type FontId = keyof typeof FONT_FAMILIES;
export const FONT_IDS = Object.keys(FONT_FAMILIES) as FontId[];

/** All families, for those who may choose one. */
export const FONT_NAMES = FONT_IDS.map((id) => FONT_FAMILIES[id].family).join(', ');

/** What a family is listed with: the same shape for all of them. */
export function sourceOf(id: FontId): FamilySource {
  return FONT_FAMILIES[id];
}

/** What stands in for a kind of face where nothing was loaded yet. */
const LAST_RESORTS: Readonly<Record<FontKind, string>> = {
  grotesque: 'Arial, sans-serif',
  humanist: 'Arial, sans-serif',
  geometric: 'Arial, sans-serif',
  condensed: "'Arial Narrow', sans-serif",
  slab: 'Georgia, serif',
  oldStyle: 'Georgia, serif',
  transitional: 'Georgia, serif',
  didone: 'Georgia, serif',
  mono: 'Consolas, monospace',
  display: 'Impact, sans-serif',
  rounded: 'Arial, sans-serif',
  hand: 'cursive',
};

function quoted(family: string): string {
  return /^[a-z-]+$/i.test(family) ? family : `'${family}'`;
}

function stackOf(id: FontId): string {
  const { family, kind } = sourceOf(id);
  return `${quoted(family)}, ${LAST_RESORTS[kind]}`;
}

/** Values of `font-family`: a family and what stands in for it. */
// Every id of the table is a key of the result.
export const FONTS = Object.fromEntries(FONT_IDS.map((id) => [id, stackOf(id)])) as Readonly<
  Record<FontId, string>
>;
