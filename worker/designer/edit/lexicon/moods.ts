export type MoodId =
  | 'modern'
  | 'elegant'
  | 'minimal'
  | 'playful'
  | 'bold'
  | 'warm'
  | 'calm'
  | 'classic'
  | 'airy'
  | 'compact';

export interface Mood {
  /** Folded words of both languages, as a pattern. */
  words: string;
  display: string;
  text: string;
  /** Corner radius in px. */
  radius: number;
  /** Factor on the space between things. */
  space: number;
  /** Factor on the colourfulness of brand colours. */
  chroma: number;
  letterSpacing: string;
  headingWeight: number;
}

const SANS = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const SERIF = 'Georgia, Cambria, "Times New Roman", serif';

export const MOODS: Readonly<Record<MoodId, Mood>> = {
  modern: {
    words: 'modern|moderno|moderna|contemporary|contemporane[oa]|attuale|fresh|fresc[oa]',
    display: SANS,
    text: SANS,
    radius: 14,
    space: 1.15,
    chroma: 1.1,
    letterSpacing: '-0.02em',
    headingWeight: 700,
  },
  elegant: {
    words:
      'elegant|elegante|luxurious|luxury|lussuos[oa]|refined|raffinat[oa]|sophisticated|classy|di classe|sofisticat[oa]|premium|chic',
    display: 'Didot, "Bodoni MT", "Playfair Display", Georgia, serif',
    text: SERIF,
    radius: 0,
    space: 1.3,
    chroma: 0.7,
    letterSpacing: '0.01em',
    headingWeight: 400,
  },
  minimal: {
    words:
      'minimal|minimalist|minimale|minimalista|simple|simpler|semplice|clean|cleaner|pulit[oa]|essenziale|sobri[oa]',
    display: SANS,
    text: SANS,
    radius: 0,
    space: 1.35,
    chroma: 0.5,
    letterSpacing: '-0.01em',
    headingWeight: 500,
  },
  playful: {
    words:
      'playful|giocos[oa]|fun|divertente|cheerful|allegr[oa]|happy|youthful|giovanile|vivace|simpatic[oa]',
    display: 'ui-rounded, "Arial Rounded MT Bold", Quicksand, system-ui, sans-serif',
    text: SANS,
    radius: 24,
    space: 1,
    chroma: 1.35,
    letterSpacing: '0',
    headingWeight: 800,
  },
  bold: {
    words:
      'bold|bolder|audace|striking|d.impatto|incisiv[oa]|strong|deciso|decisa|eye-catching|aggressive|aggressiv[oa]',
    display: 'Impact, "Arial Black", "Helvetica Neue", sans-serif',
    text: SANS,
    radius: 0,
    space: 1.1,
    chroma: 1.3,
    letterSpacing: '-0.01em',
    headingWeight: 900,
  },
  warm: {
    words:
      'warm|warmer|cald[oa]|accogliente|cosy|cozy|welcoming|homely|familiare|friendly|friendlier|amichevole',
    display: SERIF,
    text: SANS,
    radius: 12,
    space: 1.05,
    chroma: 1.05,
    letterSpacing: '0',
    headingWeight: 600,
  },
  calm: {
    words: 'calm|calmer|calmo|calma|relaxing|rilassante|tranquill[oa]|soft|softer|soothing|sober',
    display: SERIF,
    text: SANS,
    radius: 18,
    space: 1.25,
    chroma: 0.65,
    letterSpacing: '0',
    headingWeight: 500,
  },
  classic: {
    words:
      'classic|classical|classic[oa]|traditional|tradizionale|serious|seri[oa]|formal|formale|professional|professionale|vintage|retro',
    display: SERIF,
    text: SERIF,
    radius: 2,
    space: 1,
    chroma: 0.85,
    letterSpacing: '0',
    headingWeight: 700,
  },
  airy: {
    words:
      'airy|arios[oa]|spacious|spazios[oa]|less crowded|meno affollat[oa]|lighter feel|more breathing room|piu respiro',
    display: '',
    text: '',
    radius: -1,
    space: 1.4,
    chroma: 1,
    letterSpacing: '',
    headingWeight: 0,
  },
  compact: {
    words: 'compact|compatt[oa]|denser|piu dens[oa]|tighter',
    display: '',
    text: '',
    radius: -1,
    space: 0.75,
    chroma: 1,
    letterSpacing: '',
    headingWeight: 0,
  },
};
