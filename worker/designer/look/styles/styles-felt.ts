import type { Style } from './style.ts';

/** How a page should feel. The most telling first. */
export const FELT_STYLES = {
  minimal: {
    names: { en: 'simple', it: 'semplice' },
    words: 'minimal(?:ist|ista|isti|iste|ism|ismo|e|i)?|essenzial[ei]',
    inWishes:
      'minimal\\w*|very still|stillness|essenzial\\w+|silenzios\\w+|silent|quiet|empty space|tanto spazio|tanto bianco|spogli[oa]|plain|bare|sparse|gallery-like|white cube|big gaps|nothing gets in the way',
    directions: ['studio', 'swiss', 'editorial', 'wellness'],
    isGeneric: true,
    look: {
      density: 'airy',
      palette: 'sparse',
      type: ['light', 'plain', 'geometric', 'old'],
      isBare: true,
    },
  },
  simple: {
    names: { en: 'simple', it: 'semplice' },
    inProse: 'clean|clear|pulit[oaie]|simple|semplic[ei]|linear[ei]|sober|sobri[oae]',
    directions: ['swiss', 'studio', 'wellness'],
    isGeneric: true,
    look: { type: ['plain', 'geometric', 'light', 'old'] },
  },
  luxury: {
    names: { en: 'luxurious', it: 'lussuoso' },
    words:
      'luxur(?:y|ious)|lusso|lussuos[oaie]|premium|high[- ]end|esclusiv[oaie]|exclusive|opulent[oaei]?',
    inMood: 'royal|regal[ei]?|stately|signoril[ei]',
    inWishes: 'lussuos\\w+|esclusiv\\w+|fine[- ]dining|black tie|velvet|velluto',
    directions: ['luxury', 'editorial', 'heritage'],
    look: { palette: 'refined', type: ['old', 'caps', 'deco', 'roman', 'light'] },
  },
  elegant: {
    names: { en: 'elegant', it: 'elegante' },
    words:
      'elegan(?:t|te|ti|za|ce)|refined|raffinat[oaie]|sophisticated|sofisticat[oaie]|classy|chic|di classe',
    inWishes: 'elegan\\w+|raffinat\\w+|sofisticat\\w+|boutique',
    directions: ['luxury', 'editorial', 'heritage', 'studio'],
    look: { type: ['old', 'caps', 'roman', 'light'] },
  },
  romantic: {
    names: { en: 'romantic', it: 'romantico' },
    words: 'romantic[oaihe]*|dreamy|sognante',
    inWishes: 'romantic\\w*|sognant\\w+',
    inMood: 'feminine|femminil[ei]',
    inProse: 'poetic[oa]?',
    directions: ['wellness', 'editorial', 'luxury'],
    look: { palette: 'romantic', type: ['old', 'roman', 'light'] },
  },
  seaside: {
    names: { en: 'seaside', it: 'marino' },
    words: 'seaside|beach|spiaggia|breezy|summery|estiv[oa]|coastal|marin[oa]|nautical|nautic[oa]',
    inWishes: 'marinar\\w+|estiv\\w+|lighthouse|harbou?r feel',
    inProse: 'sea|mare|coast|costa|marine|lake|lago',
    directions: ['coastal', 'wellness', 'craft'],
  },
  playful: {
    names: { en: 'playful', it: 'giocoso' },
    words:
      'playful|fun|funny|cheerful|cheery|happy|joyful|friendly|simpatic[oa]|allegr[oaie]|divertent[ei]|giocos[oaie]|kids|bambini|colou?rful|colorat[oaie]|vivac[ei]|quirky|bright and cheerful',
    inWishes:
      'allegr\\w+|giocos\\w+|simpatic\\w+|divertent\\w+|vivac\\w+|colorat\\w+|spiritos\\w+|ironic\\w*|buff[oa]|silly|tongue in cheek|scherzos\\w+',
    inMood: 'candy|toy ?shop|giocattol\\w+|caramell\\w+',
    inProse: 'amichevol[ei]|children|lively',
    directions: ['playful', 'poster', 'market'],
    look: { corners: 'round' },
  },
  childish: {
    inWishes:
      'cute(?:sy)?|carin[oa]|child(?:ish|like)|infantil[ei]|bambinesc\\w+|babyish|twee|kawaii',
    directions: ['playful'],
    look: { corners: 'round', type: ['rounded'] },
  },
  bold: {
    names: { en: 'bold', it: 'deciso' },
    words:
      "bold|loud|strong|d['’]impatto|forte|grintos[oa]|energic[oa]?|energetic|striking|aggressiv[eoa]",
    inWishes:
      'energic\\w+|grintos\\w+|punchy|aggressiv\\w+|dinamic\\w+|dynamic|sporty|sportiv\\w+|rumoros\\w+',
    inMood: 'noisy',
    inProse: 'audac[ei]|decis[oa]|impactful|daring',
    directions: ['poster', 'market', 'brutalist'],
  },
  classic: {
    names: { en: 'classic', it: 'classico' },
    words: 'traditional|tradizional[ei]|heritage|old[- ]fashioned|antic[oa]|vintage',
    inWishes: "tradizional\\w+|d['’]altri tempi|antic[oa]|d['’]epoca|all['’]antica|old[- ]time",
    inMood: 'nostalgi\\w*',
    inProse: 'classic(?:al|o|a|he|i)?|historic(?:al)?|storic[oa]|retro|retrò|timeless',
    directions: ['heritage', 'market', 'editorial'],
    look: { palette: 'vintage', type: ['old', 'slab', 'sign', 'roman'] },
  },
  rustic: {
    names: { en: 'rustic', it: 'rustico' },
    words: 'rustic[oahei]*|homely|cozy|cosy|genuin[oaie]|casereccio|campagnol[oa]',
    inWishes: 'rustic\\w*|rugged|contadin\\w+|campagnol\\w+|genuin\\w+',
    inMood:
      'farm(?:house|yard)?|fattoria|rural[ei]?|campagna|countryside|grand-?ma\\S*|granny\\S*|nonna|nonni',
    inProse: 'accoglient[ei]|genuine|earthy|welcoming|famigliare|familiare',
    directions: ['craft', 'market', 'heritage'],
    look: { palette: 'earth', type: ['slab', 'old', 'fat', 'condensed'] },
  },
  handmade: {
    names: { en: 'handmade', it: 'artigianale' },
    words: 'handmade|hand-made|artisan(?:al)?|artigianal[ei]|crafted|fatt[oa] a mano',
    inWishes: 'hand-?made|artigianal\\w+|hand-?drawn|disegnat\\w+ a mano|home-?made',
    inMood: 'sketch\\w*|schizz[oi]|doodl\\w+',
    directions: ['craft', 'market', 'heritage'],
    isGeneric: true,
    look: { type: ['slab', 'fat', 'rounded', 'old'] },
  },
  calm: {
    names: { en: 'calm', it: 'tranquillo' },
    words:
      'calm(?:ing|o|a)?|soft|gentle|serene|peaceful|soothing|seren[oaie]|tranquill[oaie]|delicat[oaie]|rassicurant[ei]|reassuring',
    inWishes:
      'calm\\w*|sobri[oae]|tranquill\\w+|delicat\\w+|delicate|riposant\\w+|rassicurant\\w+|sober|dignified|solemn|rispettos\\w+|respectful|discreet|discret[oa]|pacat[oa]',
    inProse: 'relax(?:ing|ed|ante)?|zen|rilassant[ei]|rilassat[oa]|spa|natural[ei]?',
    directions: ['wellness', 'coastal', 'luxury', 'studio'],
    look: { type: ['old', 'roman', 'light', 'geometric'] },
  },
  market: {
    inWishes:
      'market stall|bancarella|mercato|popolar[ei]|popolaresc\\w+|casalingh\\w+|village|paesan\\w+|neighbourhood',
    directions: ['market'],
  },
  technical: {
    names: { en: 'technical', it: 'tecnologico' },
    words: 'futuristic[oa]?|hi-?tech|technical|tecnologic[oaie]|technological',
    inWishes: 'tecnic[oa]|engineering|futuristic\\w*|scientific\\w*',
    inProse:
      'tech(?:y|nical|nological)?|technolog(?:y|ical)|cyber|developer|digital[ei]?|innovativ[eoa]|innovative',
    directions: ['technical', 'swiss', 'studio'],
  },
  editorial: {
    names: { en: 'editorial', it: 'editoriale' },
    words: 'editorial[ei]?|magazine|rivista|literary|letterari[oa]',
    inWishes: 'editorial\\w*|letterari\\w+|bookshop look',
    directions: ['editorial', 'studio', 'luxury'],
  },
  serious: {
    names: { en: 'serious', it: 'serio' },
    words: 'serious|seri[oae]|professional[ei]?|trustworthy|affidabil[ei]',
    inWishes: 'serio|professional\\w*',
    inProse: 'corporate|institutional|istituzional[ei]|formal[ei]?|autorevol[ei]',
    directions: ['swiss', 'editorial', 'studio', 'heritage'],
    isGeneric: true,
    look: { corners: 'soft' },
  },
  modern: {
    names: { en: 'modern', it: 'moderno' },
    words: 'modern[oaei]?|contemporary|contemporane[oaie]|fresh|sleek',
    inWishes:
      'modern\\w*|contemporane\\w+|clean|pulit[oa]|simple|semplic[ei]|lineare|tidy|ordinat[oa]',
    inMood: 'fresc(?:o|a|hi|he)|geometric\\w*|precis[oaie]|precise',
    inProse: 'attual[ei]',
    directions: ['swiss', 'studio', 'poster'],
    isGeneric: true,
    look: { type: ['plain', 'geometric', 'light', 'condensed'] },
  },
} as const satisfies Record<string, Style>;
