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
import { readTemplates } from '../build/read-templates.ts';
import { ROOT } from '../settings.ts';
import { createSpeller } from './spelling.ts';

const FOLDER = join(ROOT, '.cache/templates');
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
 * `-- <slug> …` some of them.
 */
function main(asked: readonly string[]): void {
  mkdirSync(FOLDER, { recursive: true });
  const templates = readTemplates();
  const isAsked = (slug: string): boolean => asked.length === 0 || asked.includes(slug);
  const faults = templates
    .filter(({ slug }) => isAsked(slug))
    .flatMap((template) => check(template).map((fault) => `${template.slug}: ${fault}`));
  const repeated = findRepetitions(templates).filter(
    (line) => asked.length === 0 || asked.some((slug) => line.includes(slug)),
  );
  for (const line of [...faults, ...repeated]) console.log(line);
  console.log(`${templates.length} templates, ${faults.length + repeated.length} faults`);
  if (faults.length + repeated.length > 0) process.exitCode = 1;
}

main(process.argv.slice(2));
