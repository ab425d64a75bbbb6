import type { Ledger } from '#domain/credits/ledger-port.ts';

/** The ledgers of all users behind the `LEDGER` namespace. */
export function createLedger(_namespace: Env['LEDGER'], _options: { welcomeCredits: number }): Ledger {
  throw new Error('not built yet');
}
