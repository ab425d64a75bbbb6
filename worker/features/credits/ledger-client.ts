import { describeSpend } from '#domain/credits/entry-descriptions.ts';
import { LEDGER_LIMITS } from '#domain/credits/ledger-limits.ts';
import type { Ledger } from '#domain/credits/ledger-port.ts';
import { AppError } from '#worker/http/app-error.ts';
import { inTime, PATIENCE_MS, SilenceError } from '#worker/platform/patience/in-time.ts';
import { type AnswerKind, soundAnswer } from './ledger-answer.ts';
import type { AccountIdentity, UserLedger } from './user-ledger.ts';

type LedgerCall = Exclude<keyof Ledger, 'open'>;
type LedgerStub = {
  [Call in LedgerCall]: (
    ...args: Parameters<UserLedger[Call]>
  ) => Promise<Awaited<ReturnType<UserLedger[Call]>>>;
};

const ATTEMPTS = 4;
/** Attempts after a silence. Fewer, because each of them took its whole time limit. */
const SILENT_ATTEMPTS = 3;
const FIRST_PAUSE_MS = 100;

/** The ledgers of all users behind the `LEDGER` namespace. Throws `server.unavailable` when one does not answer. */
export function createLedger(
  namespace: DurableObjectNamespace<UserLedger>,
  { welcomeCredits }: { welcomeCredits: number },
): Ledger {
  async function call<T>(
    userId: string,
    kind: AnswerKind,
    ask: (stub: LedgerStub, identity: AccountIdentity) => Promise<T>,
  ): Promise<T> {
    // Every command carries its operation id, so asking again after a lost answer is safe.
    return await attempt(async () => {
      return soundAnswer(kind, await ask(openStub(namespace, userId), { userId, welcomeCredits }));
    });
  }

  return {
    open: (userId, { isWelcome } = { isWelcome: true }) =>
      call(userId, 'balance', (stub, identity) =>
        stub.balance(isWelcome ? identity : { ...identity, welcomeCredits: 0 }),
      ),
    balance: (userId) => call(userId, 'balance', (stub, identity) => stub.balance(identity)),
    deduct: (userId, command) =>
      call(userId, 'spend', (stub, identity) => stub.deduct(identity, withCode(command))),
    claim: (userId, command) =>
      call(userId, 'outcome', (stub, identity) => stub.claim(identity, withCode(command))),
    settle: (userId, generationId) =>
      call(userId, 'outcome', (stub, identity) => stub.settle(identity, generationId)),
    release: (userId, command) =>
      call(userId, 'outcome', (stub, identity) => stub.release(identity, command)),
    stop: (userId, generationId) =>
      call(userId, 'stopped', (stub, identity) => stub.stop(identity, generationId)),
    stopAllowance: (userId) =>
      call(userId, 'allowance', (stub, identity) => stub.stopAllowance(identity)),
    returnReceipt: (userId, receipt) =>
      call(userId, 'outcome', (stub, identity) => stub.returnReceipt(identity, receipt)),
    post: (userId, command) =>
      call(userId, 'outcome', (stub, identity) => stub.post(identity, command)),
    learnPayment: (userId, command) =>
      call(userId, 'outcome', (stub, identity) => stub.learnPayment(identity, command)),
    reserveRefund: (userId, purchaseId) =>
      call(userId, 'outcome', (stub, identity) => stub.reserveRefund(identity, purchaseId)),
    cancelRefund: (userId, purchaseId) =>
      call(userId, 'outcome', (stub, identity) => stub.cancelRefund(identity, purchaseId)),
    transactions: (userId, { cursor, limit }) => {
      const rows = Math.min(Math.max(1, limit), LEDGER_LIMITS.pageRows);
      const page = cursor === undefined ? { limit: rows } : { cursor, limit: rows };
      return call(userId, 'page', (stub, identity) => stub.transactions(identity, page));
    },
    audit: (userId, options = { recopy: false }) =>
      call(userId, 'audit', (stub, identity) => stub.audit(identity, options)),
    ping: () => attempt(() => openStub(namespace, 'ping').ping()),
  };
}

function openStub(namespace: DurableObjectNamespace<UserLedger>, name: string): LedgerStub {
  return namespace.get(namespace.idFromName(name));
}

function withCode<T extends { description: string }>(command: T): T {
  return { ...command, description: describeSpend(command.description) };
}

async function attempt<T>(ask: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await inTime(PATIENCE_MS.ledger, ask);
    } catch (error) {
      if (failures + 1 >= attemptsAfter(error)) {
        throw new AppError('server.unavailable', { cause: error });
      }
      await pause(FIRST_PAUSE_MS * 2 ** failures);
    }
  }
}

/**
 * How many attempts to make in all. Cloudflare marks temporary faults of a Durable Object as `retryable`; an
 * overloaded object must not be asked again.
 */
function attemptsAfter(error: unknown): number {
  if (!(error instanceof Error)) return 1;
  if (error instanceof SilenceError) return SILENT_ATTEMPTS;
  const { retryable, overloaded } = error as Error & { retryable?: boolean; overloaded?: boolean };
  return retryable === true && overloaded !== true ? ATTEMPTS : 1;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms * (0.5 + Math.random()));
  });
}
