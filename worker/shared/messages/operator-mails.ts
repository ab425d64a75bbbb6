import type { Locale } from './error-message.ts';
import type { MailText } from './mail-texts.ts';

export interface ReportMailParams {
  /** The page's address and the operator's console. */
  page: string;
  console: string;
  reason: string;
  /** How to reach who reported it, in their own words; may be empty. */
  contact: string;
  /** Of the last day. */
  reports: number;
  isLowered: boolean;
}

const REPORTED = {
  en: (told) => ({
    subject: told.isLowered
      ? 'A reported site is hidden until you have looked at it'
      : 'A Bluewave site was reported',
    text: `A visitor reported this page:

${told.page}

What they wrote:

${told.reason}

${told.contact === '' ? 'They left no contact.' : `Their contact: ${told.contact}`}
Reports within a day: ${told.reports}
${told.isLowered ? 'Our own check found signs of deception too, so the page is hidden until you decide.' : 'The page is still shown. Nothing happens to it unless you decide so.'}

Decide in the console:

${told.console}

Do not enter anything on the page.`,
  }),
  it: (told) => ({
    subject: told.isLowered
      ? 'Un sito segnalato è nascosto finché non lo controlli'
      : 'Un sito Bluewave è stato segnalato',
    text: `Un visitatore ha segnalato questa pagina:

${told.page}

Che cosa ha scritto:

${told.reason}

${told.contact === '' ? 'Non ha lasciato un contatto.' : `Il suo contatto: ${told.contact}`}
Segnalazioni in un giorno: ${told.reports}
${told.isLowered ? 'Anche il nostro controllo ha trovato indizi di inganno, quindi la pagina è nascosta finché non decidi.' : 'La pagina è ancora visibile. Non le succede nulla se non lo decidi tu.'}

Decidi nella console:

${told.console}

Non inserire nulla nella pagina.`,
  }),
} satisfies Record<Locale, (told: ReportMailParams) => MailText>;

export interface OwnerMailParams {
  /** The site's name and address. */
  name: string;
  page: string;
  /** The operator's words; empty when nobody has decided yet. */
  reason: string;
  /** The contact form. */
  appeal: string;
  /** Whether an answer to this mail reaches the operator. */
  isAnswerable: boolean;
}

export type OwnerNews = 'suspended' | 'reinstated' | 'review';

const OWNER_TEXTS = {
  en: {
    suspended: {
      subject: 'Your Bluewave site was suspended',
      lead: 'your site is not shown any more. It was suspended by the operator of Bluewave. Your page is kept and you can still open and export it.',
    },
    reinstated: {
      subject: 'Your Bluewave site is back',
      lead: 'the operator of Bluewave looked at your site. It is shown again.',
    },
    review: {
      subject: 'Your Bluewave site is being reviewed',
      lead: 'several visitors reported your site, and our own check found something on it too. It is hidden until a person has looked at it. Your page is kept and you can still open and export it.',
    },
  },
  it: {
    suspended: {
      subject: 'Il tuo sito Bluewave è stato sospeso',
      lead: 'il tuo sito non viene più mostrato: chi gestisce Bluewave lo ha sospeso. La tua pagina è conservata e puoi ancora aprirla ed esportarla.',
    },
    reinstated: {
      subject: 'Il tuo sito Bluewave è di nuovo visibile',
      lead: 'chi gestisce Bluewave ha controllato il tuo sito. Ora è di nuovo visibile.',
    },
    review: {
      subject: 'Il tuo sito Bluewave è in verifica',
      lead: 'più visitatori hanno segnalato il tuo sito e anche il nostro controllo vi ha trovato qualcosa. Resta nascosto finché una persona non lo guarda. La tua pagina è conservata e puoi ancora aprirla ed esportarla.',
    },
  },
} satisfies Record<Locale, Record<OwnerNews, { subject: string; lead: string }>>;

const OWNER_PARTS = {
  en: {
    hello: 'Hello',
    reason: 'The reason',
    appeal: (told: OwnerMailParams) =>
      `If you think this is wrong, tell us why: ${told.isAnswerable ? 'answer this e-mail, or ' : ''}use the form at ${told.appeal} and name the address above. A person reads it and answers.`,
  },
  it: {
    hello: 'Ciao',
    reason: 'Il motivo',
    appeal: (told: OwnerMailParams) =>
      `Se pensi che sia un errore, spiegaci perché: ${told.isAnswerable ? 'rispondi a questa e-mail oppure ' : ''}usa il modulo su ${told.appeal} e indica l’indirizzo qui sopra. Lo legge una persona, che ti risponde.`,
  },
} satisfies Record<Locale, object>;

/** Tells an operator of a visitor's report. */
export function reportMail(locale: Locale, told: ReportMailParams): MailText {
  return REPORTED[locale](told);
}

/** Tells the owner of a site what was decided about it, why, and how to object. */
export function ownerMail(locale: Locale, news: OwnerNews, told: OwnerMailParams): MailText {
  const { subject, lead } = OWNER_TEXTS[locale][news];
  const { hello, reason, appeal } = OWNER_PARTS[locale];
  const parts = [
    `${hello},`,
    lead,
    `${told.name}\n${told.page}`,
    told.reason === '' ? '' : `${reason}: ${told.reason}`,
    news === 'reinstated' ? '' : appeal(told),
    'Bluewave',
  ];
  return { subject, text: parts.filter((part) => part !== '').join('\n\n') };
}

const CODE = {
  en: (code: string, minutes: number) => ({
    subject: `${code} opens the Bluewave console`,
    text: `Your code for the operator's console:

${code}

It works once and for ${minutes} minutes, in the browser that asked for it. If you did not ask for it, somebody is signed in to your account: change its password.

Bluewave`,
  }),
  it: (code: string, minutes: number) => ({
    subject: `${code} apre la console di Bluewave`,
    text: `Il tuo codice per la console dell’operatore:

${code}

Funziona una sola volta e per ${minutes} minuti, nel browser che l’ha chiesto. Se non l’hai chiesto tu, qualcuno è entrato nel tuo account: cambia la password.

Bluewave`,
  }),
} satisfies Record<Locale, (code: string, minutes: number) => MailText>;

/** The one-time code of the operator's console. */
export function consoleCodeMail(
  locale: Locale,
  { code, minutes }: { code: string; minutes: number },
): MailText {
  return CODE[locale](code, minutes);
}
