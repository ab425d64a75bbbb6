import { expect, test } from '@playwright/test';
import { drawTool, openTool } from './open-tool.ts';

test('a calculator reads both decimal marks, names bad input, and gives the right numbers', async ({
  page,
}) => {
  await openTool(page, 'Calcolatore della mancia: 12 %, 4 persone');
  const [bill, people] = [page.getByLabel('Conto'), page.getByLabel('Persone')];
  const each = page.locator('#result-each');
  await bill.fill('48,50');
  await expect(each).toHaveText('13,58 €');
  await bill.fill('48.50');
  await expect(each).toHaveText('13,58 €');
  await bill.fill('1.250');
  await expect(each).toHaveText('350,00 €');
  await bill.fill('1,250.50 €');
  await expect(page.locator('#result-total')).toHaveText('1400,56 €');
  await bill.fill('dieci');
  await expect(page.getByText('Scrivi un numero, per esempio 12,5.')).toBeVisible();
  await expect(bill).toHaveAttribute('aria-invalid', 'true');
  await expect(each).toHaveText('–');
  await bill.fill('100');
  await people.fill('0');
  await expect(page.getByText('Almeno 1.')).toBeVisible();
  await people.fill('1,5');
  await expect(page.getByText('Scrivi un numero intero.')).toBeVisible();
  await people.fill('2');
  await expect(each).toHaveText('56,00 €');
});

/** What is typed into which fields of a calculator, and what it then says. */
const SUMS: readonly (readonly [
  brief: string,
  typed: Record<string, string>,
  said: Record<string, string>,
])[] = [
  ['a discount calculator', { price: '80', percent: '20' }, { saved: '16.00', final: '64.00' }],
  [
    'a VAT calculator for £120',
    { amount: '120', way: '1' },
    { net: '£100.00', vat: '£20.00', gross: '£120.00' },
  ],
  ['BMI calculator', { weight: '70', height: '175' }, { bmi: '22.9' }],
  [
    'a mortgage calculator',
    { amount: '200,000', rate: '3', years: '30' },
    { payment: '843.21', interest: '103,554.90' },
  ],
  [
    'a loan calculator',
    { amount: '12000', rate: '0', years: '2' },
    { payment: '500.00', paid: '12,000.00' },
  ],
  [
    'a savings calculator',
    { start: '1000', monthly: '100', rate: '0', years: '1' },
    { end: '2,200.00', put: '2,200.00' },
  ],
  [
    'fuel cost calculator',
    { distance: '500', use: '6', price: '2', people: '3' },
    { litres: '30 l', cost: '60.00', each: '20.00' },
  ],
  [
    'an electricity cost calculator',
    { power: '2000', hours: '1.5', price: '0.3' },
    { daily: '0.90', yearly: '328.50' },
  ],
  [
    'a margin calculator',
    { cost: '40', price: '60' },
    { profit: '20.00', margin: '33.33 %', markup: '50 %' },
  ],
  [
    'a percentage calculator',
    { percent: '15', number: '240' },
    { part: '36', more: '276', less: '204' },
  ],
  ['a miles to km converter', { value: '26.2' }, { result: '42.1648' }],
  ['a Celsius to Fahrenheit converter', { value: '-40' }, { result: '-40' }],
  ['a Fahrenheit to Celsius converter', { value: '212' }, { result: '100' }],
  ['a kg to pounds converter', { value: '10' }, { result: '22.0462' }],
  [
    'a quote calculator: painting 12 € per square metre plus 80 € call-out, VAT 20%',
    { quantity0: '10' },
    { part0: '€120.00', fixed0: '€80.00', vat: '€40.00', total: '€240.00' },
  ],
];

test('every calculator gives the right numbers', async ({ page }) => {
  for (const [brief, typed, said] of SUMS) {
    await page.setContent(drawTool(brief));
    for (const [id, text] of Object.entries(typed)) {
      const field = page.locator(`#${id}`);
      await ((await field.evaluate((one) => one.tagName)) === 'SELECT'
        ? field.selectOption(text)
        : field.fill(text));
    }
    for (const [id, text] of Object.entries(said))
      await expect(page.locator(`#result-${id}`), `${brief}: ${id}`).toHaveText(text);
  }
});

test('the pocket calculator works by buttons and by keys, and says what it cannot do', async ({
  page,
}) => {
  await openTool(page, 'a simple calculator');
  const result = page.locator('#result');
  for (const name of [
    '1',
    '2',
    'times',
    'open bracket',
    '3',
    '.',
    '5',
    'minus',
    '1',
    'close bracket',
    'equals',
  ])
    await page.getByRole('button', { name, exact: true }).click();
  await expect(result).toHaveText('30');
  await page.locator('body').click({ position: { x: 2, y: 2 } });
  await page.keyboard.type('/4=');
  await expect(result).toHaveText('7.5');
  await page.keyboard.type('0.1+0.2=');
  await expect(result).toHaveText('0.3');
  await page.keyboard.type('5/0=');
  await expect(result).toHaveText('That cannot be calculated.');
  await page.keyboard.press('Escape');
  await expect(result).toHaveText('0');
});
