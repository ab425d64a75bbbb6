import { historyText } from '#domain/edit-history/edit-history.ts';
import { deploymentQuery } from '#web/lib/deployment.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { collectScripts } from '../preview/page-scripts.ts';
import { warn } from '../toasts/show-notice.ts';
import { currentSite, useWorkspace } from '../workspace-store.ts';

/** Warns the owner of a page with scripts where the server has no separate host for public pages, so that none run. */
export async function warnOfStillScripts(): Promise<void> {
  const site = currentSite(useWorkspace.getState());
  if (site === null || collectScripts(historyText(site.history)) === '') return;
  const { pageScripts } = await queryClient.fetchQuery(deploymentQuery);
  if (!pageScripts) warn('builder.toast.scriptsOff');
}
