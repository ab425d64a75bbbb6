/** What holds for pictures that are made from words. */
export const MADE_PICTURES = {
  fewestCharacters: 3,
  mostCharacters: 500,
  proposals: 3,
  /** Proposals that nobody chose are gone after this. */
  keptMs: 24 * 60 * 60 * 1000,
} as const;

export type DescriptionProblem = 'short' | 'long' | 'forbidden';

/**
 * Pictures that no model of ours is asked for: nudity and sex, cruelty, and signs of hate. Whole words in both
 * languages; the services have filters of their own.
 */
const FORBIDDEN = new RegExp(
  `(?<![a-zà-ÿ])(?:${[
    'nudes?|naked|nudity|porn\\w*|sex|sexy|sexual|erotic|topless|genitals?|lolita|hentai',
    'nud[oaei]|sess[ou]\\w*|erotic[oaie]|pornograf\\w*|genitali|pedos?|pedo(?:f|ph|porn)\\w*|paedo\\w*',
    'gore|beheaded|beheading|decapitat\\w*|dismember\\w*|tortur\\w*|squartat\\w*',
    'swastikas?|svastic\\w*|nazi(?!on)\\w*|kkk|ku klux klan|isis',
  ].join('|')})(?![a-zà-ÿ])`,
  'iu',
);

/** Why no picture can be made of this description; null when one can. Linear. */
export function descriptionProblem(description: string): DescriptionProblem | null {
  const words = description.trim();
  if (words.length < MADE_PICTURES.fewestCharacters) return 'short';
  if (words.length > MADE_PICTURES.mostCharacters) return 'long';
  return FORBIDDEN.test(words) ? 'forbidden' : null;
}

/** Three pictures of one description differ in how it is seen. */
const VIEWS = [
  'Photographic, natural light, seen at eye level.',
  'Close up of the most characteristic part, soft light.',
  'Wide view with calm space around the subject.',
] as const;

/** What a picture model is told for each proposal. */
export function describeProposals(description: string): string[] {
  return VIEWS.map((view) => `${description.trim()}. ${view} No text, no letters, no logos.`);
}
