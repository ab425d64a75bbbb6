import type { Look } from '../look/look.ts';

/** The largest headline that may be set as large as a poster's. */
const POSTER_HEADLINE = 24;
const POSTER_SIZE = 'clamp(3.9rem, 15vw, 15rem)';
const LONG_SIZE = 'clamp(2.9rem, 8.2vw, 7.4rem)';

/** A long headline leaves room for what stands below it on the first screen. */
export function withRoom(look: Look, headline: string): Look {
  const { direction } = look;
  const size = direction.tokens['size-hero'];
  if (!size.includes(POSTER_SIZE) || headline.length <= POSTER_HEADLINE) return look;
  const tokens = { ...direction.tokens, 'size-hero': size.replace(POSTER_SIZE, LONG_SIZE) };
  return { ...look, direction: { ...direction, tokens } };
}
