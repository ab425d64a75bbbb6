import { expect, type Page, test } from '@playwright/test';
import { inspectPage } from '../../worker/cli/check/inspect-page.ts';
import { drawTool, openTool } from './open-tool.ts';
import { register } from './publish-as.ts';

/** Time stands still from here on, and goes on only where a test lets it. */
async function stopClock(page: Page, time: Date): Promise<void> {
  // The clock runs until it is stopped, and can be stopped only at a time that is still to come.
  await page.clock.install({ time: time.getTime() - 60_000 });
  await page.clock.pauseAt(time);
}

const BRIEFS = [
  'a snake game',
  'Una lista di cose da fare: comprare il latte, pagare la bolletta',
  'Countdown to our wedding on 12 June 2127',
  'a tip calculator in green',
  'calcolatore di preventivi: pulizie 18 € all’ora più 10 € di uscita, IVA 22%, scuro',
  'a simple calculator',
  'a geography quiz',
  'a poll: where do we eat? Pizza, sushi or tacos',
];

test('tools fit every width, ask nobody for anything, and have no accessibility violation', async ({
  page,
}) => {
  for (const brief of BRIEFS) expect(await inspectPage(page, drawTool(brief)), brief).toEqual([]);
});

async function cell(page: Page, selector: string): Promise<[number, number]> {
  const dot = page.locator(selector);
  return [
    Math.floor(Number(await dot.getAttribute('cx'))),
    Math.floor(Number(await dot.getAttribute('cy'))),
  ];
}

/** Steers along two straight lines to the food, which lies ahead or to the side, never behind. */
async function eat(page: Page): Promise<void> {
  for (let steps = 0; steps < 60 && (await page.locator('#score').textContent()) === '0';) {
    const [[x, y], [foodX, foodY]] = [await cell(page, '.head'), await cell(page, '.food')];
    const key =
      y === foodY ? (foodX > x ? 'ArrowRight' : 'ArrowLeft') : foodY > y ? 'ArrowDown' : 'ArrowUp';
    await page.keyboard.press(key);
    await page.clock.runFor(200);
    steps += 1;
  }
}

test('the snake moves, eats, pauses, ends at the wall and starts again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await stopClock(page, new Date(2027, 0, 1));
  await openTool(page, 'a snake game');
  const state = page.locator('#state');
  const start = await cell(page, '.head');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.clock.runFor(400);
  const moved = await cell(page, '.head');
  expect(moved[0]).toBeGreaterThan(start[0]);
  await page.keyboard.press('Space');
  await expect(state).toHaveText('Paused.');
  const paused = await cell(page, '.head');
  await page.clock.runFor(2000);
  expect(await cell(page, '.head')).toEqual(paused);
  await page.getByRole('button', { name: 'Up' }).click();
  await page.clock.runFor(200);
  expect((await cell(page, '.head'))[1]).toBeLessThan(paused[1]);
  await eat(page);
  await expect(page.locator('#score')).toHaveText('1');
  await page.clock.runFor(10_000);
  await expect(state).toHaveText('Game over. Score: 1');
  await expect(page.locator('#best')).toHaveText('1');
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.locator('#score')).toHaveText('0');
  const field = await page.locator('#field').boundingBox();
  if (field === null) throw new Error('no field');
  const [x, y] = [field.x + field.width / 2, field.y + field.height / 2];
  const before = await cell(page, '.head');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 60);
  await page.mouse.up();
  await page.clock.runFor(400);
  expect((await cell(page, '.head'))[1]).toBeGreaterThan(before[1]);
  await page.reload();
  await expect(page.locator('#best')).toHaveText('1');
});

async function useList(page: Page): Promise<void> {
  await page.getByLabel('New entry').fill('Water the plants <b>');
  await page.getByLabel('New entry').press('Enter');
  await page.getByRole('checkbox', { name: 'milk' }).check();
  await expect(page.getByRole('status')).toHaveText('2 left.');
  await page.reload();
  await expect(page.getByRole('listitem')).toHaveText([/^milk/, /^bread/, /^Water the plants <b>/]);
  await expect(page.getByRole('checkbox', { name: 'milk' })).toBeChecked();
}

const LIST = 'A shopping list with these items: milk and bread';

test('a list adds, ticks, filters, removes and remembers', async ({ page }) => {
  await openTool(page, LIST);
  await useList(page);
  await expect(page.locator('#place')).toHaveText('The list is kept in this browser.');
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('listitem')).toHaveText([/^bread/, /^Water/]);
  await page.getByRole('button', { name: 'Remove: bread' }).click();
  await page.getByRole('button', { name: 'All' }).click();
  await page.getByRole('button', { name: 'Remove what is done' }).click();
  await expect(page.getByRole('listitem')).toHaveText([/^Water/]);
});

test('at its public address, where nothing can be stored, a list is kept in the address and says so', async ({
  context,
  page,
}) => {
  await register(context.request);
  const uuid = crypto.randomUUID();
  await context.request.post(`/api/s/${uuid}`, { data: { html: drawTool(LIST) } });
  await page.goto(`/s/${uuid}/index.html`);
  await useList(page);
  await expect(page.locator('#place')).toHaveText(/kept in the address of this page/);
});

test('a countdown counts down to its day, and says when it has come', async ({ page }) => {
  await stopClock(page, new Date(2027, 5, 10, 21, 59, 58));
  await openTool(page, 'Countdown to our wedding on 12 June 2027');
  const clock = page.locator('#clock');
  await expect(clock).toHaveText(/1\s*day\s*2\s*hours\s*0\s*minutes\s*2\s*seconds/);
  await page.clock.runFor(1000);
  await expect(clock).toHaveText(/1\s*day\s*2\s*hours\s*0\s*minutes\s*1\s*second\s*$/);
  await page.clock.fastForward('30:00:00');
  await expect(page.getByText('Today is the day!')).toBeVisible();
  await expect(clock).toBeHidden();
});

test('a day without a year is the next one', async ({ page }) => {
  await stopClock(page, new Date(2027, 11, 27, 12));
  await openTool(page, 'conto alla rovescia per Natale');
  await expect(page.locator('#days')).toHaveText('363');
});

test('a quiz takes typed and chosen answers, and counts the right ones', async ({ page }) => {
  await openTool(
    page,
    'a quiz: Who painted the Mona Lisa? Leonardo. How many strings has a violin? a) 3 b) 4* c) 5\nIs Rome in Italy? True',
  );
  const said = page.getByRole('status');
  const answer = page.getByRole('button', { name: 'Answer' });
  await answer.click();
  await expect(said).toHaveText('Choose or write an answer first.');
  await page.getByRole('textbox', { name: 'Your answer' }).fill(' leonardo! ');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('Right!');
  await page.getByRole('button', { name: 'Next question' }).click();
  await expect(page.getByText('Question 2 of 3')).toBeVisible();
  await page.getByRole('radio', { name: '5' }).check();
  await answer.click();
  await expect(said).toHaveText('Not quite. The answer is: 4');
  await page.getByRole('button', { name: 'Next question' }).click();
  await page.getByRole('radio', { name: 'True' }).check();
  await answer.click();
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.getByText('Right answers: 2 of 3')).toBeFocused();
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByText('Question 1 of 3')).toBeVisible();
});

test('a poll counts the votes of this browser, keeps them, and says that nobody else sees them', async ({
  page,
}) => {
  await openTool(page, 'a poll: where do we eat? Pizza, sushi or tacos');
  await expect(page.getByText(/counted in this browser only/)).toBeVisible();
  await page.getByRole('button', { name: 'Vote', exact: true }).click();
  await expect(page.getByRole('status')).toHaveText('Choose one first.');
  for (const option of ['Pizza', 'Sushi', 'Pizza']) {
    await page.getByRole('radio', { name: option }).check();
    await page.getByRole('button', { name: 'Vote', exact: true }).click();
    await expect(page.locator('#results')).toBeVisible();
    await page.getByRole('button', { name: 'Vote again' }).click();
  }
  await page.reload();
  await expect(page.locator('#count0')).toHaveText('2 votes · 67 %');
  await expect(page.locator('#count1')).toHaveText('1 vote · 33 %');
  await page.getByRole('button', { name: 'Delete all votes' }).click();
  await expect(page.locator('#count0')).toHaveText('0 votes · 0 %');
});
