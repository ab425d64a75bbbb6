/** Colours that belong together, as CSS: the main one, a second, the paper, and the dark fields. */
export interface ColourSet {
  brand: string;
  accent?: string;
  ground?: string;
  deep?: string;
}

export interface PaletteFamily {
  /** Different enough that two pages of one family are told apart. */
  sets: readonly [ColourSet, ...ColourSet[]];
}
