import type { Style } from './style.ts';

/** Places, times and scenes that a page should remind of. The most telling first. */
export const PLACE_STYLES = {
  street: {
    inMood: 'graffiti|street[- ]?art|urban|grunge|skate\\w*|hip[- ]?hop|underground|di strada',
    directions: ['poster', 'brutalist'],
    look: { palette: 'acid', type: ['condensed', 'plain'] },
  },
  western: {
    inMood: 'western|cow-?boy|saloon|rodeo|country music|frontier',
    directions: ['heritage'],
    look: { palette: 'oldPaper', dress: 'handbill' },
  },
  baroque: {
    inMood:
      'baro(?:que|cc[oahi]+)|rococ[oò]|renaissance|rinascimental[ei]|castle|castello|opera house|sipario|teatral[ei]|theatrical',
    directions: ['heritage', 'luxury'],
    look: { palette: 'jewel', type: ['old', 'roman', 'caps'] },
  },
  glamour: {
    inMood: 'glam(?:our|orous)?|red carpet|hollywood|burlesque|cabaret|varietà',
    directions: ['luxury', 'poster'],
    look: { palette: 'jewel', type: ['deco', 'old'] },
  },
  fashion: {
    inMood: 'fashion|vogue|couture|atelier|lookbook|passerella',
    directions: ['editorial', 'luxury', 'studio'],
    look: { palette: 'sparse', type: ['old', 'light', 'caps'] },
  },
  space: {
    inMood: 'sci-?fi|fantascienz\\w*|space(?:ship| age)|spazial[ei]|cosmic|galactic|astronav\\w+',
    directions: ['technical', 'neon'],
    look: { palette: 'night', scheme: 'dark', type: ['geometric', 'mono'] },
  },
  tale: {
    inMood: 'story-?book|fair(?:y|ies)[- ]?tales?|fiab(?:a|e|esco|esca)|whimsical|magic(?:al|o|a)?',
    directions: ['craft', 'playful', 'heritage'],
    look: { palette: 'romantic', type: ['fat', 'old', 'hand'] },
  },
  cottage: {
    inMood: 'shabby|provenzal\\w+|proven[cç]al|cottage(?:core)?|boho|bohemian|gipsy|gitan[oa]',
    directions: ['craft', 'wellness', 'heritage'],
    look: { palette: 'romantic', type: ['old', 'roman', 'slab'] },
  },
  tropical: {
    inMood: 'tropical[ei]?|jungle|giungla|hawaii\\w*|tiki|exotic|esotic[oa]|caraibi\\w*|caribbean',
    directions: ['coastal', 'playful', 'market'],
    look: { palette: 'tropical' },
  },
  fiesta: {
    inMood: 'mexican|messican[oa]|fiesta|latino?|flamenco|bollywood|indian|indian[oa]|african[oa]?',
    directions: ['market', 'playful', 'poster'],
    look: { palette: 'rainbow', type: ['slab', 'fat', 'condensed'] },
  },
  orient: {
    inMood: 'moroc+an|marocchin[oa]|oriental[ei]|orient express|persian[oa]?|turkish|bazaar|souk',
    directions: ['craft', 'luxury', 'heritage'],
    look: { palette: 'jewel', type: ['roman', 'old'] },
  },
  alpine: {
    inMood:
      'alpin[eoa]|tirol\\w*|tyrol\\w*|chalet|baita|montan[oa]|mountain (?:hut|colou?rs|feel)|di montagna|della montagna',
    directions: ['craft', 'heritage', 'market'],
    look: { palette: 'alpine', type: ['slab', 'old', 'condensed'] },
  },
  forest: {
    inMood:
      'forest(?:al[ei]|y)?|wood-?land|bosch?[oi]|(?:di|del) bosco|mossy|botanic garden|verdeggiante',
    directions: ['craft', 'wellness', 'studio'],
    look: { palette: 'forest' },
  },
  maximal: {
    inMood: 'maximal\\w*|massimalis\\w+|eclectic|eclettic[oa]|kitsch|crazy|pazz[oa]|folle',
    directions: ['playful', 'poster'],
    look: { palette: 'rainbow', type: ['fat', 'condensed', 'rounded'] },
  },
} as const satisfies Record<string, Style>;
