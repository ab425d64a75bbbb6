import type { SessionUser } from '#web/lib/session-store.ts';

export const TOKEN = 'token-longer-than-ten';

export function createUser(overrides: Partial<SessionUser> = {}): SessionUser {
  return {
    id: '7b0d1c1e-6d3a-4a9e-9a67-0f5a4f2c1b10',
    email: 'ada@example.com',
    name: 'Ada Rossi',
    avatar_url: '',
    inferenceCredits: 5,
    created_at: '2026-11-01T08:00:00.000Z',
    has_password: true,
    email_verified: true,
    ...overrides,
  };
}
