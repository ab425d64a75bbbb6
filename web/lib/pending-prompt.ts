const KEY = 'bluewave_prompt';

/** Keeps a prompt on its way to the builder, across sign-in and full page loads. */
export function keepPrompt(prompt: string): void {
  try {
    sessionStorage.setItem(KEY, prompt);
  } catch {
    // Without storage the prompt is only lost when the page is left.
  }
}

/** The kept prompt, which stays kept; empty when there is none. */
export function peekPrompt(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Returns the kept prompt and forgets it. */
export function takePrompt(): string {
  const prompt = peekPrompt();
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
  return prompt;
}
