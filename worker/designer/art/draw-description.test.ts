import { expect, test } from 'vitest';
import { drawDescription } from './draw-description.ts';

function shown(description: string): string[] {
  return [
    ...new Set(
      drawDescription(description)
        .join('')
        .match(/id="art-[a-z]+"/g),
    ),
  ];
}

test.each([
  ['A glass of wine at sunset', 'art-glass'],
  ['Un calice di vino rosso', 'art-glass'],
  ['pane appena sfornato', 'art-loaf'],
  ['fresh bread on a table', 'art-loaf'],
  ['grapes', 'art-grapes'],
])('“%s” is drawn with %s', (description, object) => {
  expect(shown(description)).toEqual([`id="${object}"`]);
});

test('places are told apart by their words, and the same words draw the same', () => {
  const [sea, mare, hills] = ['A quiet sea', 'Un mare calmo', 'Colline toscane'].map((words) =>
    drawDescription(words).map((svg) => svg.replaceAll(/<style>[\s\S]*?<\/style>/g, '')),
  );
  expect(sea).toHaveLength(3);
  expect(new Set(sea).size).toBe(3);
  expect(mare).not.toEqual(hills);
  expect(drawDescription('A quiet sea')).toEqual(drawDescription('A quiet sea'));
});

test('a drawing is a document of its own, in the given colours, that loads and runs nothing', () => {
  const colours = { ground: '#ffffff', ink: '#000000', brand: '#123456', accent: '#abcdef' };
  for (const svg of drawDescription('<script>alert(1)</script> " onload="x', colours)) {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200"/);
    expect(svg).toContain('#123456');
    expect(svg).not.toMatch(/script|onload|https?:\/\/(?!www\.w3\.org)|url\((?!#)/);
  }
});
