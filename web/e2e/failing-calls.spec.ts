import { test } from '@playwright/test';
import { openBuilder, setStage } from './builder-stage.ts';
import { AI_CALLS } from './failing-ai-calls.ts';
import { meetFailure } from './failing-call.ts';
import { FILE_CALLS } from './failing-file-calls.ts';
import { HISTORY_CALLS, SITE_CALLS } from './failing-site-calls.ts';

// The files panel stands beside the page.
test.use({ viewport: { width: 1440, height: 900 } });
test.describe.configure({ timeout: 240_000 });

const AREAS = { files: FILE_CALLS, sites: SITE_CALLS, history: HISTORY_CALLS, AI: AI_CALLS };

for (const [area, calls] of Object.entries(AREAS)) {
  test(`${area}: a call that the server fails is told, costs nothing, and works afterwards`, async ({
    page,
  }) => {
    const stage = await setStage(page, 'en');
    await openBuilder(stage);
    for (const [name, call] of Object.entries(calls))
      await test.step(name, async () => await meetFailure(stage, call));
  });
}
