import type { Check, GenerationLanguage } from '../generation-types.ts';

type Sentence = (detail: string) => string;

const FAULTS: Readonly<Record<GenerationLanguage, Readonly<Record<string, Sentence>>>> = {
  en: {
    complete: () => 'the document does not end with </body></html>, or a style or script is open',
    content: () => 'there is next to no visible text in it',
    json: () => 'it is no valid JSON any more',
    leftovers: (detail) => `it still holds a placeholder: ${detail}`,
    scripts: (detail) => `a script does not parse: ${detail}`,
    hosts: (detail) => `it loads from other hosts, which is not allowed: ${detail}`,
    language: (detail) => `the text or its lang attribute is in the wrong language: ${detail}`,
    imitation: (detail) =>
      `it asks for a password or card data in the name of a known brand; remove the form or the name: ${detail}`,
    target: (detail) => `the request is about this part, which did not change: ${detail}`,
  },
  it: {
    complete: () =>
      'il documento non finisce con </body></html>, oppure uno style o script è aperto',
    content: () => 'non contiene quasi alcun testo visibile',
    json: () => 'non è più un JSON valido',
    leftovers: (detail) => `contiene ancora un segnaposto: ${detail}`,
    scripts: (detail) => `uno script non è valido: ${detail}`,
    hosts: (detail) => `carica da altri host, cosa non permessa: ${detail}`,
    language: (detail) => `il testo o il suo attributo lang è nella lingua sbagliata: ${detail}`,
    imitation: (detail) =>
      `chiede una password o i dati di una carta a nome di un marchio noto; togli il modulo o il nome: ${detail}`,
    target: (detail) => `la richiesta riguarda questa parte, che non è cambiata: ${detail}`,
  },
};

const WORDS = {
  en: {
    opening: 'A check of the result found faults:',
    blocks: 'Mend only these. Answer with SEARCH/REPLACE blocks for the file as it is now.',
    whole: 'Mend only these. Answer with the complete file and nothing else.',
  },
  it: {
    opening: 'Un controllo del risultato ha trovato difetti:',
    blocks:
      'Correggi soltanto questi. Rispondi con blocchi SEARCH/REPLACE per il file com’è adesso.',
    whole: 'Correggi soltanto questi. Rispondi con il file completo e nient’altro.',
  },
} as const;

export interface FaultFacts {
  faults: readonly Check[];
  format: 'blocks' | 'whole';
  language: GenerationLanguage;
}

/**
 * Tells a model what the checks found in its work. The details come from the work itself, so they are quoted as
 * data.
 */
export function faultsPrompt({ faults, format, language }: FaultFacts): string {
  const words = WORDS[language];
  return [words.opening, ...faultLines(faults, language), words[format]].join('\n');
}

/** The findings of the checks, one per line. */
export function faultLines(faults: readonly Check[], language: GenerationLanguage): string[] {
  return faults.map(({ id, detail }) => {
    const sentence = FAULTS[language][id];
    return `- ${sentence === undefined ? id : sentence(JSON.stringify(detail))}`;
  });
}
