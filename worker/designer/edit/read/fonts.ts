const SERIF = 'Georgia, Cambria, "Times New Roman", serif';
const SANS = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const MONO = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';
const ROUNDED =
  'ui-rounded, "Arial Rounded MT Bold", "Hiragino Maru Gothic ProN", Quicksand, system-ui, sans-serif';
const HAND = '"Segoe Print", "Bradley Hand", Chilanka, "Comic Sans MS", cursive';
const CONDENSED =
  '"Arial Narrow", "Roboto Condensed", "Helvetica Neue Condensed", Impact, sans-serif';

/** Styles and well-known families, folded. No web font is requested: a family shows where it is installed. */
export const FONTS: readonly (readonly [words: string, stack: string])[] = [
  ['georgia', 'Georgia, "Times New Roman", serif'],
  ['times new roman|times', '"Times New Roman", Times, serif'],
  ['garamond', 'Garamond, "EB Garamond", "Hoefler Text", Georgia, serif'],
  ['palatino', '"Palatino Linotype", Palatino, "Book Antiqua", serif'],
  ['baskerville', 'Baskerville, "Libre Baskerville", Georgia, serif'],
  ['playfair display|playfair', '"Playfair Display", Didot, Georgia, serif'],
  ['merriweather', 'Merriweather, Georgia, serif'],
  ['lora', 'Lora, Georgia, serif'],
  ['helvetica', '"Helvetica Neue", Helvetica, Arial, sans-serif'],
  ['arial', 'Arial, Helvetica, sans-serif'],
  ['verdana', 'Verdana, Geneva, sans-serif'],
  ['trebuchet', '"Trebuchet MS", "Lucida Grande", sans-serif'],
  ['tahoma', 'Tahoma, Geneva, sans-serif'],
  ['futura', 'Futura, "Century Gothic", "Avenir Next", sans-serif'],
  ['inter', 'Inter, system-ui, sans-serif'],
  ['roboto', 'Roboto, system-ui, sans-serif'],
  ['open sans', '"Open Sans", system-ui, sans-serif'],
  ['montserrat', 'Montserrat, "Avenir Next", system-ui, sans-serif'],
  ['poppins', 'Poppins, "Avenir Next", system-ui, sans-serif'],
  ['lato', 'Lato, system-ui, sans-serif'],
  ['nunito', 'Nunito, system-ui, sans-serif'],
  ['courier new|courier', '"Courier New", Courier, monospace'],
  ['comic sans', '"Comic Sans MS", cursive'],
  ['sans serif|senza grazie|bastone|lineare|grotesque|grotesk', SANS],
  ['slab serif|slab', 'Rockwell, "Roboto Slab", "Courier New", serif'],
  ['serif|con le grazie|con grazie|graziato|graziati', SERIF],
  [
    'monospaced|monospace|mono|typewriter|macchina da scrivere|a spaziatura fissa|monospaziato',
    MONO,
  ],
  ['soft|softer|morbid[oa]|rounded|arrotondato|tondo|tondeggiante', ROUNDED],
  [
    'handwritten|handwriting|script|cursive|corsivo a mano|calligrafico|scritto a mano|manoscritto',
    HAND,
  ],
  ['condensed|narrow|condensato|stretto', CONDENSED],
  ['elegant|elegante', 'Didot, "Bodoni MT", "Playfair Display", Georgia, serif'],
  ['modern|moderno|clean|pulito', SANS],
  ['classic|classico', SERIF],
  ['readable|legible|leggibile', SANS],
];
