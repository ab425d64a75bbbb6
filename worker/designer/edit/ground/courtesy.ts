import { foldInPlace } from '#domain/reading/fold.ts';
import { textOfTokens, type Request } from '../read/request.ts';

const BEFORE =
  /^(?:(?:also|and|so|then|please|hi|hello|hey|sorry|ciao|salve|buongiorno|purtroppo|unfortunately|anche|e|poi|can you|could you|would you|can we|could we|(?:i|we)(?:'d| would) like(?: you)?(?: to)?|i want(?: you)?(?: to)?|we want|puoi|potete|potresti|potreste|vorrei|vorremmo|mi piacerebbe|si puo|per favore|per piacere|da oggi|from today)[ ,!:]+)*/;
const BEHIND =
  /(?:[ ,]+(?:please|thanks(?: a lot)?|thank you|cheers|grazie(?: mille)?|per favore|per piacere|now|ora|adesso|as well|too|can you(?: put it there)?|could you|if possible|se possibile|if you can|se puoi))*[\s.!?,]*$/;
const ANYWHERE = / (?:please|per favore|per piacere|per cortesia)(?=[ ,])/g;

/** What a clause says, folded, without courtesy around it. */
export function saidBy(request: Request, from: number, to: number): string {
  return told(request, from, to).folded.replace(/\s+/g, ' ').replace(ANYWHERE, '');
}

/** The same as the person wrote it, and folded: both are of one length. */
export function told(request: Request, from: number, to: number): { text: string; folded: string } {
  const text = textOfTokens(request, { from, to });
  const folded = foldInPlace(text);
  const start = BEFORE.exec(folded)?.[0].length ?? 0;
  const end = folded.length - (BEHIND.exec(folded.slice(start))?.[0].length ?? 0);
  return { text: text.slice(start, end), folded: folded.slice(start, end) };
}
