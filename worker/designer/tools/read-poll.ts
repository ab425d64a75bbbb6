import { capitalise } from '#domain/reading/letters.ts';
import { splitEntries } from './text-list.ts';

const FEWEST = 2;
const MOST = 12;
const LONGEST_QUESTION = 160;

/** Where the options of a poll stand, the plainest sign first. */
const LISTS: readonly RegExp[] = [
  /(?:options?|choices?|answers?|opzioni|scelte|risposte|alternative)\s*(?:are|sono)?\s*:?\s+(?<list>[^?!]+)/iu,
  /\?["”»]?\s*(?<list>[^?]+)/u,
  /\s(?:between|among|tra|fra)\s+(?<list>[^?.!]+)/iu,
  /:\s*(?<list>[^?]+)/u,
];
/** What follows is a wish about the page, no option. */
const WISH =
  /(?:[,.;]?\s+|^)(?:in (?:dark|light|blue|red|green|pink|blu|rosso|verde|stile)|with (?:a|an|dark|live|bars?|results?|percent)|con (?:un|una|i risultati|le percentuali|grafic|barre|sfondo|colori)|make it|please|use|using|usa|colou?rs?|sfondo|dark|stile|people can|visitors|everyone|one vote|un voto|mostra|show)(?![\p{L}]).*$/isu;
const QUESTION = /(?:^|[:.!\n“"«])\s*(?<question>[^:.!?\n“"«]{4,160}\?)/u;
const ABOUT =
  /(?:poll|survey|vote|sondaggio|votazione)\s+(?:about|on|for|sul|sulla|sullo|sui|sulle|su|per)\s+(?<about>[^,.;:?\n]+?)(?=\s+(?:with|between|con|tra|fra)\s|[,.;:?\n]|$)/iu;

function readOptions(prompt: string): string[] {
  for (const pattern of LISTS) {
    const list = pattern.exec(prompt)?.groups?.list;
    if (list === undefined) continue;
    const end = /\.\s|\n\n|\.$/.exec(list.trim());
    const text = list.trim().slice(0, end?.index).replace(WISH, '');
    const options = [...new Set(splitEntries(text).map(capitalise))];
    if (options.length >= FEWEST) return options.slice(0, MOST);
  }
  return [];
}

/** The question and the options of a poll, in the words of the brief; undefined without two options. */
export function readPoll(
  prompt: string,
): { question: string | undefined; options: string[] } | undefined {
  const options = readOptions(prompt);
  if (options.length < FEWEST) return undefined;
  const said = QUESTION.exec(prompt)?.groups?.question ?? ABOUT.exec(prompt)?.groups?.about;
  const question = said?.trim();
  const isShort = question !== undefined && question.length <= LONGEST_QUESTION;
  return { question: isShort ? capitalise(question) : undefined, options };
}
