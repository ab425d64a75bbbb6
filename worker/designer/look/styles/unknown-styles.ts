import { readColours } from '#domain/reading/colours.ts';
import { readSource } from '#domain/reading/tokens.ts';
import { findStyles, isRefusedAt, type StyleHit } from './read-styles.ts';
import { readTypeWords } from './type-words.ts';

const PIECES = /[,;:/·|•]|\s[–—-]\s|[.!?]+(?:\s|$)|\n|\s(?:and|e|ed|with|con|but|ma)\s/iu;

/** Words of every wish for a look that ask for nothing by themselves. */
const CARRIERS =
  /^(?:an?|the|in|of|on|to|for|like|as|than|from|very|really|quite|rather|almost|bit|little|lot|lots|some|more|most|less|much|so|too|that|it|its|it's|i|we|my|our|you|your|me|us|is|be|are|should|would|want|wants|must|not|no|feel|feels|feeling|look|looks|looking|vibes?|styles?|styled|stylish|aesthetics?|mood|tone|tones|touch|hint|spirit|sense|air|atmosphere|design|page|site|website|web|inspired|theme|themed|kind|way|colou?rs?|lines?|shapes?|details?|letters?|type|fonts?|text|un|una|uno|il|lo|la|i|gli|le|l|d|di|da|del|dello|della|dei|delle|al|alla|come|stile|stili|aspetto|estetica|grafica|atmosfera|aria|tocco|tema|sito|pagina|sapore|spirito|po|molto|poco|più|meno|tanto|tutto|tutta|troppo|che|sia|essere|vorrei|voglio|ispirat[oaie]|sensazione|impronta|gusto|tipo|colori?|linee|forme|dettagli|lettere|carattere|caratteri|testo|se|fosse|per|a|o|or|si|ne)$/iu;

/** How a text speaks rather than how a page is built: the words on the page answer it. */
const FEELINGS =
  /^(?:honest|sincere|human|humane|friendly|kind|inviting|approachable|personal|intimate|proud|humble|local|practical|direct|straightforward|no-nonsense|witty|dry|ironic|curious|patient|hopeful|optimistic|lively|energy|charm|charming|beautiful|nice|pretty|good|great|lovely|cool|interesting|unusual|original|unique|special|memorable|creative|artistic|authentic|trustworthy|credible|solid|robust|confident|light|bright|dark|airy|open|roomy|spacious|easy|clear|readable|legible|tidy|neat|small|large|big|warm|cold|young|youthful|grown-up|adult|dignified|discreet|subtle|understated|restrained|onest[oaie]|sincer[oaie]|uman[oaie]|gentil[ei]|invitant[ei]|personal[ei]|intim[oaie]|orgoglios[oaie]|umil[ei]|local[ei]|pratic[oaihe]+|dirett[oaie]|schiett[oaie]|ironic[oaihe]+|curios[oaie]|pazient[ei]|viv[oaie]|bell[oaie]|bel|carin[oaie]|buon[oaie]|original[ei]|unic[oaihe]+|special[ei]|creativ[oaie]|artistic[oaihe]+|autentic[oaihe]+|credibil[ei]|solid[oaie]|sicur[oaie]|chiar[oaie]|scur[oaie]|luminos[oaie]|apert[oaie]|ordinat[oaie]|leggibil[ei]|piccol[oaie]|grand[ei]|giovan[ei]|giovanil[ei]|adult[oaie]|discret[oaie]|misurat[oaie]|asciutt[oaie]|leggar[oaie]|legger[oaie])$/iu;

const FEWEST_LETTERS = 3;

/** A look that is told from others by how its page is built, or by a hand of its own. */
function isBuilt({ style }: StyleHit): boolean {
  return style.look?.dress !== undefined || style.isSure === true;
}

function withoutHits(piece: string, hits: readonly StyleHit[]): string {
  return hits.reduce((rest, { word }) => rest.replace(word, ' '), piece);
}

function isKnown(piece: string): boolean {
  const hits = findStyles(piece, 'mood');
  if (hits.some(isBuilt)) return true;
  const { font, corners, density, size } = readTypeWords(piece);
  const isTyped = (font ?? corners ?? density ?? size) !== undefined;
  if (isTyped || readColours(readSource(piece)).found.length > 0) return true;
  const words = withoutHits(piece, hits).match(/\p{L}+(?:['’-]\p{L}+)*/gu) ?? [];
  return words.every(
    (word) => word.length < FEWEST_LETTERS || CARRIERS.test(word) || FEELINGS.test(word),
  );
}

/** Looks that a mood asks for and nobody here can draw, in its own words: "stained glass". */
export function findUnknownStyles(mood = ''): string[] {
  const pieces = mood.split(PIECES).map((piece) => piece.trim());
  const asked = pieces.filter(
    (piece) => piece !== '' && !isRefusedAt(`${piece} `, firstWord(piece)),
  );
  return [...new Set(asked.filter((piece) => !isKnown(piece)))];
}

/** Where the second word begins: a refusal stands before it. */
function firstWord(piece: string): number {
  const space = piece.indexOf(' ');
  return space < 0 ? 0 : space + 1;
}
