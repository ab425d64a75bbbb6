/** Italian appends pronouns to imperatives: accorciala, traducimelo. */
const CLITICS = String.raw`(?:l[oaie]|mi|ci|gli|mel[oaie]|cel[oaie])?`;

/** Any of these forms as a whole word. */
export const any = (...forms: string[]): RegExp =>
  new RegExp(String.raw`\b(?:${forms.join('|')})${CLITICS}\b`);
