/** Whether the address of an account is known to be its owner's: by a mailed link or by Google. */
export function isVerified({ emailVerifiedAt }: { emailVerifiedAt: number | null }): boolean {
  return emailVerifiedAt !== null;
}

/**
 * Whether an account may publish. Where mails reach nobody (`delivers` is false), no address can be confirmed, so
 * none is asked for.
 */
export function mayPublish(user: { isVerified: boolean }, mail: { delivers: boolean }): boolean {
  return user.isVerified || !mail.delivers;
}
