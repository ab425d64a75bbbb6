/** A role and the names (in words) that tell it; of several the first counts. */
export type NameRule = readonly [role: TokenRole, names: RegExp];

/** Colours that shape the look of a page most, in the order in which they are offered. */
export const LEADING_ROLES = [
  'main',
  'accent',
  'secondary',
  'buttons',
  'background',
  'surface',
  'text',
  'headings',
  'links',
  'lines',
] as const;

const OTHER_ROLES = [
  ...(['tint', 'deep', 'quiet', 'mainText', 'mainDark', 'mainLight', 'accentDark'] as const),
  ...(['accentLight', 'onMain', 'onAccent', 'onButtons', 'onSurface', 'onDeep'] as const),
  ...(['deepQuiet', 'deepLine', 'deepMain', 'fields', 'art', 'shadow', 'focus'] as const),
  ...(['danger', 'success', 'warning', 'info', 'red', 'orange', 'yellow', 'green'] as const),
  ...(['teal', 'blue', 'violet', 'pink', 'brown', 'grey', 'white', 'black'] as const),
  ...(['fontHeadings', 'fontText', 'fontLabels', 'fontCode'] as const),
  ...(['corners', 'cornersButtons', 'cornersCards', 'cornersFields'] as const),
  ...(['cornersSmall', 'cornersLarge', 'cornersRound'] as const),
  ...(['space', 'spaceSections', 'spaceSides', 'spaceGap', 'spaceSmall', 'spaceLarge'] as const),
];

/** Each has a name in the interface's catalogues. */
export type TokenRole = (typeof LEADING_ROLES)[number] | (typeof OTHER_ROLES)[number];

const MAIN = '(?:brand|primary|main|primari[oa]|principale|marchio)';
const ACCENT = '(?:accent|highlight|accento|evidenza)';
const DEEP = '(?:deep|dark|inverse|night|scuro)';
const GROUND = '(?:bg|background|ground|surface|paper|page|sfondo)';
const TEXT = '(?:text|ink|fg|foreground|testo)';
const DARKER = '(?:dark|darker|deep|strong|hover|active|pressed|scuro)';
const LIGHTER = '(?:light|lighter|soft|pale|subtle|wash|tint|faint|bg|chiaro)';
const QUIET = '(?:muted|soft|light|secondary|dim|quiet|subtle|faint|tertiary|secondario)';
const BUTTON = '(?:button|btn|cta|pulsant[ei]|bottone)';
const CARD = '(?:surface|card|panel|popover|box|riquadro)';

/** The text that stands on something: `--on-brand`, `--card-foreground`. */
function on(part: string): RegExp {
  return new RegExp(`^on ${part}$|^${part} (?:foreground|fg|contrast|content)$`);
}

function any(...words: string[]): RegExp {
  return new RegExp(`\\b(?:${words.join('|')})\\b`);
}

function whole(words: string): RegExp {
  return new RegExp(`^(?:${words})$`);
}

export const COLOUR_RULES: readonly NameRule[] = [
  ['onMain', on(MAIN)],
  ['onAccent', on(`(?:${ACCENT}|secondary)`)],
  ['onButtons', new RegExp(`^on ${BUTTON}|^${BUTTON} ${TEXT}`)],
  ['onDeep', new RegExp(`^on ${DEEP}$|^${DEEP} ${TEXT}$`)],
  ['onSurface', on(`(?:${CARD}|${GROUND})`)],
  ['deepQuiet', whole(`${DEEP} ${QUIET}`)],
  ['deepLine', whole(`${DEEP} (?:line|border|rule)`)],
  ['deepMain', whole(`${DEEP} (?:${MAIN}|${ACCENT})`)],
  ['danger', any('danger', 'error', 'destructive', 'invalid', 'errore')],
  ['success', any('success', 'valid', 'successo')],
  ['warning', any('warning', 'warn', 'avviso')],
  ['info', any('info')],
  ['shadow', any('shadow', 'ombra')],
  ['focus', any('ring', 'focus', 'outline')],
  ['art', any('art', 'illustration', 'illustrazione')],
  ['lines', any('line', 'lines', 'border', 'rule', 'divider', 'hairline', 'bordo', 'linea')],
  ['fields', any('control', 'input', 'field', 'campo', 'campi')],
  ['buttons', any(BUTTON)],
  ['links', any('link', 'links', 'anchor')],
  ['headings', any('heading', 'headings', 'headline', 'title', 'titol[oi]')],
  ['quiet', whole(`(?:${TEXT}|body) ${QUIET}|${QUIET} (?:${TEXT}|foreground)|muted|dim|quiet`)],
  ['text', whole(`(?:body )?(?:${TEXT}|copy)(?: (?:main|primary|body|base|default|strong))?|body`)],
  ['mainText', new RegExp(`^${MAIN} (?:${TEXT}|emphasis)`)],
  ['deep', whole(`${DEEP}|${GROUND} ${DEEP}|${DEEP} ${GROUND}|footer ${GROUND}`)],
  ['tint', whole(`tint|wash|(?:${GROUND}|body) (?:alt|tint|${QUIET})|(?:alt|${QUIET}) ${GROUND}`)],
  ['mainDark', new RegExp(`\\b${MAIN}\\b.*\\b${DARKER}\\b`)],
  ['mainLight', new RegExp(`\\b${MAIN}\\b.*\\b${LIGHTER}\\b`)],
  ['accentDark', new RegExp(`\\b${ACCENT}\\b.*\\b${DARKER}\\b`)],
  ['accentLight', new RegExp(`\\b${ACCENT}\\b.*\\b${LIGHTER}\\b`)],
  ['surface', any(CARD)],
  ['background', any(GROUND, 'canvas')],
  ['main', any(MAIN)],
  ['accent', any(ACCENT)],
  ['secondary', any('secondary', 'secondari[oa]', 'tertiary')],
];

/** Names that only tell how a colour looks: asked after where it is used. */
export const HUE_RULES: readonly NameRule[] = [
  ['red', whole('red|crimson|rosso')],
  ['orange', whole('orange|coral|arancio(?:ne)?')],
  ['yellow', whole('yellow|gold|amber|giallo|oro')],
  ['green', whole('green|lime|emerald|verde')],
  ['teal', whole('teal|cyan|turquoise|turchese')],
  ['blue', whole('blue|navy|sky|blu|azzurro')],
  ['violet', whole('violet|purple|indigo|viola')],
  ['pink', whole('pink|rose|magenta|fuchsia|rosa')],
  ['brown', whole('brown|marrone')],
  ['grey', whole('gr[ae]y|slate|zinc|stone|neutral|grigio')],
  ['white', whole('white|bianco')],
  ['black', whole('black|nero')],
];

export const FONT_RULES: readonly NameRule[] = [
  ['fontCode', any('mono', 'code', 'monospace')],
  ['fontLabels', any('label', 'labels', 'ui', 'caption', 'small', 'button')],
  ['fontText', any('sans', 'text', 'body', 'base', 'copy', 'testo')],
  [
    'fontHeadings',
    any('display', 'head', 'heading', 'headings', 'title', 'brand', 'serif', 'titol[oi]'),
  ],
  ['fontText', /^/],
];

const SMALL = ['sm', 'xs', 'small'];
const LARGE = ['lg', 'xl', 'large', 'big'];

export const RADIUS_RULES: readonly NameRule[] = [
  ['cornersButtons', any(BUTTON)],
  ['cornersCards', any(CARD)],
  ['cornersFields', any('input', 'field', 'control')],
  ['cornersRound', any('pill', 'full', 'round', 'circle')],
  ['cornersSmall', any(...SMALL)],
  ['cornersLarge', any(...LARGE)],
  ['corners', /^/],
];

export const SPACING_RULES: readonly NameRule[] = [
  ['spaceSections', any('section', 'sections', 'block')],
  ['spaceSides', any('gutter', 'margin', 'side', 'inline', 'inset')],
  ['spaceGap', any('gap')],
  ['spaceSmall', any(...SMALL)],
  ['spaceLarge', any(...LARGE)],
  ['space', /^/],
];
