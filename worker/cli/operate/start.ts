import { describeLocalModel } from './local-models.ts';
import { serve } from './serve.ts';
import { hasModel, readRunSettings } from '../settings.ts';

try {
  const settings = readRunSettings(process.env);
  const server = await serve(settings);
  console.log(`Bluewave is ready at ${server.url}  (Ctrl-C ends it)`);
  console.log(
    server.sitesUrl === null
      ? 'Without SITES_HOST, the pages of users run no scripts.'
      : `The pages of users are at ${server.sitesUrl}`,
  );
  const localModel = hasModel(settings) ? undefined : await describeLocalModel();
  if (localModel !== undefined) console.log(localModel);
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void server.stop().finally(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
