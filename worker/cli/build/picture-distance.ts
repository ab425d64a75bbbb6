import sharp from 'sharp';
import type { TemplatePlan } from '../../designer/gallery/template-plan.ts';
import { pictureFiles } from './template-pictures.ts';

/** A picture seen from afar: lightness and the two colour axes of CIELAB, field by field. */
type Glimpse = Float32Array;

/**
 * Nearer than this, two pictures are taken for each other: below 7 every pair of the gallery had the same arrangement in
 * the same colours; above, the pairs share a pale ground and little else.
 */
export const LEAST_DISTANCE = 7;

const FIELDS = { width: 32, height: 20 };
const CHANNELS = 3;

async function glimpse(template: TemplatePlan): Promise<Glimpse> {
  const { data } = await sharp(pictureFiles(template).webp)
    .resize(FIELDS)
    .removeAlpha()
    .toColourspace('lab')
    .raw({ depth: 'float' })
    .toBuffer({ resolveWithObject: true });
  return new Float32Array(data.buffer, data.byteOffset, data.byteLength / 4);
}

/** How far the fields of two pictures lie apart on average, as CIE76 measures colours: 0 to about 100; 2.3 can just be seen. */
function pictureDistance(one: Glimpse, other: Glimpse): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += CHANNELS) {
    const [l = 0, a = 0, b = 0] = [0, 1, 2].map(
      (channel) => (one[at + channel] ?? 0) - (other[at + channel] ?? 0),
    );
    sum += Math.hypot(l, a, b);
  }
  return sum / (one.length / CHANNELS);
}

export interface PicturePair {
  distance: number;
  slugs: readonly [string, string];
}

/** The nearest pairs among the pictures of templates, nearest first. */
export async function nearestPictures(
  templates: readonly TemplatePlan[],
  most: number,
): Promise<PicturePair[]> {
  const seen = await Promise.all(
    templates.map(async (template) => ({ slug: template.slug, look: await glimpse(template) })),
  );
  const pairs = seen.flatMap((one, index) =>
    seen.slice(index + 1).map((other): PicturePair => ({
      distance: pictureDistance(one.look, other.look),
      slugs: [one.slug, other.slug],
    })),
  );
  return pairs.toSorted((one, other) => one.distance - other.distance).slice(0, most);
}
