const DOTLESS_DOMAINS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);
const DOTLESS_HOME = 'gmail.com';

/**
 * One spelling for all addresses of a mailbox: lower case, without the `+tag`, for Gmail also without dots. `email`
 * has the form of `EMAIL_PATTERN`. Only for comparing: mail goes to the address as it was given.
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const local = withoutTag(email.slice(0, at).toLowerCase());
  if (!DOTLESS_DOMAINS.has(domain)) return `${local}@${domain}`;
  return `${local.replaceAll('.', '')}@${DOTLESS_HOME}`;
}

/** A name that begins with its tag has nothing else to tell it by. */
function withoutTag(local: string): string {
  const plus = local.indexOf('+');
  return plus > 0 ? local.slice(0, plus) : local;
}
