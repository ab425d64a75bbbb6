import { isGuessablePassword } from '#domain/accounts/guessable-password.ts';
import { mayHaveWord } from '#domain/accounts/word-filter.ts';
import { AppError } from '#worker/http/app-error.ts';
import commonPasswords from '../../shared/domain/accounts/common-passwords.bin';

const COMMON = new Uint8Array(commonPasswords);

/** Throws `auth.password-weak` for a password that attackers try first. */
export function assertStrongPassword({
  password,
  email,
}: {
  password: string;
  email: string;
}): void {
  const isCommon = (plain: string) => mayHaveWord(COMMON, plain);
  if (isGuessablePassword({ password, email, isCommon })) throw new AppError('auth.password-weak');
}
