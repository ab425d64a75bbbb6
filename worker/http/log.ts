import { DrizzleQueryError } from 'drizzle-orm';

export type LogFields = Record<string, unknown>;

export interface Logger {
  info(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  error(event: string, fields?: LogFields): void;
  /** Security events (`sec.*`): refused identities, forged tokens, tampered prices. */
  security(event: `sec.${string}`, fields?: LogFields): void;
}

type Level = 'info' | 'warn' | 'error';

/** One JSON line per event. Never pass passwords, tokens, cookies, page contents or prompts. */
export function createLogger(base: LogFields): Logger {
  function write(level: Level, event: string, fields: LogFields = {}): void {
    const line = JSON.stringify({ at: new Date().toISOString(), level, event, ...base, ...fields });
    // oxlint-disable-next-line no-console -- the platform's log sink is the console
    console[level](line);
  }
  return {
    info: (event, fields) => write('info', event, fields),
    warn: (event, fields) => write('warn', event, fields),
    error: (event, fields) => write('error', event, fields),
    security: (event, fields) => write('warn', event, { ...fields, security: true }),
  };
}

/** The parts of an unknown error that may be logged. */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: String(error) };
  if (error instanceof DrizzleQueryError) return describeQueryError(error);
  return { error: error.message, name: error.name, stack: error.stack };
}

/** Drops the message and cleans the stack: both contain the values of the query (addresses, hashes, prompts). */
function describeQueryError({ query, cause, message, stack }: DrizzleQueryError): LogFields {
  const trace = stack?.replace(message, 'Failed query');
  return { ...describeError(cause), query, stack: trace };
}
