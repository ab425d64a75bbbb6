import type { EditPage } from './pages.ts';
import type { FactValues } from './trial.ts';

const TOWN =
  '(?:,? ?(?:\\d{5}|[A-Z]{2}\\d+ \\d[A-Z]{2}|Leeds|Whitby|York|Derby|Padova|Verona|Trento|Bologna|Torino|Bath|Lecce)\\b)*';

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/&/g, '&(?:amp;)?');
}

/** However it is written: with spaces, with a country's code, in a link. */
function phonePattern(phone: string): RegExp {
  const digits = phone.replace(/\D/g, '').slice(-7);
  return new RegExp(`\\+?[\\d ./-]*${digits.split('').join('[ ./-]?')}`, 'g');
}

function addressPattern(address: string): RegExp {
  const street = address.split(',')[0] ?? address;
  return new RegExp(
    [escaped(street) + TOWN, `${escaped(encodeURIComponent(street))}[^"]*`].join('|'),
    'gi',
  );
}

const PATTERNS = {
  name: (name) => new RegExp(`(?:Trattoria )?${escaped(name)}`, 'g'),
  phone: phonePattern,
  mail: (mail) => new RegExp(escaped(mail), 'g'),
  address: addressPattern,
} satisfies Record<keyof FactValues, (value: string) => RegExp>;

/** Matches every way in which a page may write the facts: as they become, or as they were when facts are given. */
export function factPatterns(becomes: FactValues, were?: EditPage['facts']): RegExp[] {
  return (Object.keys(PATTERNS) as (keyof FactValues)[]).flatMap((fact) => {
    const value = becomes[fact];
    return value === undefined ? [] : [PATTERNS[fact](were?.[fact] ?? value)];
  });
}
