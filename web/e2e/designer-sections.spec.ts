import { expect, test, type Page } from '@playwright/test';
import type { PagePlan, PlanSection } from '../../worker/shared/domain/page-plan/plan-types.ts';
import { drawPlan } from '../../worker/designer/plan/draw-plan.ts';

function draw(sections: PlanSection[], facts: PagePlan['facts'], pictures: string[] = []): string {
  const plan: PagePlan = {
    version: 1,
    kind: 'shop',
    language: 'en',
    name: 'Cold Slip Oysters',
    noun: 'Oyster farm',
    headline: 'From the slip to the shell',
    lead: 'Oysters from Port Corran.',
    action: { label: 'Order', link: '#catalogue' },
    facts,
    look: {},
    pictures,
    sections,
    missing: [],
    notDone: [],
  };
  return drawPlan({ plan, seed: 1, year: 2026 }).html;
}

const MAIL = {
  kind: 'mail',
  value: 'dock@coldslip.example',
  from: 'dock@coldslip.example',
} as const;
const CHAT = { kind: 'phone', value: '340 555 0177', from: 'whatsapp 340 555 0177' } as const;

const GOODS: PlanSection = {
  kind: 'catalogue',
  title: 'What we sell',
  items: [
    { name: 'Natives', price: '$34', group: 'Oysters' },
    { name: 'Knife', price: '$18.50', group: 'Tools' },
    { name: 'Barrel', price: 'from $200', group: 'Oysters' },
  ],
};

async function addressOf(page: Page, name: string): Promise<string> {
  const href = await page.getByRole('link', { name }).getAttribute('href');
  return decodeURIComponent(href ?? '');
}

test('goods are filtered, counted and added up, and the order is a message to the owner', async ({
  page,
}) => {
  await page.setContent(draw([GOODS], [MAIL, CHAT]));
  const shop = page.locator('#catalogue');
  await expect(shop.getByText('Nothing chosen yet.')).toBeVisible();
  await shop.getByRole('button', { name: 'Add: Natives' }).click();
  await shop.getByRole('button', { name: 'Add: Natives' }).press('Enter');
  await shop.getByRole('button', { name: 'Add: Knife' }).click();
  await expect(shop.locator('.total output')).toHaveText('$86.50');
  await shop.getByRole('button', { name: 'One less: Knife' }).click();
  await expect(shop.locator('.total output')).toHaveText('$68.00');
  await shop.getByRole('button', { name: 'Add: Barrel' }).click();
  await expect(shop.locator('.lines')).toContainText('price to be agreed');
  await shop.getByRole('button', { name: 'Tools' }).click();
  await expect(shop.locator('.goods > li:visible')).toHaveText([/Knife/]);
  expect(await addressOf(page, 'Order by e-mail')).toMatch(
    /^mailto:dock@coldslip\.example\?subject=.*2 × Natives, \$68\.00\n1 × Barrel/,
  );
  expect(await addressOf(page, 'Order on WhatsApp')).toMatch(
    /^https:\/\/wa\.me\/393405550177\?text=2 × Natives/,
  );
});

test('on a phone the sum of what is chosen stays in sight and leads to the order', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.setContent(draw([GOODS], [MAIL]));
  const shop = page.locator('#catalogue');
  const bar = shop.getByRole('link', { name: 'Your order' });
  await expect(bar).toBeHidden();
  await shop.getByRole('button', { name: 'Add: Natives' }).click();
  await shop.getByRole('button', { name: 'Add: Knife' }).click();
  await expect(bar).toHaveText(/2 · \$52\.50/);
  await bar.click();
  await expect(shop.getByRole('region', { name: 'Your order' })).toBeInViewport();
});

test('before and after are compared with the keyboard', async ({ page }) => {
  const section: PlanSection = { kind: 'beforeafter', title: 'Work', items: [{ name: 'A chair' }] };
  await page.setContent(draw([section], [MAIL]));
  const before = page.locator('.compare .before');
  const width = async (): Promise<string> =>
    await before.evaluate((element) => getComputedStyle(element).clipPath);
  const middle = await width();
  await page.getByRole('slider').focus();
  await page.keyboard.press('Home');
  expect(await width()).not.toBe(middle);
  await expect(page.getByRole('slider')).toHaveValue('0');
});

test('without scripts the goods are a price list, and both pictures stand side by side', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const pair: PlanSection = { kind: 'beforeafter', title: 'Work', items: [{ name: 'A chair' }] };
  await page.setContent(draw([GOODS, pair], [MAIL]));
  await expect(page.locator('.goods > li')).toHaveText([/\$34/, /\$18\.50/, /from \$200/]);
  await expect(page.getByRole('button', { name: 'Add' })).toHaveCount(0);
  const [after, before] = await Promise.all(
    ['after', 'before'].map(async (one) => await page.locator(`.compare .${one}`).boundingBox()),
  );
  expect(after?.x).not.toBe(before?.x);
  await context.close();
});

test('an article opens where it stands and takes the width that reading needs', async ({
  page,
}) => {
  const items = ['Tide', 'Mud', 'Gulls', 'Salt'].map((name) => ({
    name,
    text: `About ${name}.`,
    body: [`The whole story of ${name}.`],
  }));
  await page.setContent(draw([{ kind: 'blog', title: 'From the shore', items }], [MAIL]));
  const article = page.getByRole('article').filter({ hasText: 'Mud' });
  await expect(article.getByText('The whole story of Mud.')).toBeHidden();
  await article.getByText('Read the article').press('Enter');
  await expect(article.getByText('The whole story of Mud.')).toBeVisible();
});

const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

test('works are filtered by kind, and their pictures open large, one after the other', async ({
  page,
}) => {
  const items = [
    { name: 'Boat', group: 'Piers' },
    { name: 'Lamp', group: 'Lights' },
    { name: 'Key', group: 'Piers' },
  ];
  const works: PlanSection = { kind: 'portfolio', title: 'Built', items };
  // Photographs in place of the slots that wait for them.
  const html = draw([works], [MAIL]).replaceAll(
    /<svg\b[\s\S]*?<\/svg>/g,
    `<img alt="" src="${DOT}">`,
  );
  await page.setContent(html);
  const section = page.locator('#portfolio');
  await section.getByRole('button', { name: 'Piers' }).click();
  await expect(section.locator('.list > li:visible .name')).toHaveText(['Boat', 'Key']);
  await section.getByRole('button', { name: 'Show larger: Boat' }).press('Enter');
  const viewer = page.getByRole('dialog');
  await expect(viewer.locator('figcaption')).toHaveText('Boat');
  await viewer.getByRole('button', { name: 'Next' }).click();
  await expect(viewer.locator('figcaption')).toHaveText('Key');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.locator('figcaption')).toHaveText('Boat');
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(section.getByRole('button', { name: 'Show larger: Boat' })).toBeFocused();
});
