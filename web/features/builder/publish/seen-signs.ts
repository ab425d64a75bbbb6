/** What the person is told of the signs of a page, and which signs say it. */
const TOLD = {
  asks: ['secret', 'masked', 'first-step'],
  poses: ['brand-claim', 'brand-voice', 'brand-mention', 'brand-colours', 'disguised-name'],
  wallet: ['wallet-phrase'],
  presses: ['urgency'],
  sends: ['foreign-form', 'sent-away', 'drop', 'encoded-address'],
  leads: ['bare-frame', 'redirect', 'lure'],
  hides: ['encoded', 'framed', 'disguised-name', 'masked', 'encoded-address'],
  long: ['unread'],
} as const;

type ToldSign = keyof typeof TOLD;
const NAMES = Object.keys(TOLD) as ToldSign[];

/** What to tell, in the order of the table; each thing once. */
export function tellSigns(signs: readonly string[]): ToldSign[] {
  return NAMES.filter((name) => TOLD[name].some((sign) => signs.includes(sign)));
}
