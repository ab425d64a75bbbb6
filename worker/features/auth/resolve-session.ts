import type { Database } from '#worker/db/client.ts';
import { readOwnCookie, type SessionIdentity } from '#worker/http/session.ts';
import { sha256Hex } from './digest.ts';
import { findSession } from './session-queries.ts';
import { toSessionUser } from './user-queries.ts';

const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;
const REFERENCE_CHARACTERS = 32;

interface Question {
  db: Database;
  request: Request;
  now: number;
}

/** The session behind the request's cookie, or null. At most one read of the database. */
export async function resolveSession({
  db,
  request,
  now,
}: Question): Promise<SessionIdentity | null> {
  const token = readOwnCookie(request, 'sid');
  if (token === undefined || !TOKEN_PATTERN.test(token)) return null;
  const row = await findSession(db, await sha256Hex(token), now);
  return row === undefined ? null : toIdentity(row);
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

/** The part of a session's hash that its API tokens name. */
export function referenceOf(idHash: string): string {
  return idHash.slice(0, REFERENCE_CHARACTERS);
}
