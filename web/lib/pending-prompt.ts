import { readInTab, writeInTab } from './tab-storage.ts';

const KEY = 'bluewave_prompt';

/** Keeps a prompt on its way to the builder, across sign-in and full page loads. */
export function keepPrompt(prompt: string): void {
  writeInTab(KEY, prompt);
}

/** The kept prompt, which stays kept; empty when there is none. */
export function peekPrompt(): string {
  return readInTab(KEY) ?? '';
}

/** Returns the kept prompt and forgets it. */
export function takePrompt(): string {
  const prompt = peekPrompt();
  writeInTab(KEY, null);
  return prompt;
}
