/**
 * Measures what one key in the gallery's search costs: queries are typed letter by letter over the whole catalogue.
 * Usage: node worker/cli/bench/bench-gallery.ts
 */
import { templateCatalogue } from '#contract/templates.ts';
import { findTemplates, type TemplateWish } from '#domain/templates/find-templates.ts';
import { makeGallery } from '../build/make-gallery.ts';
import { percentile } from './measure.ts';

const QUERIES = ['parrucchiere', 'hair salon', 'caffè & co', 'wedding barn menu', 'snow globes'];
const ROUNDS = 200;
const KEY_BUDGET_MS = 10;
const ANY: TemplateWish = { text: '', category: null, language: null, scheme: null, colour: null };

const catalogue = makeGallery(new Date().getFullYear()).get('templates.json') ?? '';
const { templates } = templateCatalogue.parse(JSON.parse(catalogue));
const typed = QUERIES.flatMap((query) =>
  Array.from({ length: query.length }, (_, at) => query.slice(0, at + 1)),
);

function timeKey(text: string): number {
  const startedAt = performance.now();
  findTemplates(templates, { ...ANY, text }, 'en');
  return performance.now() - startedAt;
}

const durations = Array.from({ length: ROUNDS }, () => typed.map(timeKey)).flat();
const median = percentile(durations, 0.5);
console.log(`${templates.length} templates, ${durations.length} keys`);
console.log(
  `median ${median.toFixed(2)} ms, 99 % below ${percentile(durations, 0.99).toFixed(2)} ms`,
);
console.log(
  `share of the ${KEY_BUDGET_MS} ms of a key: ${((100 * median) / KEY_BUDGET_MS).toFixed(0)} %`,
);
