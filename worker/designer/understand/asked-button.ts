/** "CTA should be “Try it with one object”", "un pulsante «Avvisami quando esce»". */
const ASKED =
  /\b(?:cta|call to action|(?:main )?button|pulsante|bottone)\b[^."“«\n]{0,40}["“«]([^"”»\n]{2,40})["”»]/i;
const NEWS =
  /\b(?:notify|tell me when|let me know|keep me posted|avvisami|avvertimi|fammi sapere)\b/i;

/** The words that a brief wants on its main button, and whether it promises news. */
export function readButton(brief: string): { label: string; isForNews: boolean } | undefined {
  const label = ASKED.exec(brief)?.[1]?.trim();
  return label === undefined ? undefined : { label, isForNews: NEWS.test(label) };
}
