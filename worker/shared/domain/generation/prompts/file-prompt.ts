import type { FileType } from '../file-types.ts';
import { DATA_RULE, requestSection, type PromptParts, type PromptRequest } from './prompt-parts.ts';

export interface FilePromptRequest extends PromptRequest {
  fileType: FileType;
}

const INSTRUCTIONS = {
  en: (name: string) => `You write one complete ${name} file.
- Output only the content of the file: no fences, no sentence before or after.
- Write all of it. Never "..." or a TODO. Short comments only where the code cannot speak for itself.
- No secrets, no invented addresses or data.`,
  it: (name: string) => `Scrivi un solo file ${name} completo.
- Scrivi soltanto il contenuto del file: niente recinti di codice, nessuna frase prima o dopo.
- Scrivilo per intero. Mai «...» o un TODO. Commenti brevi, solo dove il codice non parla da sé.
- Nessun segreto, nessun indirizzo o dato inventato.`,
} as const;

const NAMES: Readonly<Record<FileType, string>> = {
  html: 'HTML',
  css: 'CSS',
  js: 'JavaScript',
  ts: 'TypeScript',
  tsx: 'TypeScript (TSX)',
  jsx: 'JavaScript (JSX)',
  py: 'Python',
  json: 'JSON',
  md: 'Markdown',
  txt: 'text',
};

/** The prompt for writing a file that is not a page. */
export function filePrompt(request: FilePromptRequest): PromptParts {
  const instructions = INSTRUCTIONS[request.language](NAMES[request.fileType]);
  return {
    instructions: `${instructions}\n\n${DATA_RULE[request.language]}`,
    prompt: requestSection(request),
  };
}
