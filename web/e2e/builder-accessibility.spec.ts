import { expect, test } from '@playwright/test';
import { setStage } from './builder-stage.ts';
import { DESK_STATES, PHONE_STATES } from './builder-states.ts';
import { findInBothSchemes, findSidewaysScroll } from './find-violations.ts';

// Both languages share one markup and the types demand every text, so each width is walked in one language.
const SETTINGS = [
  { language: 'en', locale: 'en-US', width: 1440, height: 900, states: DESK_STATES },
  { language: 'it', locale: 'it-IT', width: 390, height: 844, states: PHONE_STATES },
] as const;

// A trace keeps a picture of every step.
test.use({ trace: 'off' });

for (const { language, locale, width, height, states } of SETTINGS) {
  test.describe(`${locale}, ${width} px`, () => {
    test.use({ locale, viewport: { width, height }, hasTouch: width < 640 });

    test('no state of the builder has accessibility violations, light or dark, or scrolls sideways', async ({
      page,
    }) => {
      test.setTimeout(300_000);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const stage = await setStage(page, language);
      const found: Record<string, string[]> = {};
      for (const { name, show } of states) {
        await test.step(name, () => show(stage));
        const violations = await findInBothSchemes(page);
        const isTooWide = (await findSidewaysScroll(page)).length > 0;
        if (isTooWide) violations.push('scrolls sideways');
        if (violations.length > 0) found[name] = violations;
      }
      expect(found).toEqual({});
    });
  });
}
