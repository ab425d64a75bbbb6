/**
 * The one table of colours. `en` and `it` hold the names, the first of each is the one to show; all are folded.
 * `things`: names that also stand for something else ("mint", "crema") and mean the colour only where a text speaks of colours.
 */
export interface ColourName {
  /** `#rrggbb`, as a person would expect to see it on a page. */
  hex: string;
  en: readonly string[];
  it: readonly string[];
  things?: readonly string[];
}

/** "rosso, rossa, rossi, rosse": an Italian adjective in its four forms. */
function forms(stem: string): string[] {
  return ['o', 'a', 'i', 'e'].map((end) => stem + end);
}

export const COLOUR_NAMES: readonly ColourName[] = [
  {
    hex: '#1b2f63',
    en: ['navy', 'navy blue', 'dark blue', 'midnight blue', 'deep blue'],
    it: ['blu notte', 'blu scuro', 'blu navy', 'blu marino', 'blu marina', 'blu scurissimo'],
  },
  {
    hex: '#2447c9',
    en: ['royal blue', 'electric blue', 'cobalt', 'cobalt blue'],
    it: ['blu reale', 'blu elettrico', 'blu cobalto', 'cobalto'],
  },
  {
    hex: '#4aa3df',
    en: ['light blue', 'sky blue', 'baby blue', 'azure'],
    it: ['azzurro', ...forms('azzurr'), 'celeste', 'celesti', 'blu chiaro'],
  },
  {
    hex: '#0f6d73',
    en: ['teal', 'petrol', 'petrol blue'],
    it: ['ottanio', 'petrolio', 'verde petrolio', 'blu petrolio'],
  },
  {
    hex: '#1fa9a4',
    en: ['turquoise', 'aqua', 'aquamarine', 'cyan'],
    it: ['turchese', 'verde turchese', 'acquamarina', 'ciano'],
  },
  { hex: '#d8cbb3', en: ['oatmeal'], it: ['avena'], things: ['oatmeal', 'avena'] },
  { hex: '#8d7699', en: ['heather'], it: ['erica'], things: ['heather', 'erica'] },
  { hex: '#eaa221', en: ['marigold'], it: ['calendula'], things: ['marigold', 'calendula'] },
  { hex: '#b08d3e', en: ['brass'], it: ['ottone'], things: ['brass', 'ottone'] },
  { hex: '#8c6a3f', en: ['bronze'], it: ['bronzo'], things: ['bronze', 'bronzo'] },
  { hex: '#b5653a', en: ['copper'], it: ['rame'], things: ['copper', 'rame'] },
  { hex: '#e6dfcf', en: ['bone'], it: ['osso'], things: ['bone', 'osso'] },
  { hex: '#1b2130', en: ['ink'], it: ['inchiostro'], things: ['ink', 'inchiostro'] },
  { hex: '#f4eddc', en: ['paper'], it: ['carta'], things: ['paper', 'carta'] },
  { hex: '#9a9a96', en: ['concrete'], it: ['cemento'], things: ['concrete', 'cemento'] },
  {
    hex: '#5f7a45',
    en: ['moss', 'moss green'],
    it: ['muschio', 'verde muschio'],
    things: ['moss', 'muschio'],
  },
  { hex: '#b4866b', en: ['clay'], it: ['argilla'], things: ['clay', 'argilla'] },
  { hex: '#f3f1ea', en: ['chalk'], it: ['gesso'], things: ['chalk', 'gesso'] },
  { hex: '#3d4045', en: ['graphite'], it: ['grafite'], things: ['graphite', 'grafite'] },
  { hex: '#5d4030', en: ['walnut'], it: ['noce'], things: ['walnut', 'noce'] },
  { hex: '#b9b7ae', en: ['ash'], it: ['cenere'], things: ['ash', 'cenere'] },
  { hex: '#e3cf8f', en: ['straw'], it: ['paglia'], things: ['straw', 'paglia'] },
  { hex: '#d99a2b', en: ['honey'], it: ['miele'], things: ['honey', 'miele'] },
  { hex: '#6b2f4f', en: ['plum'], it: ['prugna'], things: ['plum', 'prugna'] },
  { hex: '#4a2545', en: ['aubergine'], it: ['melanzana'], things: ['aubergine', 'melanzana'] },
  { hex: '#e8a317', en: ['saffron'], it: ['zafferano'], things: ['saffron', 'zafferano'] },
  { hex: '#f2a97c', en: ['apricot'], it: ['albicocca'], things: ['apricot', 'albicocca'] },
  { hex: '#f4b592', en: ['peach'], it: ['pesca'], things: ['peach', 'pesca'] },
  { hex: '#b92f55', en: ['raspberry'], it: ['lampone'], things: ['raspberry', 'lampone'] },
  { hex: '#8f8a5c', en: ['khaki'], it: ['cachi'], things: ['khaki', 'cachi'] },
  { hex: '#e34a27', en: ['vermilion'], it: ['vermiglio'], things: ['vermilion', 'vermiglio'] },
  { hex: '#d9eaf2', en: ['ice'], it: ['ghiaccio'], things: ['ice', 'ghiaccio'] },
  { hex: '#7a4a2a', en: ['tobacco'], it: ['tabacco'], things: ['tobacco', 'tabacco'] },
  { hex: '#9c6a41', en: ['leather'], it: ['cuoio'], things: ['leather', 'cuoio'] },
  { hex: '#7b5b4a', en: ['moorland brown'], it: [] },
  { hex: '#1d4ed8', en: ['blue'], it: ['blu'] },
  {
    hex: '#1b4f36',
    en: ['dark green', 'forest green', 'bottle green', 'racing green', 'deep green'],
    it: ['verde scuro', 'verde bosco', 'verde foresta', 'verde bottiglia', 'verde inglese'],
  },
  {
    hex: '#6b6f2a',
    en: ['olive green', 'olive'],
    it: ['verde oliva', 'oliva'],
    things: ['olive', 'oliva'],
  },
  {
    hex: '#7d9471',
    en: ['sage green', 'sage'],
    it: ['verde salvia', 'salvia'],
    things: ['sage', 'salvia'],
  },
  {
    hex: '#a5e3cb',
    en: ['mint green', 'mint'],
    it: ['verde menta', 'menta'],
    things: ['mint', 'menta'],
  },
  {
    hex: '#84cc16',
    en: ['lime green', 'lime'],
    it: ['verde lime', 'verde acido'],
    things: ['lime'],
  },
  {
    hex: '#047857',
    en: ['emerald green', 'emerald'],
    it: ['verde smeraldo', 'smeraldo'],
  },
  { hex: '#15803d', en: ['green'], it: ['verde', 'verdi'] },
  {
    hex: '#6d1027',
    en: ['burgundy', 'maroon', 'wine red', 'dark red', 'deep red', 'oxblood', 'bordeaux'],
    it: [
      'bordeaux',
      'amaranto',
      'granata',
      'rosso vino',
      'rosso scuro',
      'rosso rubino',
      'rosso bordeaux',
    ],
  },
  {
    hex: '#b0122f',
    en: ['crimson', 'cherry red'],
    it: ['cremisi', 'rosso ciliegia'],
  },
  { hex: '#c81e1e', en: ['red'], it: forms('ross') },
  {
    hex: '#b0522f',
    en: ['terracotta', 'rust', 'brick', 'brick red'],
    it: ['terracotta', 'ruggine', 'mattone', 'rosso mattone', 'rosso ruggine', 'cotto'],
    things: ['rust', 'brick', 'ruggine', 'mattone', 'cotto'],
  },
  {
    hex: '#f0705a',
    en: ['coral', 'salmon'],
    it: ['corallo', 'salmone'],
    things: ['salmon', 'salmone'],
  },
  {
    hex: '#ea7317',
    en: ['orange'],
    it: ['arancione', 'arancioni', 'arancio'],
  },
  {
    hex: '#c8921d',
    en: ['mustard', 'mustard yellow', 'amber', 'ochre', 'ocher'],
    it: ['senape', 'giallo senape', 'ocra', 'giallo ocra', 'ambra'],
    things: ['mustard', 'senape'],
  },
  {
    hex: '#b8912a',
    en: ['gold', 'golden'],
    it: ['oro', ...forms('dorat')],
  },
  { hex: '#f5c518', en: ['yellow'], it: forms('giall') },
  {
    hex: '#b39ddb',
    en: ['lilac', 'lavender', 'mauve'],
    it: ['lilla', 'lavanda', 'glicine', 'malva'],
    things: ['lavender', 'lavanda', 'glicine', 'malva'],
  },
  {
    hex: '#7c3aed',
    en: ['purple', 'violet'],
    it: ['viola', 'porpora'],
  },
  { hex: '#4338ca', en: ['indigo'], it: ['indaco'] },
  { hex: '#c026a3', en: ['fuchsia', 'magenta'], it: ['fucsia', 'magenta', 'ciclamino'] },
  { hex: '#ec4899', en: ['pink'], it: ['rosa'] },
  {
    hex: '#4e2a1e',
    en: ['chocolate', 'chocolate brown', 'dark brown', 'coffee colour', 'coffee color'],
    it: ['cioccolato', 'marrone scuro', 'color caffe'],
    things: ['chocolate', 'cioccolato'],
  },
  { hex: '#7b4a2b', en: ['brown'], it: ['marrone', 'marroni'] },
  {
    hex: '#e5d3b3',
    en: ['beige', 'sand', 'ecru'],
    it: ['beige', 'sabbia', 'ecru'],
    things: ['sand', 'sabbia'],
  },
  {
    hex: '#fbf4e2',
    en: ['cream', 'ivory', 'off white'],
    it: ['crema', 'avorio', 'panna'],
    things: ['cream', 'crema', 'panna', 'ivory', 'avorio'],
  },
  {
    hex: '#33373d',
    en: ['charcoal', 'dark grey', 'dark gray', 'slate', 'anthracite'],
    it: ['antracite', 'grigio scuro', 'ardesia'],
    things: ['charcoal', 'slate', 'ardesia'],
  },
  { hex: '#c0c4c9', en: ['silver'], it: ['argento'], things: ['silver', 'argento'] },
  { hex: '#8a8f98', en: ['grey', 'gray'], it: ['grigio', ...forms('grigi'), 'grigi'] },
  { hex: '#0b0b0c', en: ['black'], it: forms('ner') },
  { hex: '#ffffff', en: ['white'], it: ['bianco', 'bianca', 'bianchi', 'bianche'] },
];

export type ShadeId = 'dark' | 'light' | 'pale' | 'bright';

/** Words that change a colour, folded: in English before it, in Italian as a rule after it. */
export const SHADE_WORDS: Readonly<Record<ShadeId, readonly string[]>> = {
  dark: ['dark', 'darker', 'deep', ...['scur', 'intens', 'profond', 'cup'].flatMap(forms)],
  light: ['light', 'lighter', 'soft', ...['chiar', 'delicat'].flatMap(forms), 'tenue', 'tenui'],
  pale: [
    'very light',
    'pale',
    'pastel',
    'pastello',
    ...['pallid', 'molto chiar', 'chiarissim'].flatMap(forms),
  ],
  bright: [
    'bright',
    'vivid',
    'vibrant',
    ...forms('acces'),
    'vivace',
    'vivaci',
    'brillante',
    'brillanti',
    'sgargiante',
    'sgargianti',
  ],
};
