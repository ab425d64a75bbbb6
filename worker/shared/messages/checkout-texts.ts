import type { Locale } from './error-message.ts';

interface CheckoutTexts {
  title: string;
  note: string;
}

const TEXTS = {
  en: (credits) => ({
    title: `Bluewave · ${credits} credits`,
    note: 'Credits never expire. You can get your money back within 14 days if you have not used any of them.',
  }),
  it: (credits) => ({
    title: `Bluewave · ${credits} crediti`,
    note: 'I crediti non scadono. Puoi chiedere il rimborso entro 14 giorni se non ne hai usato nessuno.',
  }),
} satisfies Record<Locale, (credits: number) => CheckoutTexts>;

/** What the payment page says about a bundle of `credits` credits. */
export function checkoutTexts(locale: Locale, credits: number): CheckoutTexts {
  return TEXTS[locale](credits);
}
