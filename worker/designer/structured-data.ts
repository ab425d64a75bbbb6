import type { DayHours } from '#domain/reading/hours/read-hours.ts';
import { html, scriptJson, type Html } from './html.ts';
import { plainText, type Page } from './sections/section.ts';

const SCHEMA_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** As `openingHoursSpecification` of schema.org has them. */
export function hoursSpecification(hours: readonly DayHours[]): object[] {
  return hours.flatMap(({ day, times }) =>
    times.map(({ open, close }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: SCHEMA_DAYS[day],
      opens: open,
      closes: close,
    })),
  );
}

/** schema.org description with the facts of the brief only; a name that is missing is left out with the rest. */
export function writeStructuredData(page: Page, description: string): Html {
  const { name, phone, mail, address, place, hours } = page.facts;
  const hasAddress = address ?? place?.name;
  const data = {
    '@context': 'https://schema.org',
    '@type': page.subject.schemaType,
    ...(name && { name }),
    description,
    ...(phone && { telephone: phone }),
    ...(mail && { email: mail }),
    ...(hasAddress && {
      address: {
        '@type': 'PostalAddress',
        ...(address && { streetAddress: address }),
        ...(place && { addressLocality: place.name }),
      },
    }),
    ...(hours.length > 0 && { openingHoursSpecification: hoursSpecification(hours) }),
  };
  return html`<script type="application/ld+json">
    ${scriptJson(data)}
  </script>`;
}

export function pageTitle(page: Page): string {
  const name = plainText(page.name);
  const { place, name: known } = page.facts;
  if (!known) return name;
  const town = place && !known.includes(place.name) ? place.name : undefined;
  const rest = [page.subject.titleNoun, town].filter((part) => part !== undefined).join(', ');
  return rest ? `${known} – ${rest}` : known;
}

/** The lead, cut at a word within 155 characters: what search results show. */
export function pageDescription(page: Page): string {
  const text =
    page.lead === ''
      ? [page.headline, page.facts.place?.name].filter(Boolean).join(', ')
      : page.lead;
  if (text.length <= 155) return text;
  return `${text
    .slice(0, 154)
    .replace(/\s+\S*$/, '')
    .replace(/[,;:–-]$/, '')}…`;
}
