import { FULL_RECONCILIATION_CRON } from '#worker/cron.ts';
import { findFreePort } from './port.ts';
import { serve } from './serve.ts';
import { readRunSettings } from '../settings.ts';

interface ReconciliationRow {
  accounts: number;
  drifted: number;
  report: string;
}

/**
 * Checks every account of the local database against its ledger and retries what is stuck. Exits with 1 when
 * they differ.
 */
async function main(): Promise<void> {
  const settings = { ...readRunSettings(process.env), port: await findFreePort() };
  const server = await serve(settings, { isQuiet: true });
  try {
    await server.runCron(FULL_RECONCILIATION_CRON);
    const [latest] = await server.query<ReconciliationRow>(
      'SELECT accounts, drifted, report FROM reconciliations ORDER BY started_at DESC LIMIT 1',
    );
    if (latest === undefined) throw new Error('The reconciliation left no report.');
    console.log(JSON.stringify(JSON.parse(latest.report), null, 2));
    console.log(`${latest.accounts} accounts, ${latest.drifted} with drift`);
    process.exitCode = latest.drifted === 0 ? 0 : 1;
  } finally {
    await server.stop();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
