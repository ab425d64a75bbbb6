/** Colour words of both languages, folded; Italian endings are matched by `colourPattern`. Hex of a usable shade. */
export const COLOURS: readonly (readonly [words: string, hex: string])[] = [
  ['navy blue|navy|midnight blue|blu notte|blu navy|blu marino|blu scurissimo', '#14213d'],
  ['royal blue|blu reale|blu elettrico|electric blue|cobalt|cobalto', '#2447c9'],
  ['sky blue|light blue|baby blue|azzurr[oaie]|celest[ei]|blu chiaro', '#a9d3f2'],
  ['petrol|petrolio|verde petrolio|blu petrolio|teal|ottanio', '#0f5c63'],
  ['turquoise|turchese|acquamarina|aquamarine|aqua|cyan|ciano', '#2bb5b0'],
  ['blue|blu', '#1d4ed8'],
  [
    'forest green|verde bosco|verde foresta|bottle green|verde bottiglia|racing green|verde inglese',
    '#1b4332',
  ],
  ['olive green|olive|verde oliva|oliva', '#6b6f2a'],
  ['sage green|sage|verde salvia|salvia', '#a3b18a'],
  ['mint green|mint|verde menta|menta', '#b5ead7'],
  ['lime green|lime|verde acido', '#84cc16'],
  ['emerald green|emerald|verde smeraldo|smeraldo', '#047857'],
  ['green|verd[ei]', '#15803d'],
  ['burgundy|bordeaux|maroon|wine red|rosso vino|amaranto|granata|oxblood', '#6d1027'],
  ['brick red|brick|rosso mattone|mattone', '#a4452c'],
  ['crimson|cremisi|cherry red|rosso ciliegia', '#b0122f'],
  ['red|ross[oaie]', '#c81e1e'],
  ['terracotta|ruggine|rust', '#b5532f'],
  ['coral|corallo|salmon|salmone', '#f4795b'],
  ['orange|arancion[ei]|aranci[oa]', '#ea7317'],
  ['amber|ambra|mustard|senape|ocra|ochre|ocher', '#d69e2e'],
  ['gold|golden|dorat[oaie]|oro', '#c9a227'],
  ['yellow|giall[oaie]', '#facc15'],
  ['lavender|lavanda|lilac|lilla|glicine', '#c4b5e8'],
  ['violet|purple|viola', '#7c3aed'],
  ['indigo|indaco', '#4338ca'],
  ['fuchsia|fucsia|magenta|ciclamino', '#c026a3'],
  ['pink|rosa', '#ec4899'],
  ['chocolate|cioccolato', '#4e2a1e'],
  ['brown|marron[ei]', '#7b4a2b'],
  ['beige|sabbia|sand|ecru', '#eadfc8'],
  ['cream|crema|ivory|avorio|off-white|off white|panna', '#fbf6ea'],
  ['charcoal|antracite|grigio scuro|dark gr[ae]y|ardesia|slate', '#33373d'],
  ['silver|argento', '#c0c4c9'],
  ['gr[ae]y|grigi[oae]?', '#8a8f98'],
  ['black|ner[oaie]', '#0b0b0c'],
  ['white|bianc(?:o|a|hi|he)', '#ffffff'],
];

export type ShadeId = 'dark' | 'light' | 'pale' | 'bright';

/** Words that change a colour; in English before it, in Italian after it. */
export const SHADES: Readonly<Record<ShadeId, string>> = {
  dark: 'dark|darker|deep|scur[oaie]|intens[oaie]|profond[oaie]|cup[oaie]',
  light: 'light|lighter|soft|chiar[oaie]|tenue|tenui|delicat[oaie]',
  pale: 'very light|pale|pastel|pastello|pallid[oaie]|molto chiar[oaie]|chiarissim[oaie]',
  bright: 'bright|vivid|vibrant|acces[oaie]|vivac[ei]|brillant[ei]|sgargiant[ei]',
};
