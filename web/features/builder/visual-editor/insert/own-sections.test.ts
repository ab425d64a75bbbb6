import { beforeEach, expect, test } from 'vitest';
import { findByTag } from '#domain/html/query.ts';
import { indexHtml } from '#domain/html/source-index.ts';
import {
  keepSection,
  OWN_LIMITS,
  readOwnSections,
  rulesFor,
  writeOwnSections,
} from './own-sections.ts';

function section(overrides = {}) {
  const id = crypto.randomUUID();
  return { id, name: 'Prices', markup: '<section>1</section>', rules: [], ...overrides };
}

beforeEach(() => localStorage.clear());

test('sections are kept by account, the newest first', () => {
  const [one, two] = [section(), section()];
  expect(keepSection('ada', one)).toBeNull();
  expect(keepSection('ada', two)).toBeNull();
  expect(readOwnSections('ada')).toEqual([two, one]);
  expect(readOwnSections('bea')).toEqual([]);
  expect(readOwnSections(null)).toEqual([]);
});

test('what cannot be kept is refused with its reason', () => {
  const markup = `<p>${'x'.repeat(OWN_LIMITS.characters)}</p>`;
  expect(keepSection('ada', section({ markup }))).toBe('large');
  expect(keepSection('ada', section({ markup: '<p><script>1</script></p>' }))).toBe('unsafe');
  writeOwnSections(
    'ada',
    Array.from({ length: OWN_LIMITS.sections }, () => section()),
  );
  expect(keepSection('ada', section())).toBe('full');
});

test('entries that are not as we write them are left out', () => {
  const good = section();
  const stored = [good, { name: 'no id' }, null, section({ markup: 7 })];
  localStorage.setItem('bluewave_sections_ada', JSON.stringify(stored));
  expect(readOwnSections('ada')).toEqual([good]);
  localStorage.setItem('bluewave_sections_ada', '{broken');
  expect(readOwnSections('ada')).toEqual([]);
});

test('a kept section brings the rules that style it, not those of bare tags or other parts', () => {
  const index = indexHtml(`<!doctype html><style>
h2 { color: red } .card { color: blue } .other { color: green }
@media (max-width: 40em) { .card h2 { color: black } }
</style><body><section class="card"><h2>Hi</h2></section>`);
  const [element] = findByTag(index, 'section');
  expect(element && rulesFor(index, element)).toEqual([
    '.card { color: blue }',
    '@media (max-width: 40em) { .card h2 { color: black } }',
  ]);
});
