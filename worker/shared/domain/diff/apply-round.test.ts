import { expect, test } from 'vitest';
import { runRound } from './apply-round.ts';
import { rulesFor } from './file-rules.ts';
import { createContext } from './locate/locate-context.ts';
import { createBudget } from '#domain/text/work-budget.ts';
import { block } from './testing/apply.ts';
import { bakeryPage } from './testing/bakery-page.ts';

const page = bakeryPage();

const edits = [
  block('<h2>Il nostro pane</h2>', '<h2>Il nostro pane</h2>\n<p>Di ogni giorno</p>'),
  block('<h2>Orari di apertura</h2> <table>', '<h2>Orari di apertura</h2> <table class="orari">'),
  block('<section id="contatti">\n...\n</section>', '<section id="dove">\n...\n</section>'),
  block(
    '<li class="bread">\n<h3 class="bread-name">Ciabata</h3>\n<p class="bread-text">Impasto molto idratato, mollica aperta, cottura su pietra.</p>\n<p class="bread-price"><span class="amount">2,60</span> €</p>\n</li>',
    '<li class="bread is-new">\n<h3 class="bread-name">Ciabata</h3>\n<p class="bread-text">Impasto molto idratato, mollica aperta, cottura su pietra.</p>\n<p class="bread-price"><span class="amount">2,80</span> €</p>\n</li>',
  ),
  block('<h2>Non esiste</h2>', '<h2>Niente</h2>'),
].map((edit, index) => ({ index, block: edit }));

function runWith(units: number): { outcomes: number; costly: number; left: number } {
  const budget = createBudget(units);
  const { applied, unplaced } = runRound(edits, createContext(page, budget), rulesFor({}));
  const costly = unplaced.filter(({ reason }) => reason === 'too-costly').length;
  return { outcomes: applied.length + unplaced.length, costly, left: budget.left };
}

test('wherever the budget ends, every block has an outcome', () => {
  const plenty = 10_000_000;
  const needed = plenty - runWith(plenty).left;
  const step = Math.ceil((needed - page.length) / 400);
  expect(runWith(plenty).costly).toBe(0);
  expect(runWith(page.length).costly).toBe(edits.length);
  for (let units = page.length; units <= needed; units += step) {
    expect(runWith(units).outcomes).toBe(edits.length);
  }
});
