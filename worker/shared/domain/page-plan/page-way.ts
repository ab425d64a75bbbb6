import { asksForSystem, asksForWork } from '../asked-tools/asked-program.ts';
import { namesWorkingPart, readHead } from '../asked-tools/asked-tool.ts';

/** `plan`: a plan is written and the designer draws it; `html`: the page's document is written. */
export type PageWay = 'plan' | 'html';

/** How the page of a brief is written: what works, as tools and games, as a document, everything else from a plan. */
export function choosePageWay(brief: string, setting: PageWay | 'auto'): PageWay {
  if (setting !== 'auto') return setting;
  const asked = readHead(brief)?.id;
  // A countdown is a section of a plan.
  const isTool = asked !== undefined && asked !== 'countdown';
  const isWorking = isTool || asksForSystem(brief) || asksForWork(brief);
  return isWorking || namesWorkingPart(brief) ? 'html' : 'plan';
}
