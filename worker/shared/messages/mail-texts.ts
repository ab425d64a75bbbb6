import type { Locale } from './error-message.ts';

/**
 * None of them greets by name: whoever registers somebody else's address could write into their inbox.
 */
export interface MailText {
  subject: string;
  text: string;
}

interface ResetParams {
  link: string;
  minutes: number;
}

const RESET = {
  en: ({ link, minutes }) => ({
    subject: 'Choose a new Bluewave password',
    text: `Hello,

open this link to choose a new password:

${link}

It works once and for ${minutes} minutes. If you did not ask for it, ignore this e-mail: your password stays as it is.

Bluewave`,
  }),
  it: ({ link, minutes }) => ({
    subject: 'Scegli una nuova password per Bluewave',
    text: `Ciao,

apri questo link per scegliere una nuova password:

${link}

Funziona una sola volta e per ${minutes} minuti. Se non l’hai chiesto tu, ignora questa e-mail: la tua password resta quella di prima.

Bluewave`,
  }),
} satisfies Record<Locale, (params: ResetParams) => MailText>;

interface ConfirmationParams {
  link: string;
  hours: number;
}

const CONFIRMATION = {
  en: ({ link, hours }) => ({
    subject: 'Confirm your address for Bluewave',
    text: `Hello,

somebody created a Bluewave account with this address. If it was you, open this link and confirm that the address is yours:

${link}

It works once and for ${hours} hours. If it was not you, ignore this e-mail.

Bluewave`,
  }),
  it: ({ link, hours }) => ({
    subject: 'Conferma il tuo indirizzo per Bluewave',
    text: `Ciao,

con questo indirizzo è stato creato un account Bluewave. Se l’hai creato tu, apri questo link e conferma che l’indirizzo è tuo:

${link}

Funziona una sola volta e per ${hours} ore. Se non sei stato tu, ignora questa e-mail.

Bluewave`,
  }),
} satisfies Record<Locale, (params: ConfirmationParams) => MailText>;

const PASSWORD_CHANGED = {
  en: {
    subject: 'Your Bluewave password was changed',
    text: `Hello,

the password of your Bluewave account was just changed, and every other device was signed out. If this was not you, use “Forgot your password?” on the sign-in page right away.

Bluewave`,
  },
  it: {
    subject: 'La password del tuo account Bluewave è stata cambiata',
    text: `Ciao,

la password del tuo account Bluewave è appena stata cambiata e tutti gli altri dispositivi sono stati disconnessi. Se non sei stato tu, usa subito «Password dimenticata?» nella pagina di accesso.

Bluewave`,
  },
} satisfies Record<Locale, MailText>;

const GOOGLE_LINKED = {
  en: {
    subject: 'Google sign-in now opens your Bluewave account',
    text: `Hello,

you signed in to Bluewave with Google, which confirmed that this address is yours. From now on Google opens your account. The password set before was removed and every other device was signed out; you can choose a new one in your profile.

Bluewave`,
  },
  it: {
    subject: 'Ora accedi a Bluewave con Google',
    text: `Ciao,

hai effettuato l’accesso a Bluewave con Google, che ha confermato che questo indirizzo è tuo. D’ora in poi il tuo account si apre con Google. La password precedente è stata rimossa e tutti gli altri dispositivi sono stati disconnessi; puoi sceglierne una nuova dal tuo profilo.

Bluewave`,
  },
} satisfies Record<Locale, MailText>;

const FACTOR_ON = {
  en: {
    subject: 'Two-step sign-in is on',
    text: `Hello,

from now on your Bluewave account asks for a code of your authenticator app at every sign-in. Keep the recovery codes in a safe place. If this was not you, change your password right away and write to us.

Bluewave`,
  },
  it: {
    subject: 'L’accesso in due passaggi è attivo',
    text: `Ciao,

d’ora in poi il tuo account Bluewave chiede a ogni accesso un codice della tua app di autenticazione. Conserva i codici di recupero in un posto sicuro. Se non sei stato tu, cambia subito la password e scrivici.

Bluewave`,
  },
} satisfies Record<Locale, MailText>;

const FACTOR_OFF = {
  en: {
    subject: 'Two-step sign-in is off',
    text: `Hello,

two-step sign-in of your Bluewave account was just switched off. If this was not you, change your password right away.

Bluewave`,
  },
  it: {
    subject: 'L’accesso in due passaggi è stato disattivato',
    text: `Ciao,

l’accesso in due passaggi del tuo account Bluewave è appena stato disattivato. Se non sei stato tu, cambia subito la password.

Bluewave`,
  },
} satisfies Record<Locale, MailText>;

const PASSKEY_ADDED = {
  en: (name) => ({
    subject: 'A passkey was added to your Bluewave account',
    text: `Hello,

the passkey “${name}” now opens your Bluewave account. If this was not you, remove it in your profile and change your password right away.

Bluewave`,
  }),
  it: (name) => ({
    subject: 'Una passkey è stata aggiunta al tuo account Bluewave',
    text: `Ciao,

la passkey «${name}» ora apre il tuo account Bluewave. Se non sei stato tu, rimuovila dal tuo profilo e cambia subito la password.

Bluewave`,
  }),
} satisfies Record<Locale, (name: string) => MailText>;

interface NewDeviceParams {
  /** Such as "Firefox, Windows", or ''. */
  device: string;
  /** Epoch milliseconds. */
  at: number;
  link: string;
  days: number;
}

const NEW_DEVICE = {
  en: ({ device, at, link, days }) => ({
    subject: 'A new device signed in to your Bluewave account',
    text: `Hello,

a device that was not used before signed in to your Bluewave account:

${device === '' ? 'unknown device' : device}
${formatMoment('en-GB', at)}

If it was you, there is nothing to do. If it was not, open this link: it signs out every device and lets you choose a new password.

${link}

It works once and for ${days} days.

Bluewave`,
  }),
  it: ({ device, at, link, days }) => ({
    subject: 'Accesso al tuo account Bluewave da un nuovo dispositivo',
    text: `Ciao,

un dispositivo mai usato prima ha effettuato l’accesso al tuo account Bluewave:

${device === '' ? 'dispositivo sconosciuto' : device}
${formatMoment('it-IT', at)}

Se sei stato tu, non devi fare nulla. Se non sei stato tu, apri questo link: disconnette tutti i dispositivi e ti fa scegliere una nuova password.

${link}

Funziona una sola volta e per ${days} giorni.

Bluewave`,
  }),
} satisfies Record<Locale, (params: NewDeviceParams) => MailText>;

function formatMoment(language: string, at: number): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(language, format).format(at)} UTC`;
}

/** The notice that a device signed in that was not known. `days` is how long the link works. */
export function newDeviceMail(locale: Locale, params: NewDeviceParams): MailText {
  return NEW_DEVICE[locale](params);
}

/** The notice that a passkey was added. */
export function passkeyMail(locale: Locale, name: string): MailText {
  return PASSKEY_ADDED[locale](name);
}

/** The notice that an account asks for a second factor from now on, or no longer does. */
export function factorMail(locale: Locale, isOn: boolean): MailText {
  return (isOn ? FACTOR_ON : FACTOR_OFF)[locale];
}

/** The mail with the link to choose a new password. `minutes` is how long the link works. */
export function resetMail(locale: Locale, params: ResetParams): MailText {
  return RESET[locale](params);
}

/** The mail with the link that confirms an address. `hours` is how long the link works. */
export function confirmationMail(locale: Locale, params: ConfirmationParams): MailText {
  return CONFIRMATION[locale](params);
}

/** The notice that the password was changed. */
export function passwordChangedMail(locale: Locale): MailText {
  return PASSWORD_CHANGED[locale];
}

/** The notice that an account with a password was linked to Google. */
export function googleLinkedMail(locale: Locale): MailText {
  return GOOGLE_LINKED[locale];
}
