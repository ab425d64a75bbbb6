import { applyDiff } from '#domain/diff/apply-blocks.ts';
import { expect, test } from 'vitest';
import { designEdit } from '../design-edit.ts';

const PAGE = `<!doctype html><html lang="en"><head><title>Oven</title>
<script type="application/ld+json">
{"@type":"Bakery","name":"Oven","priceRange":"€€","makesOffer":[
 {"@type":"Offer","name":"Rye loaf","price":"5.50"},
 {"@type":"Offer","name":"Wedding cake","price":1200}
]}
</script></head><body><main>
<section id="bread"><h2>Bread</h2><ul>
<li><b>Rye loaf</b> <i>€5.50</i></li>
<li><b>Wedding cake</b> <i>from €1,200</i></li>
</ul></section>
<section id="cakes"><h2>Cakes</h2><ul>
<li><b>Cheesecake</b> <i>€30 whole, €4 a slice</i></li>
<li><b>Tart</b> <i>€18</i></li>
</ul></section>
<section id="faq"><h2>Questions</h2><p>Delivery is free over €50.</p></section>
</main></body></html>`;

function after(prompt: string): string {
  const edit = designEdit({ prompt, html: PAGE, fallbackLanguage: 'en' });
  if (edit.kind === 'refused') return edit.summary;
  return applyDiff({ original: PAGE, response: edit.response, finished: true }).text;
}

function sums(html: string): string[] {
  return html.match(/(?:"price":"?[\d.]+|€[\d.,]*\d)/g) ?? [];
}

test('sums are worked out in the form each has, with those of the structured data', () => {
  expect(sums(after('cut all the prices in half'))).toEqual([
    '"price":"2.75',
    '"price":600',
    '€2.75',
    '€600',
    '€15',
    '€2',
    '€9',
    '€50',
  ]);
});

test('only the prices of the section that is named change', () => {
  expect(sums(after('raise the prices in the cakes section by 10%'))).toEqual([
    '"price":"5.50',
    '"price":1200',
    '€5.50',
    '€1,200',
    '€33',
    '€4.40',
    '€19.80',
    '€50',
  ]);
});

test('only the price of the thing that is named changes', () => {
  expect(sums(after('raise the price of the wedding cake by 10%'))).toEqual([
    '"price":"5.50',
    '"price":1320',
    '€5.50',
    '€1,320',
    '€30',
    '€4',
    '€18',
    '€50',
  ]);
});

test('no price falls to nothing', () => {
  expect(after('lower all prices by 5 euro')).toContain(
    'That would leave a price of nothing or less. Nothing was changed or charged.',
  );
});
