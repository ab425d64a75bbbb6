import { FONT_NAMES } from '#domain/fonts/font-families.ts';
import type { FileType } from '../file-types.ts';
import type { PageExcerpt } from '../page-excerpt.ts';
import { BLOCK_EXAMPLE } from './block-example.ts';
import {
  asData,
  DATA_RULE,
  pageMark,
  requestSection,
  type PromptParts,
  type PromptRequest,
} from './prompt-parts.ts';

export interface EditPromptRequest extends PromptRequest {
  /** The whole file, or an excerpt of the page. */
  file: string | PageExcerpt;
  fileType: FileType;
  format: 'blocks' | 'whole';
  /** The outer HTML of the selected element. */
  selection?: string;
  /** The outer HTML of the only elements that may change; changes elsewhere are left out. */
  only?: readonly string[];
  /** The address of a picture made for this request. */
  picture?: string;
}

const COMMON = {
  en: `You change an existing file.
- Do exactly what the request asks and nothing more. Everything else keeps its text, layout and language.
- Leave nothing out with "..." or "rest unchanged", and no TODO. Invent no facts; mark what is missing with data-placeholder="what it is" in HTML.
- No external scripts, styles, fonts or images. A new font is one of these, named in font-family without @font-face or link: ${FONT_NAMES}. Colours keep WCAG AA contrast.
- New text is in the language of the file unless the request says otherwise.
- When the request is a question, or nothing has to be changed, write no code. Answer with ANSWER: and one to three plain sentences.`,
  it: `Modifichi un file esistente.
- Fai esattamente ciò che la richiesta chiede e nient’altro. Tutto il resto conserva testo, impaginazione e lingua.
- Non omettere nulla con «...» o «il resto invariato», e nessun TODO. Non inventare dati; ciò che manca si marca con data-placeholder="che cosa manca" nell’HTML.
- Nessuno script, stile, carattere o immagine dall’esterno. Un carattere nuovo è uno di questi, nominato in font-family senza @font-face né link: ${FONT_NAMES}. I colori conservano il contrasto WCAG AA.
- I testi nuovi sono nella lingua del file, salvo che la richiesta dica altrimenti.
- Se la richiesta è una domanda, o se non c’è nulla da cambiare, non scrivere codice. Rispondi con ANSWER: e da una a tre frasi semplici.`,
} as const;

const FORMAT = {
  blocks: {
    en: `Answer with SEARCH/REPLACE blocks, in this form:
${BLOCK_EXAMPLE}
- Each marker stands alone on its line.
- SEARCH is copied exactly from the file: two to six whole lines with something unique in them, such as an id, a class or a text.
- Change whole elements, not halves of lines. Blocks stand in the order of the file and never overlap.
- To insert, repeat the line before or after in both parts. To delete, leave REPLACE empty.
- Never answer with the complete file, however much changes: then write more blocks.
- Before the first block you may say in one plain sentence, without Markdown, what you did.`,
    it: `Rispondi con blocchi SEARCH/REPLACE, in questa forma:
${BLOCK_EXAMPLE}
- Ogni segno sta da solo sulla sua riga.
- SEARCH è copiato esattamente dal file: da due a sei righe intere con qualcosa di unico, come un id, una classe o un testo.
- Cambia elementi interi, non mezze righe. I blocchi seguono l’ordine del file e non si sovrappongono.
- Per inserire, ripeti in entrambe le parti la riga prima o dopo. Per cancellare, lascia vuoto REPLACE.
- Non rispondere mai con il file completo, per quanto cambi: scrivi invece più blocchi.
- Prima del primo blocco puoi dire in una frase semplice, senza Markdown, che cosa hai fatto.`,
  },
  whole: {
    en: 'Answer with the complete changed file and nothing else: no fences, no comments before or after, nothing left out.',
    it: 'Rispondi con il file completo modificato e nient’altro: niente recinti di codice, niente commenti prima o dopo, nulla di omesso.',
  },
} as const;

const OPERATIONS_EXAMPLE = `\`\`\`operations
[{"kind":"set-text","at":{"selector":"#menu li:nth-of-type(2) .price"},"text":"11 €"},
 {"kind":"set-style","scope":{"kind":"rule","selector":".button"},"property":"color","value":"#fff"}]
\`\`\``;

const KINDS = `  set-text: at, text
  set-attribute: at, name, value
  set-style: scope, property, value; scope is {"kind":"element","at"}, {"kind":"rule","selector"} or {"kind":"width","at","maxWidthPx"}
  set-token: name ("--accent"), value
  set-head: field (title, description, language, icon, picture), value
  delete, duplicate: at
  move: at, to, place (before, after, start, end)
  insert: at, place, markup
  replace: at, markup
  replace-everywhere: from, to (what visitors read, not links and scripts)`;

/** The intents that models may answer with. */
const NAMED = {
  en: `  fact: fact (phone, whatsapp, mail, address, name), value
  hours: value ("Mon-Fri 9-18, Sat 9-13"), isPart true when only the days that it names change
  price: item, amount ("9.50 €")
  change-prices: change, {"factor":1.1} or {"plus":2}
  recolour: property "brand", colour {"hex":"#1f6b3a","words":"green"}
  font: font {"stack":"Lora, serif","words":"Lora"} (of all texts and headings)
  remove: target {"sectionName": the heading of a section}
  dark-page (dark for everybody), dark-mode (dark where the visitor’s system is; no switch)`,
  it: `  fact: fact (phone, whatsapp, mail, address, name), value
  hours: value ("lun-ven 9-18, sab 9-13"), isPart true se cambiano soltanto i giorni che nomina
  price: item, amount ("9,50 €")
  change-prices: change, {"factor":1.1} oppure {"plus":2}
  recolour: property "brand", colour {"hex":"#1f6b3a","words":"verde"}
  font: font {"stack":"Georgia, serif","words":"Georgia"} (di tutti i testi e i titoli)
  remove: target {"sectionName": il titolo di una sezione}
  dark-page (scura per tutti), dark-mode (scura dove lo è il sistema del visitatore; senza interruttore)`,
} as const;

const OPERATIONS = {
  en: `Where it is shorter, make a change by an operation instead of a block. All operations stand in one fence before the blocks:
${OPERATIONS_EXAMPLE}
- Kinds and their fields:
${KINDS}
- "at" and "to" name exactly one element: {"selector": one CSS selector} or {"text": all its words, "tag": its tag}. A null value removes an attribute or a style.
- Texts and values are plain words as visitors read them, without markup or entities. Each operation sees the page as the ones before it left it.
- In the same list, what stands in many places is changed by name, without "at": texts, links, shades, menus and structured data follow.
${NAMED.en}
- All operations are done or none. A block must not touch what an operation changes. Scripts and larger changes are for blocks.`,
  it: `Dove è più breve, fai una modifica con un’operazione invece che con un blocco. Tutte le operazioni stanno in un solo recinto prima dei blocchi:
${OPERATIONS_EXAMPLE}
- I tipi e i loro campi:
${KINDS}
- «at» e «to» indicano un solo elemento: {"selector": un selettore CSS} oppure {"text": tutte le sue parole, "tag": il suo tag}. Un valore null toglie un attributo o uno stile.
- Testi e valori sono parole semplici come le leggono i visitatori, senza marcatura né entità. Ogni operazione vede la pagina come l’hanno lasciata le precedenti.
- Nella stessa lista, ciò che sta in molti punti si cambia per nome, senza «at»: testi, link, sfumature, menu e dati strutturati seguono.
${NAMED.it}
- Le operazioni si fanno tutte o nessuna. Un blocco non tocca ciò che cambia un’operazione. Script e modifiche più grandi vanno nei blocchi.`,
} as const;

const EXCERPT = {
  en: '- You see an outline of the page and the parts that the request seems to be about. The rest exists too and stays as it is. Copy SEARCH only from the parts shown. If you need a part that is not shown, answer only with SHOW: and its lines, such as SHOW: 120-180.',
  it: '- Vedi uno schema della pagina e le parti di cui la richiesta sembra parlare. Il resto esiste e rimane com’è. Copia SEARCH soltanto dalle parti mostrate. Se ti serve una parte non mostrata, rispondi soltanto con SHOW: e le sue righe, come SHOW: 120-180.',
} as const;

const SELECTION = {
  en: 'Change only this element of the file:',
  it: 'Cambia soltanto questo elemento del file:',
} as const;

const ONLY = {
  en: 'Only these elements may change. Anything you change elsewhere, in style sheets too, is thrown away: write styles into their style attributes.',
  it: 'Possono cambiare soltanto questi elementi. Tutto ciò che cambi altrove, anche nei fogli di stile, viene scartato: scrivi gli stili nei loro attributi style.',
} as const;

const PICTURE = {
  en: 'A picture has been made for this request. Put it where it belongs, with a fitting alt text; its address is exactly:',
  it: 'Per questa richiesta è stata creata un’immagine. Mettila al suo posto, con un testo alternativo adatto; il suo indirizzo è esattamente:',
} as const;

/** The prompt for changing a file: the rules, the file, and at the end what differs between requests. */
export function editPrompt(request: EditPromptRequest): PromptParts {
  const { language, format } = request;
  const selection = selectionSection(request);
  const picture = request.picture === undefined ? [] : [`${PICTURE[language]} ${request.picture}`];
  const isExcerpt = typeof request.file !== 'string';
  const hasOperations = format === 'blocks' && request.fileType === 'html';
  const rules = [
    FORMAT[format][language],
    ...(isExcerpt ? [EXCERPT[language]] : []),
    ...(hasOperations ? [`\n${OPERATIONS[language]}`] : []),
  ].join('\n');
  return {
    instructions: [COMMON[language], rules, DATA_RULE[language]].join('\n\n'),
    prompt: [fileSection(request), ...selection, ...picture, requestSection(request)].join('\n\n'),
  };
}

function selectionSection({ only, selection, language, nonce }: EditPromptRequest): string[] {
  if (only !== undefined && only.length > 0)
    return [[ONLY[language], ...only.map((markup) => asData('element', markup, nonce))].join('\n')];
  if (selection === undefined) return [];
  return [`${SELECTION[language]}\n${asData('element', selection, nonce)}`];
}

function fileSection({ file, fileType }: EditPromptRequest): string {
  if (typeof file === 'string') {
    return asData(fileType === 'html' ? 'page' : `file ${fileType}`, file, pageMark(file));
  }
  const mark = pageMark([file.outline, ...file.parts.map(({ text }) => text)].join('\n'));
  const parts = file.parts.map(({ startLine, endLine, text }) =>
    asData(`page lines ${startLine}-${endLine}`, text, mark),
  );
  return [asData('page outline', file.outline, mark), ...parts].join('\n\n');
}
