import { isUuid } from '#domain/sites/site-address.ts';
import type { Locale } from '#messages/error-message.ts';
import { plainPage } from './public-pages.ts';

const TEXTS = {
  en: {
    title: 'Report a site',
    intro:
      'Tell us about a page that deceives people, hosts malware or breaks the law. We look at every report.',
    site: 'Site address or id',
    reason: 'What is wrong with it?',
    contact: 'How can we reach you? (optional)',
    send: 'Send the report',
    thanks: 'Thank you',
    received: 'Your report has been received. We will look at the site.',
  },
  it: {
    title: 'Segnala un sito',
    intro:
      'Segnalaci una pagina che inganna le persone, diffonde malware o viola la legge. Leggiamo ogni segnalazione.',
    site: 'Indirizzo o id del sito',
    reason: 'Che cosa non va?',
    contact: 'Come possiamo contattarti? (facoltativo)',
    send: 'Invia la segnalazione',
    thanks: 'Grazie',
    received: 'Abbiamo ricevuto la tua segnalazione. Controlleremo il sito.',
  },
} satisfies Record<Locale, Record<string, string>>;

/** The report form; `site` fills its first field only when it is a plain id. */
export function reportForm(locale: Locale, site: string): string {
  const texts = TEXTS[locale];
  const known = isUuid(site) ? ` value="${site}"` : '';
  return plainPage({
    locale,
    title: texts.title,
    body: `<p>${texts.intro}</p><form method="post" action="/report">
<label for="site">${texts.site}</label><input id="site" name="site"${known} required maxlength="300">
<label for="reason">${texts.reason}</label><textarea id="reason" name="reason" rows="5" required minlength="3" maxlength="2000"></textarea>
<label for="contact">${texts.contact}</label><input id="contact" name="contact" maxlength="200" autocomplete="email">
<button>${texts.send}</button></form>`,
  });
}

/** What a visitor sees after sending the form. */
export function reportThanks(locale: Locale): string {
  const { thanks, received } = TEXTS[locale];
  return plainPage({ locale, title: thanks, body: `<p>${received}</p>` });
}
