import type { DirectionId } from '../look/direction.ts';
import type { ReadingLanguage } from '#domain/reading/language.ts';

interface Tone {
  /** Its name in the summary, in the page's language. */
  names: Record<ReadingLanguage, string>;
  words: string;
  directions: readonly DirectionId[];
  /** The adjective says little about the look (“modern”, “simple”), so a more specific one comes before it. */
  isGeneric?: true;
}

const TONES = {
  elegant: {
    names: { en: 'elegant', it: 'elegante' },
    words:
      'elegan(?:t|te|ti|za|ce)|luxur(?:y|ious)|lusso|lussuos[oaie]|refined|raffinat[oaie]|sophisticated|sofisticat[oa]|exclusive|esclusiv[oa]|premium|high[- ]end|classy|chic|di classe',
    directions: ['luxury', 'editorial', 'heritage'],
  },
  romantic: {
    names: { en: 'romantic', it: 'romantico' },
    words: 'romantic[oaihe]*|poetic[oa]?|dreamy|sognante',
    directions: ['editorial', 'wellness', 'luxury'],
  },
  minimal: {
    names: { en: 'simple', it: 'semplice' },
    words:
      'minimal(?:ist|ista|e|i)?|clean|clear|pulit[oaie]|essenzial[ei]|simple|semplic[ei]|linear[ei]|sober|sobri[oae]',
    directions: ['swiss', 'studio', 'wellness'],
    isGeneric: true,
  },
  modern: {
    names: { en: 'modern', it: 'moderno' },
    words: 'modern[oaei]?|contemporary|contemporane[oaie]|fresh|sleek|attual[ei]',
    directions: ['swiss', 'studio', 'poster'],
    isGeneric: true,
  },
  bold: {
    names: { en: 'bold', it: 'deciso' },
    words:
      "bold|loud|strong|audac[ei]|decis[oa]|d['’]impatto|forte|grintos[oa]|energic[oa]?|energetic|impactful|daring|striking|aggressiv[eoa]",
    directions: ['poster', 'market', 'playful'],
  },
  playful: {
    names: { en: 'playful', it: 'giocoso' },
    words:
      'playful|fun|funny|cheerful|cheery|happy|joyful|friendly|amichevol[ei]|simpatic[oa]|allegr[oaie]|divertent[ei]|giocos[oaie]|kids|children|bambini|colou?rful|colorat[oaie]|vivac[ei]|lively|quirky',
    directions: ['playful', 'poster', 'market'],
  },
  classic: {
    names: { en: 'classic', it: 'classico' },
    words:
      'traditional|tradizional[ei]|classic(?:al|o|a|he|i)?|heritage|historic(?:al)?|storic[oa]|old[- ]fashioned|antic[oa]|vintage|retro|retrò|timeless',
    directions: ['heritage', 'market', 'editorial'],
  },
  rustic: {
    names: { en: 'rustic', it: 'rustico' },
    words:
      'rustic[oa]?|rustiche|homely|cozy|cosy|accoglient[ei]|genuin[oaie]|genuine|casereccio|campagnol[oa]|earthy|welcoming|famigliare|familiare',
    directions: ['craft', 'market', 'heritage'],
  },
  handmade: {
    names: { en: 'handmade', it: 'artigianale' },
    words: 'handmade|hand-made|artisan(?:al)?|artigianal[ei]|crafted',
    directions: ['craft', 'market', 'heritage'],
    isGeneric: true,
  },
  calm: {
    names: { en: 'calm', it: 'tranquillo' },
    words:
      'relax(?:ing|ed|ante)?|calm(?:ing|o|a)?|zen|soft|gentle|serene|peaceful|soothing|rilassant[ei]|rilassat[oa]|seren[oaie]|tranquill[oaie]|delicat[oaie]|rassicurant[ei]|reassuring|spa|natural[ei]?',
    directions: ['wellness', 'coastal', 'luxury'],
  },
  technical: {
    names: { en: 'technical', it: 'tecnologico' },
    words:
      'tech(?:y|nical|nological)?|technolog(?:y|ical)|tecnologic[oaie]|hi-?tech|futuristic[oa]?|cyber|developer|digital[ei]?|innovativ[eoa]|innovative',
    directions: ['technical', 'swiss', 'studio'],
  },
  seaside: {
    names: { en: 'seaside', it: 'marino' },
    words:
      'sea|seaside|beach|breezy|summery|estiv[oa]|mare|spiaggia|coast(?:al)?|costa|marine|marin[oa]|mediterrane(?:an|o|a)|nautical|nautic[oa]|lake|lago',
    directions: ['coastal', 'wellness', 'craft'],
  },
  editorial: {
    names: { en: 'editorial', it: 'editoriale' },
    words: 'editorial[ei]?|magazine|rivista|literary|letterari[oa]',
    directions: ['editorial', 'swiss', 'luxury'],
  },
  brutalist: {
    names: { en: 'brutalist', it: 'brutalista' },
    words: 'brutalis(?:t|tic|m|mo|ta|ti|te)|anti[- ]?design',
    directions: ['brutalist', 'poster', 'swiss'],
  },
  newspaper: {
    names: { en: 'newspaper-like', it: 'da giornale' },
    words:
      'newspapers?|newsprint|broadsheet|tabloid|front page|giornal[ei]|quotidian[oi]|gazzett[ae]|gazette|prima pagina|carta stampata',
    directions: ['newspaper', 'editorial', 'heritage'],
  },
  terminal: {
    names: { en: 'terminal-like', it: 'da terminale' },
    words:
      '(?:like|as|stile|look|tema|estetica|come un|da|un|an?|the|old|vecchio) terminale?|terminale?(?:[- ](?:style|like|look|theme|aesthetics?|vibes?|inspired|ui|window))|hacker|command[- ]line|riga di comando|linea di comando|monospaced?|mono[- ]?spaziat[oaie]|ascii(?: art)?|green[- ]on[- ]black|verde su nero|fosfori verdi',
    directions: ['terminal', 'technical', 'swiss'],
  },
  neon: {
    names: { en: 'neon', it: 'neon' },
    words:
      'neon|cyber[- ]?punk|synth[- ]?wave|retro[- ]?wave|vapou?r[- ]?wave|outrun|blade ?runner|glowing|luminescen(?:t|te|ti)',
    directions: ['neon', 'technical', 'poster'],
  },
  nineties: {
    names: { en: 'like the web of the nineties', it: 'da web anni novanta' },
    words:
      "geo[- ]?cities|y2k|web 1\\.0|windows ?9[58]|retr[oò][- ](?:web|websites?|sites?|computer|computing|internet|gaming|style|look|ui)|(?:stile|sito|web|look|grafica|internet|computer) retr[oò]|(?:19)?90['’]?s[- ](?:web|websites?|style|look|internet|vibes?|aesthetics?|homepage)|nineties[- ](?:web|website|style|look|internet|vibes?|homepage)|(?:like (?:in )?|out of |straight from )the (?:(?:19)?90s|nineties)|(?:stile|sito|web|look|grafica|internet|estetica|pagina) (?:degli |da |in stile |come negli )?anni ['’]?(?:90|novanta)|come negli anni ['’]?(?:90|novanta)",
    directions: ['retro', 'playful', 'poster'],
  },
  serious: {
    names: { en: 'serious', it: 'serio' },
    words:
      'professional[ei]?|serious|seri[oae]|corporate|trustworthy|affidabil[ei]|institutional|istituzional[ei]|formal[ei]?|autorevol[ei]',
    directions: ['swiss', 'editorial', 'heritage'],
  },
} as const satisfies Record<string, Tone>;

export type ToneId = keyof typeof TONES;

const PATTERNS = Object.entries(TONES as Record<ToneId, Tone>).map(([id, tone]) => ({
  id: id as ToneId,
  tone,
  pattern: new RegExp(`(?<![a-zà-ÿ])(?:${tone.words})(?![a-zà-ÿ])`),
}));

const NOT_BEFORE =
  /\b(?:not|no|non|too|troppo|never|niente|nothing|senza|without|non sia)\s(?:too\s|troppo\s)?$/;

/**
 * The tones that the text names: specific ones first, then in the order of the text. Refused ones are left out.
 */
export function readTones(text: string): ToneId[] {
  const lower = text.toLowerCase();
  return PATTERNS.flatMap(({ id, tone, pattern }) => {
    const hit = pattern.exec(lower);
    if (!hit || NOT_BEFORE.test(lower.slice(0, hit.index))) return [];
    return [{ id, at: hit.index + (tone.isGeneric ? lower.length : 0) }];
  })
    .sort((one, other) => one.at - other.at)
    .map(({ id }) => id);
}

/** The directions that match the tones, best first. */
export function toDirections(tones: readonly ToneId[]): DirectionId[] {
  return [...new Set(tones.flatMap((id): readonly DirectionId[] => TONES[id].directions))];
}

export function nameTone(id: ToneId, language: ReadingLanguage): string {
  return TONES[id].names[language];
}
