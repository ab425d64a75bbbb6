import { useState } from 'react';
import type { GenerationLanguage, RequestAnalysis } from '#domain/generation/generation-types.ts';

export type Decision = Pick<RequestAnalysis, 'task' | 'family' | 'scope' | 'target' | 'language'>;

/**
 * The result of the analysis for the first example (a test compares the two), so that its rules are only loaded
 * when somebody types.
 */
export const FIRST_DECISION = {
  task: 'edit',
  family: 'code',
  scope: 'section',
  target: 'footer',
} as const;

/** Runs the product's own request analysis on a text, as if a page were open. */
export async function analyze(prompt: string, language: GenerationLanguage): Promise<Decision> {
  const { analyzeRequest } = await import('#domain/generation/analyze-request.ts');
  return analyzeRequest({
    prompt,
    fileType: 'html',
    hasPage: true,
    hasSelection: false,
    fallbackLanguage: language,
  });
}

/** The typed request and its decision. When two are analysed at the same time, only the later one counts. */
export function useAnalysis(language: GenerationLanguage) {
  const [typed, setTyped] = useState<string | null>(null);
  const [decided, setDecided] = useState<{ prompt: string; decision: Decision } | null>(null);

  async function type(prompt: string): Promise<void> {
    setTyped(prompt);
    const decision = await analyze(prompt, language);
    setDecided({ prompt, decision });
  }

  const decision =
    decided === null || typed === null ? { ...FIRST_DECISION, language } : decided.decision;
  return { typed, type, decision };
}
