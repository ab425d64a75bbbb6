const KEY = 'bluewave_prompt';

/** Keeps a prompt on its way to the builder, through sign-in and a full-page redirect. */
export function keepPrompt(prompt: string): void {
  try {
    sessionStorage.setItem(KEY, prompt);
  } catch {
    // Without storage the prompt is lost only if the page is left.
  }
}

/** The kept prompt without taking it away; empty when there is none. */
export function peekPrompt(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** The kept prompt, once. */
export function takePrompt(): string {
  const prompt = peekPrompt();
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
  return prompt;
}
