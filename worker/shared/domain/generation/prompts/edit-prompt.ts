import type { FileType } from '../file-types.ts';
import type { PageExcerpt } from '../page-excerpt.ts';
import {
  asData,
  DATA_RULE,
  requestSection,
  type PromptParts,
  type PromptRequest,
} from './prompt-parts.ts';

export interface EditPromptRequest extends PromptRequest {
  /** The whole file, or what is shown of a page that is too long for that. */
  file: string | PageExcerpt;
  fileType: FileType;
  format: 'blocks' | 'whole';
  /** Outer HTML of the one element to change. */
  selection?: string;
  /** Address of a picture that was made for this request. */
  picture?: string;
}

const COMMON = {
  en: `You change an existing file.
- Do exactly what the request asks and nothing more. Everything else keeps its text, layout and language.
- Never answer with "...", "rest unchanged" or a TODO. Invent no facts; mark missing ones with data-placeholder in HTML.
- No external scripts, styles, fonts or images. Colours keep WCAG AA contrast.
- New text is in the language of the file unless the request says otherwise.`,
  it: `Modifichi un file esistente.
- Fai esattamente ciò che la richiesta chiede e nient’altro. Tutto il resto conserva testo, impaginazione e lingua.
- Mai «...», «il resto invariato» o un TODO. Non inventare dati; quelli che mancano si marcano con data-placeholder nell’HTML.
- Nessuno script, stile, carattere o immagine dall’esterno. I colori conservano il contrasto WCAG AA.
- I testi nuovi sono nella lingua del file, salvo che la richiesta dica altrimenti.`,
} as const;

const EXAMPLE = `<<<<<<< SEARCH
    <h1>Old title</h1>
=======
    <h1>New title</h1>
>>>>>>> REPLACE`;

const FORMAT = {
  blocks: {
    en: `Answer with SEARCH/REPLACE blocks only, in this form:
${EXAMPLE}
- Each marker stands alone on its line.
- SEARCH is copied exactly from the file: two to six whole lines with something unique in them, such as an id, a class or a text.
- Change whole elements, not halves of lines. Blocks stand in the order of the file and never overlap.
- To insert, repeat the line before or after in both parts. To delete, leave REPLACE empty.
- You may write one short sentence about what you did before the first block.`,
    it: `Rispondi soltanto con blocchi SEARCH/REPLACE, in questa forma:
${EXAMPLE}
- Ogni segno sta da solo sulla sua riga.
- SEARCH è copiato esattamente dal file: da due a sei righe intere con qualcosa di unico, come un id, una classe o un testo.
- Cambia elementi interi, non mezze righe. I blocchi seguono l’ordine del file e non si sovrappongono.
- Per inserire, ripeti in entrambe le parti la riga prima o dopo. Per cancellare, lascia vuoto REPLACE.
- Prima del primo blocco puoi scrivere una breve frase su ciò che hai fatto.`,
  },
  whole: {
    en: 'Answer with the complete changed file and nothing else: no fences, no comments before or after, nothing left out.',
    it: 'Rispondi con il file completo modificato e nient’altro: niente recinti di codice, niente commenti prima o dopo, nulla di omesso.',
  },
} as const;

/** How much of the file the model sees decides whether it may write it anew. */
const EXTENT = {
  whole: {
    en: '- When more than about 40 % of the file changes, answer with the complete file instead and nothing else.',
    it: '- Se cambia più del 40 % circa del file, rispondi con il file completo e nient’altro.',
  },
  excerpt: {
    en: '- The page is long: you see its outline and the parts that matter most. The rest exists too and stays as it is. Copy SEARCH only from the parts shown, and never answer with a complete file.',
    it: '- La pagina è lunga: ne vedi lo schema e le parti che contano di più. Il resto esiste e rimane com’è. Copia SEARCH soltanto dalle parti mostrate e non rispondere mai con un file completo.',
  },
} as const;

const SELECTION = {
  en: 'Change only this element of the file:',
  it: 'Cambia soltanto questo elemento del file:',
} as const;

const PICTURE = {
  en: 'A picture has been made for this request. Put it where it belongs, with a fitting alt text; its address is exactly:',
  it: 'Per questa richiesta è stata creata un’immagine. Mettila al suo posto, con un testo alternativo adatto; il suo indirizzo è esattamente:',
} as const;

/** What a model is told to change a file, by blocks or as a whole. */
export function editPrompt(request: EditPromptRequest): PromptParts {
  const { language, nonce, format } = request;
  const selection =
    request.selection === undefined
      ? []
      : [`${SELECTION[language]}\n${asData('element', request.selection, nonce)}`];
  const picture = request.picture === undefined ? [] : [`${PICTURE[language]} ${request.picture}`];
  const isExcerpt = typeof request.file !== 'string';
  const extent = format === 'whole' ? [] : [EXTENT[isExcerpt ? 'excerpt' : 'whole'][language]];
  const rules = [FORMAT[format][language], ...extent].join('\n');
  return {
    instructions: [COMMON[language], rules, DATA_RULE[language]].join('\n\n'),
    prompt: [fileSection(request), ...selection, ...picture, requestSection(request)].join('\n\n'),
  };
}

function fileSection({ file, fileType, nonce }: EditPromptRequest): string {
  if (typeof file === 'string') {
    return asData(fileType === 'html' ? 'page' : `file ${fileType}`, file, nonce);
  }
  const parts = file.parts.map(({ startLine, endLine, text }) =>
    asData(`page lines ${startLine}-${endLine}`, text, nonce),
  );
  return [asData('page outline', file.outline, nonce), ...parts].join('\n\n');
}
