import type { PageText } from '../page-texts.ts';
import {
  asData,
  DATA_RULE,
  requestSection,
  type PromptParts,
  type PromptRequest,
} from './prompt-parts.ts';

const INSTRUCTIONS = {
  en: `You rewrite the texts of a web page: wording, length, tone, spelling or language, as the request asks.
- You get one text per line: its id, its role, the text as a JSON string.
- Answer with one JSON object and nothing else: the ids of the texts you change, each with its new text. Leave out what stays the same.
- Plain text only, no markup. Keep the length fit for the role: a button or a heading stays short.
- Names, phone numbers, addresses, prices and e-mail addresses stay as they are. Invent no facts.
- A text that is one part of a sentence split by markup stays that part.
- When the request is for the whole page in another language, add "lang" with its code, such as "fr".`,
  it: `Riscrivi i testi di una pagina web: parole, lunghezza, tono, ortografia o lingua, come chiede la richiesta.
- Ricevi un testo per riga: il suo id, il suo ruolo, il testo come stringa JSON.
- Rispondi con un solo oggetto JSON e nient’altro: gli id dei testi che cambi, ciascuno con il testo nuovo. Tralascia ciò che resta uguale.
- Solo testo semplice, niente marcatura. La lunghezza resta adatta al ruolo: un bottone o un titolo resta breve.
- Nomi, telefoni, indirizzi, prezzi ed e-mail restano come sono. Non inventare dati.
- Un testo che è parte di una frase divisa dalla marcatura resta quella parte.
- Se la richiesta vuole tutta la pagina in un’altra lingua, aggiungi "lang" con il suo codice, per esempio "fr".`,
} as const;

/** The prompt for rewriting texts. The model sees no markup, so it cannot break any. */
export function textsPrompt(request: PromptRequest & { texts: readonly PageText[] }): PromptParts {
  const { language, nonce, texts } = request;
  const lines = texts.map(({ id, role, text }) => `${id} (${role}) ${JSON.stringify(text)}`);
  return {
    instructions: `${INSTRUCTIONS[language]}\n\n${DATA_RULE[language]}`,
    prompt: `${asData('texts', lines.join('\n'), nonce)}\n\n${requestSection(request)}`,
  };
}

/** The rewritten texts of an answer; undefined when it contains no JSON object of strings. */
export function readTextsAnswer(answer: string): ReadonlyMap<string, string> | undefined {
  const start = answer.indexOf('{');
  const end = answer.lastIndexOf('}');
  if (start < 0 || end < start) return undefined;
  const parsed = parseJson(answer.slice(start, end + 1));
  if (typeof parsed !== 'object' || parsed === null) return undefined;
  const entries = Object.entries(parsed).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return entries.length === 0 ? undefined : new Map(entries);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
