import { hueSplices } from './brand-colour.ts';
import { refuse, type Planner } from './plan-types.ts';

/** Looks at the colours that the page shows, whatever its source calls them. */
export const planSwapColour: Planner<'swap-colour'> = ({ page, say }, { from, to }) => {
  const splices = hueSplices(page, from.hex, to.hex);
  return splices.length > 0
    ? {
        isDone: true,
        splices,
        change: say.colourSwapped(from.words, to.words),
        changesColours: true,
      }
    : refuse(say.noSuchColour(from.words));
};
