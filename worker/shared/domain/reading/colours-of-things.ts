/**
 * A row of the one table of colours. `en` and `it` hold the names, the first of each is the one to show; all are folded.
 * `things`: names that also stand for something else ("mint", "crema") and mean the colour only where a text speaks of colours.
 */
export interface ColourName {
  /** `#rrggbb`, as a person would expect to see it on a page. */
  hex: string;
  en: readonly string[];
  it: readonly string[];
  things?: readonly string[];
}

/** Colours that are named after what has them. */
export const COLOURS_OF_THINGS: readonly ColourName[] = [
  { hex: '#efe3c2', en: ['parchment'], it: ['pergamena'], things: ['parchment', 'pergamena'] },
  { hex: '#c9b08a', en: ['kraft'], it: ['carta da pacchi'], things: ['kraft', 'carta da pacchi'] },
  {
    hex: '#a39c8f',
    en: ['stone'],
    it: ['pietra', 'grigio sasso', 'sasso'],
    things: ['stone', 'pietra', 'sasso'],
  },
  { hex: '#efe7d8', en: ['linen'], it: ['lino'], things: ['linen', 'lino'] },
  {
    hex: '#e4e4e2',
    en: ['pearl', 'pearl grey'],
    it: ['perla', 'grigio perla'],
    things: ['pearl', 'perla'],
  },
  { hex: '#c7ccd1', en: ['mist', 'fog'], it: ['nebbia'], things: ['mist', 'fog', 'nebbia'] },
  {
    hex: '#6f6f73',
    en: ['smoke', 'lead'],
    it: ['fumo', 'piombo'],
    things: ['smoke', 'lead', 'fumo', 'piombo'],
  },
  { hex: '#6f7f8c', en: ['steel'], it: ['acciaio'], things: ['steel', 'acciaio'] },
  { hex: '#101d3d', en: ['midnight'], it: ['notte'], things: ['midnight', 'notte'] },
  { hex: '#3b5b85', en: ['denim'], it: ['jeans'], things: ['denim', 'jeans'] },
  {
    hex: '#233a9c',
    en: ['ultramarine', 'ink blue'],
    it: ['oltremare', 'blu inchiostro'],
    things: ['ultramarine', 'oltremare'],
  },
  {
    hex: '#8fa9c4',
    en: ['powder blue'],
    it: ['carta da zucchero', 'blu carta da zucchero', 'azzurro polvere'],
  },
  { hex: '#0099e6', en: ['electric light blue'], it: ['azzurro elettrico'] },
  {
    hex: '#2a6f97',
    en: ['sea blue', 'ocean', 'ocean blue'],
    it: ['blu mare', 'mare'],
    things: ['ocean', 'mare'],
  },
  {
    hex: '#4fb8a8',
    en: ['sea green', 'seafoam', 'jade'],
    it: ['verde acqua', 'verde mare', 'giada'],
    things: ['jade', 'giada'],
  },
  { hex: '#5b9a8b', en: ['verdigris'], it: ['verderame'] },
  {
    hex: '#14693f',
    en: ['baize', 'felt green'],
    it: ['verde panno', 'verde tavolo'],
    things: ['baize'],
  },
  {
    hex: '#b5d916',
    en: ['acid green', 'acid yellow', 'neon green'],
    it: ['giallo acido', 'verde fluo', 'giallo fluo'],
  },
  {
    hex: '#3f7d3c',
    en: ['leaf', 'leaf green', 'grass green'],
    it: ['verde foglia', 'verde prato', 'foglia'],
    things: ['leaf', 'foglia'],
  },
  {
    hex: '#2f5741',
    en: ['pine', 'pine green', 'fir'],
    it: ['verde pino', 'verde abete'],
    things: ['pine', 'fir'],
  },
  { hex: '#6b8e4e', en: ['fern'], it: ['felce'], things: ['fern', 'felce'] },
  {
    hex: '#5a3a26',
    en: ['soil', 'earth', 'peat'],
    it: ['terra', 'torba'],
    things: ['soil', 'earth', 'peat', 'terra', 'torba'],
  },
  {
    hex: '#8a5a36',
    en: ['oak', 'caramel', 'hazelnut', 'wood'],
    it: ['rovere', 'caramello', 'nocciola', 'legno'],
    things: ['oak', 'caramel', 'hazelnut', 'wood', 'rovere', 'caramello', 'nocciola', 'legno'],
  },
  {
    hex: '#c19a6b',
    en: ['cork', 'camel'],
    it: ['sughero', 'cammello'],
    things: ['cork', 'camel', 'sughero', 'cammello'],
  },
  {
    hex: '#4b352a',
    en: ['coffee', 'espresso'],
    it: ['caffe'],
    things: ['coffee', 'espresso', 'caffe'],
  },
  { hex: '#9a8c80', en: ['taupe'], it: ['tortora'], things: ['tortora'] },
  {
    hex: '#d9542b',
    en: ['tomato', 'tomato red', 'pepper red'],
    it: ['rosso pomodoro', 'pomodoro', 'rosso peperone'],
    things: ['tomato', 'pomodoro'],
  },
  {
    hex: '#a3121f',
    en: ['blood red', 'scarlet', 'cardinal red', 'carmine'],
    it: ['rosso sangue', 'scarlatto', 'carminio'],
  },
  { hex: '#722f37', en: ['wine'], it: ['vino', 'vinaccia'], things: ['wine', 'vino', 'vinaccia'] },
  {
    hex: '#a8324a',
    en: ['cherry', 'ruby'],
    it: ['ciliegia', 'rubino'],
    things: ['cherry', 'ruby', 'ciliegia', 'rubino'],
  },
  {
    hex: '#e0722a',
    en: ['pumpkin', 'tangerine', 'furnace orange', 'burnt orange'],
    it: ['zucca', 'mandarino', 'arancio bruciato'],
    things: ['pumpkin', 'tangerine', 'zucca', 'mandarino'],
  },
  {
    hex: '#f7d842',
    en: ['lemon', 'lemon yellow', 'canary', 'canary yellow', 'egg yellow', 'egg yolk'],
    it: ['limone', 'giallo limone', 'giallo uovo', 'giallo sole'],
    things: ['lemon', 'canary', 'limone'],
  },
  {
    hex: '#f2e3a0',
    en: ['bleached yellow', 'butter', 'vanilla', 'pale straw'],
    it: ['burro', 'vaniglia'],
    things: ['butter', 'vanilla', 'burro', 'vaniglia'],
  },
  {
    hex: '#e6cf7a',
    en: ['straw yellow', 'wheat'],
    it: ['giallo paglia', 'grano'],
    things: ['wheat', 'grano'],
  },
  {
    hex: '#c98b97',
    en: ['dusty pink', 'old rose', 'antique pink', 'rose'],
    it: ['rosa antico'],
    things: ['rose'],
  },
  {
    hex: '#ecc9c4',
    en: ['blush', 'powder pink'],
    it: ['cipria', 'rosa cipria'],
    things: ['blush', 'cipria'],
  },
  {
    hex: '#f01f8b',
    en: ['hot pink', 'shocking pink', 'neon pink', 'bubblegum pink'],
    it: ['rosa shocking', 'rosa acceso', 'fucsia acceso'],
  },
  {
    hex: '#f6efe4',
    en: ['lime white', 'whitewash'],
    it: ['bianco calce', 'calce', 'bianco sporco', 'bianco latte'],
    things: ['calce'],
  },
  {
    hex: '#12100f',
    en: ['almost black', 'near black', 'jet black', 'pitch black', 'coal'],
    it: ['nero pece', 'quasi nero', 'carbone'],
    things: ['coal', 'carbone'],
  },
];
