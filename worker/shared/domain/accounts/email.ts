/**
 * The HTML standard's pattern for e-mail inputs, with a dot required in the domain.
 * ASCII only, so that look-alike letters cannot make a second account of a known address.
 */
export const EMAIL_PATTERN =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

/** The Gravatar address of an e-mail, from the lower-case hex SHA-256 of its normal form (docs.gravatar.com). */
export function gravatarUrl(emailSha256: string): string {
  return `https://www.gravatar.com/avatar/${emailSha256}?d=404`;
}

/** The picture behind it, square with sides of `sizePx`; Gravatar answers 404 where there is none. */
export function gravatarPictureUrl(emailSha256: string, sizePx: number): string {
  return `https://gravatar.com/avatar/${emailSha256}?s=${sizePx}&d=404`;
}
