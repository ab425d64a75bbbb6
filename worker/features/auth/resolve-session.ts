import type { Database } from '#worker/db/client.ts';
import { isOutage } from '#worker/http/outage.ts';
import { readOwnCookie } from '#worker/http/session.ts';
import type { SessionIdentity } from '#worker/http/session-identity.ts';
import { sha256Hex } from './digest.ts';
import { noteSession, recallSession } from './recent-sessions.ts';
import { findSession } from './session-queries.ts';
import { toSessionUser } from './user-queries.ts';

const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;
const REFERENCE_CHARACTERS = 32;

interface Question {
  db: Database;
  request: Request;
  now: number;
}

/** Calls that need D1 only for the session. They may use the cache while D1 is down. */
const READABLE_WITHOUT_DATABASE = new Set(['/api/user/credits']);

/**
 * The session of the request's cookie, or null; at most one query. While D1 is down, calls of
 * `READABLE_WITHOUT_DATABASE` accept a session that this isolate verified within the last minute.
 */
export async function resolveSession(question: Question): Promise<SessionIdentity | null> {
  const token = readOwnCookie(question.request, 'sid');
  if (token === undefined || !TOKEN_PATTERN.test(token)) return null;
  const idHash = await sha256Hex(token);
  try {
    return await noteSession(() => readSession(question, idHash), question.now);
  } catch (error) {
    if (!isOutage(error) || !isReadableWithoutDatabase(question.request)) throw error;
    const recent = recallSession(idHash, question.now);
    if (recent === null) throw error;
    return recent;
  }
}

async function readSession({ db, now }: Question, idHash: string): Promise<SessionIdentity | null> {
  const row = await findSession(db, idHash, now);
  return row === undefined ? null : toIdentity(row);
}

function isReadableWithoutDatabase({ method, url }: Request): boolean {
  return method === 'GET' && READABLE_WITHOUT_DATABASE.has(new URL(url).pathname);
}

type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

function toIdentity({ sessions: session, users: user }: SessionRow): SessionIdentity {
  const { idHash, publicId, method, createdAt, lastSeenAt, expiresAt } = session;
  return {
    idHash,
    reference: referenceOf(idHash),
    publicId,
    method,
    user: toSessionUser(user),
    createdAt,
    lastSeenAt,
    expiresAt,
  };
}

/** The part of a session's hash that its API tokens contain. */
export function referenceOf(idHash: string): string {
  return idHash.slice(0, REFERENCE_CHARACTERS);
}
