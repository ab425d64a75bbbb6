import { winnerOf } from '#domain/css/style-sheet.ts';
import { writeStyles } from '#domain/css/write-styles.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import type { Splice } from '#domain/text/splices.ts';
import {
  nextPairing,
  applyPairing,
  pairingNow,
  type FontPairing,
} from '#domain/theme/font-pairings.ts';
import { readTheme } from '#domain/theme/read-theme.ts';
import type { PageModel } from '../page/page-model.ts';
import { resolveTarget } from '../page/resolve-target.ts';
import { fontOverrides, rewriteValue } from './plan-look.ts';
import { done, refuse, type Planner } from './plan-types.ts';

/** Another pair of families for titles and text than the page has. Whoever asks again gets the next one. */
export const planOtherFont: Planner<'other-font'> = ({ page, say }) => {
  // A pair is for a page; what one part of it gets has to be said.
  if (page.limit) return refuse(say.ask.font);
  const tokens = readTheme(page.index).filter(({ kind }) => kind === 'font');
  const headings = resolveTarget(page, { element: 'headings' })?.elements ?? [];
  const pairing = nextPairing(
    pairingNow(tokens) ?? { display: familyOf(page, headings[0]), text: familyOf(page, page.body) },
  );
  const changed = applyPairing(tokens, pairing);
  const splices = changed.flatMap(({ token, value }) => rewriteToken(page, token.name, value));
  return done(
    splices.length > 0 ? splices : writePairing(page, headings, pairing),
    say.otherFont(pairing.names.display, pairing.names.text),
  );
};

function familyOf({ sheet }: PageModel, element: IndexedElement | undefined): string {
  return element ? (winnerOf(sheet, element, ['font-family'])?.declaration.value ?? '') : '';
}

/** Wherever the page declares it, on dark screens too. */
function rewriteToken({ sheet }: PageModel, name: string, value: string): Splice[] {
  return sheet.rules
    .flatMap(({ declarations }) => declarations)
    .filter((declaration) => declaration.name === name)
    .map((declaration) => rewriteValue(declaration, value));
}

/** For pages whose fonts have no names. */
function writePairing(
  page: PageModel,
  headings: readonly IndexedElement[],
  { display, text }: FontPairing,
): Splice[] {
  const others = fontOverrides(page).filter((element) => !headings.includes(element));
  const wishes = [
    { elements: [...(page.body ? [page.body] : []), ...others], stack: text },
    { elements: headings, stack: display },
  ];
  return writeStyles(
    page,
    wishes
      .filter(({ elements }) => elements.length > 0)
      .map(({ elements, stack }) => ({ elements, declarations: { 'font-family': stack } })),
  );
}
