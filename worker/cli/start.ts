import { serve } from './serve.ts';
import { readRunSettings } from './settings.ts';

try {
  const server = await serve(readRunSettings(process.env));
  console.log(`Bluewave is ready at ${server.url}  (Ctrl-C ends it)`);
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
