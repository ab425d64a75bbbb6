import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexHtml } from '../html/source-index.ts';
import { proposeDescription } from './describe-picture.ts';
import { fitPictures, listSlots, type PictureSlot, takesPhoto } from './picture-slots.ts';

const OWN = '/s/4f0a1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10/pictures/ab12.webp';
const ART = (id: string, box: string) =>
  `<svg class="art" id="${id}" viewBox="0 0 ${box}" role="img" aria-label="Picture"><rect/></svg>`;
const PAGE = `<!doctype html><body>
<header><a class="brand"><img src="logo.png" width="200" height="60" alt="Forno"></a></header>
<section><h1>Forno Aurora</h1><div class="picture">${ART('hero', '1400 700')}</div></section>
<section><h2>Our bread</h2><ul>
<li><svg class="icon" viewBox="0 0 24 24" role="img"></svg><h3>Rye</h3></li>
<li><figure data-placeholder="photos"><div>${ART('rye', '300 400')}</div><figcaption>Rye loaf</figcaption></figure></li>
<li><figure data-placeholder="photos"><div>${ART('corn', '400 300')}</div></figure><h3><span data-placeholder="name">Name</span></h3></li></ul></section>
<section><h2>Us</h2><img id="own" src="${OWN}" width="800" height="600" alt=""><img id="open" src="https://x.example/a.jpg" alt=""></section>
<svg class="art" viewBox="0 0 24 24"></svg><svg viewBox="0 0 900 900" aria-hidden="true"></svg>
</body>`;

test('a page’s places for photographs are told from its logo, icons and patterns', () => {
  const slots = listSlots(indexHtml(PAGE)).map(({ element, placeholder, ...slot }) => ({
    id: element.attributes.find(({ name }) => name === 'id')?.value,
    asks: placeholder?.tag,
    ...slot,
  }));
  expect(slots).toEqual([
    { id: 'hero', aspect: 2, asks: undefined, isFree: true, isFirst: true, room: 'whole' },
    { id: 'rye', aspect: 0.75, asks: 'figure', isFree: true, isFirst: false, room: 'third' },
    { id: 'corn', aspect: 4 / 3, asks: 'figure', isFree: true, isFirst: false, room: 'third' },
    { id: 'own', aspect: 4 / 3, asks: undefined, isFree: false, isFirst: false, room: 'whole' },
    { id: 'open', aspect: null, asks: undefined, isFree: true, isFirst: false, room: 'whole' },
  ]);
});

test('a photograph can take the place of any picture, and of a drawing that is no icon', () => {
  const { elements } = indexHtml(PAGE);
  const drawn = elements.filter(({ tag }) => tag === 'img' || tag === 'svg');
  expect(drawn.map(takesPhoto)).toEqual([true, true, false, true, true, true, true, false, false]);
});

test('a section in the colour of the brand is no logo', () => {
  const page =
    '<section class="band-brand"><svg class="art slot" width="560" height="560" role="img"></svg></section>';
  const [slot] = listSlots(indexHtml(page));
  expect(slot?.element.tag).toBe('svg');
});

test('a batch fills the opening and the marked gaps first, upright pictures in upright places', () => {
  const slots = listSlots(indexHtml(PAGE));
  expect(fitPictures(slots, [1.5, 1.4, 0.7])).toEqual([
    { slot: 0, picture: 0 },
    { slot: 1, picture: 2 },
    { slot: 2, picture: 1 },
  ]);
  expect(fitPictures(slots, [1, 1, 1, 1, 1, 1])).toHaveLength(4);
});

test('a picture is never used twice, and no own picture is replaced', () => {
  const [element] = indexHtml('<img>').elements;
  const slot = fc.record({
    aspect: fc.option(fc.double({ min: 0.2, max: 5, noNaN: true })),
    isFree: fc.boolean(),
    isFirst: fc.boolean(),
    asks: fc.boolean(),
  });
  const batch = fc.tuple(
    fc.array(slot, { maxLength: 12 }),
    fc.array(fc.double({ min: 0.2, max: 5, noNaN: true }), { maxLength: 12 }),
  );
  const isFair = fc.property(batch, ([drawn, aspects]) => {
    const slots = drawn.map(({ asks, ...rest }): PictureSlot => {
      if (element === undefined) throw new Error('no element');
      return { ...rest, element, placeholder: asks ? element : undefined, room: 'whole' };
    });
    const fits = fitPictures(slots, aspects);
    const free = slots.filter(({ isFree }) => isFree).length;
    return (
      fits.length === Math.min(free, aspects.length) &&
      new Set(fits.map(({ picture }) => picture)).size === fits.length &&
      new Set(fits.map((fit) => fit.slot)).size === fits.length &&
      fits.every((fit) => slots[fit.slot]?.isFree === true)
    );
  });
  expect(() => fc.assert(isFair)).not.toThrow();
});

test('what a picture shows is proposed from the caption or the heading around it', () => {
  const proposals = listSlots(indexHtml(PAGE)).map(({ element }) => proposeDescription(element));
  expect(proposals).toEqual(['Forno Aurora', 'Rye loaf', 'Our bread', 'Us', 'Us']);
});
