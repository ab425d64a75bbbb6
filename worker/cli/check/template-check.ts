import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkPage } from '#domain/generation/check-page.ts';
import {
  findRepetitions,
  findTemplateFaults,
  textsOf,
} from '../../designer/gallery/template-faults.ts';
import { drawTemplate, type TemplatePlan } from '../../designer/gallery/template-plan.ts';
import { embedFonts } from '../build/make-fonts.ts';
import { nearestPictures } from '../build/picture-distance.ts';
import { readTemplates } from '../build/read-templates.ts';
import { ROOT } from '../settings.ts';
import { createSpeller } from './spelling.ts';
import { inspectTemplates } from './template-pages.ts';

const FOLDER = join(ROOT, '.cache/templates');
/** How many of the nearest pairs of pictures are named. */
const NEAREST_SHOWN = 10;
const spellers = { en: createSpeller('en'), it: createSpeller('it') };

function findMistakes({ plan, words = [] }: TemplatePlan): string[] {
  const unknown = spellers[plan.language](textsOf(plan)).filter((word) => !words.includes(word));
  return unknown.map((word) => `“${word}” is in no dictionary (mend it, or list it in "words")`);
}

function check(template: TemplatePlan): string[] {
  const { html, sections } = drawTemplate(template, new Date().getFullYear());
  writeFileSync(join(FOLDER, `${template.slug}.html`), embedFonts(html));
  const left = template.plan.sections.length + 1 - sections.length;
  return [
    ...findTemplateFaults(template),
    ...findMistakes(template),
    ...(left > 0 ? [`${left} of its sections have too little to be drawn`] : []),
    ...checkPage(html).flatMap(({ ok, id, detail }) => (ok ? [] : [`${id}: ${detail}`])),
  ];
}

/**
 * Checks the plans of the gallery and writes their pages to .cache/templates: `npm run check:templates`, or with
 * `-- <slug> …` some of them. It names the pictures that lie nearest to each other. With `-- pages` it opens the pages in
 * Chromium too.
 */
async function main(given: readonly string[]): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const templates = readTemplates();
  const slugs = given.filter((word) => word !== 'pages');
  const isAsked = (slug: string): boolean => slugs.length === 0 || slugs.includes(slug);
  const asked = templates.filter(({ slug }) => isAsked(slug));
  for (const { distance, slugs: pair } of await nearestPictures(templates, NEAREST_SHOWN)) {
    console.log(`${distance.toFixed(1)} between the pictures of ${pair.join(' and ')}`);
  }
  const faults = [
    ...asked.flatMap((template) => check(template).map((fault) => `${template.slug}: ${fault}`)),
    ...findRepetitions(templates).filter(
      (line) => slugs.length === 0 || slugs.some((slug) => line.includes(slug)),
    ),
    ...(given.includes('pages') ? await inspectTemplates(asked) : []),
  ];
  for (const line of faults) console.log(line);
  console.log(`${asked.length} templates, ${faults.length} faults`);
  if (faults.length > 0) process.exitCode = 1;
}

await main(process.argv.slice(2));
