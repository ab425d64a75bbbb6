export { assertVerified as assertMayPublish } from './assert-verified.ts';
export { confirmPassword } from './confirm-password.ts';
export { sha256Hex } from './digest.ts';
export { presentUser } from './present-user.ts';
export { hashMailbox } from './store-user.ts';
export { findUserById, requireUserRow, type UserRow } from './user-queries.ts';
export { listOwnSessions } from './list-own-sessions.ts';
export { forgetSessions } from './recent-sessions.ts';
