import { FONT_IDS, FONTS as STACKS, sourceOf, type FontId } from '#domain/fonts/font-families.ts';

/** What people call families that have another name here, or one that looks like it. */
const CALLED: Partial<Record<FontId, string>> = {
  ebGaramond: 'garamond',
  bodoni: 'bodoni',
  playfair: 'playfair|didot',
  libreBaskerville: 'baskerville',
  sourceSans: 'source sans',
  sourceSerif: 'source serif',
  jetBrainsMono: 'jetbrains',
  shantell: 'shantell',
  jost: 'futura',
};

const OURS = FONT_IDS.map((id) => {
  const names = [sourceOf(id).family.toLowerCase(), CALLED[id]].filter(Boolean).join('|');
  return [names, STACKS[id]] as const;
});

/** Styles and well-known families, folded. Families of ours come with the page; others show where they are installed. */
export const FONTS: readonly (readonly [words: string, stack: string])[] = [
  ...OURS,
  ['georgia', 'Georgia, "Times New Roman", serif'],
  ['times new roman|times', '"Times New Roman", Times, serif'],
  ['palatino', '"Palatino Linotype", Palatino, "Book Antiqua", serif'],
  ['helvetica', '"Helvetica Neue", Helvetica, Arial, sans-serif'],
  ['arial', 'Arial, Helvetica, sans-serif'],
  ['verdana', 'Verdana, Geneva, sans-serif'],
  ['trebuchet', '"Trebuchet MS", "Lucida Grande", sans-serif'],
  ['tahoma', 'Tahoma, Geneva, sans-serif'],
  ['courier new|courier', '"Courier New", Courier, monospace'],
  ['comic sans', '"Comic Sans MS", cursive'],
  ['sans serif|senza grazie|bastone|lineare|grotesque|grotesk', STACKS.inter],
  ['slab serif|slab', STACKS.bitter],
  ['serif|con le grazie|con grazie|graziato|graziati', STACKS.lora],
  [
    'monospaced|monospace|mono|typewriter|macchina da scrivere|a spaziatura fissa|monospaziato',
    STACKS.jetBrainsMono,
  ],
  ['soft|softer|morbid[oa]|rounded|arrotondato|tondo|tondeggiante', STACKS.nunito],
  [
    'handwritten|handwriting|script|cursive|corsivo a mano|calligrafico|scritto a mano|manoscritto',
    STACKS.caveat,
  ],
  ['condensed|narrow|condensato|stretto', STACKS.robotoCondensed],
  ['elegant|elegante', STACKS.playfair],
  ['modern|moderno|clean|pulito', STACKS.outfit],
  ['classic|classico', STACKS.ebGaramond],
  ['readable|legible|leggibile', STACKS.openSans],
];
