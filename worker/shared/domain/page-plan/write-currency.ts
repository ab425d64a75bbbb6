import type { PagePlan } from './plan-types.ts';

type Language = PagePlan['language'];

/** How a brief writes its money, each with the way to write a sum. */
const WRITTEN: readonly (readonly [RegExp, (sum: string) => string])[] = [
  [/£|\b(?:quid|pounds?)\b/i, (sum) => `£${sum}`],
  [/\$|\bdollars?\b/i, (sum) => `$${sum}`],
  [/\beuros?\b/i, (sum) => `${sum} euro`],
  [/€\s?\d/, (sum) => `€${sum}`],
  [/€/, (sum) => `${sum} €`],
];
/** Money of which a sum in Italian may be as well as of euros. */
const SWISS =
  /\b(?:chf|franchi|svizzer[aoie]|ticino|lugano|bellinzona|locarno|chiasso|mendrisio)\b/i;
const BARE =
  /^((?:da|from) )?(\d{1,6}(?:[.,]\d{1,3})?)((?: (?:al|alla|all’|a|an|per|the)\b.{1,30})?)$/i;

/** How this brief's sums are written, where its money is certain: one money only, or Italian outside Switzerland. */
function readCurrency(brief: string, language: Language): ((sum: string) => string) | undefined {
  if (SWISS.test(brief)) return undefined;
  const found = WRITTEN.filter(([sign]) => sign.test(brief)).map(([, write]) => write);
  const isEuro = found.length > 0 && !/[£$]|\b(?:quid|pounds?|dollars?)\b/i.test(brief);
  if (found.length === 1 || isEuro) return found[0];
  return found.length === 0 && language === 'it' ? (sum) => `${sum} €` : undefined;
}

/** The plan with its money beside sums that stand alone in the place of a price: "da 65" is "da 65 euro". */
export function writeCurrency(plan: PagePlan, brief: string): PagePlan {
  const write = readCurrency(brief, plan.language);
  if (write === undefined) return plan;
  const priced = (price: string): string => {
    const [, from = '', sum, each = ''] = BARE.exec(price) ?? [];
    return sum === undefined ? price : `${from}${write(sum)}${each}`;
  };
  const sections = plan.sections.map((section) => ({
    ...section,
    ...(section.items && {
      items: section.items.map((item) => ({
        ...item,
        ...(item.price !== undefined && { price: priced(item.price) }),
      })),
    }),
  }));
  return { ...plan, sections };
}
