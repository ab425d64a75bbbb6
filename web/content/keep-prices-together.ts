/** The text with every amount on one line with the euro sign behind it. */
export function keepPricesTogether(text: string): string {
  return text.replaceAll(/(?<=\d) €/g, '\u00A0€');
}
