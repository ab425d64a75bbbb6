import { SITE_LIMITS } from '#domain/sites/limits.ts';
import type { Locale } from '#messages/error-message.ts';
import type { ActorContext } from '#worker/http/actor-context.ts';
import { AppError } from '#worker/http/app-error.ts';

const MIB = 1024 * 1024;

type Reader = Pick<ActorContext, 'locale'>;

/** What is thrown where a limit is reached; `limit` says which one. */
export function limitReached(
  { locale }: Reader,
  limit: Readonly<Record<Locale, string>>,
): AppError {
  return new AppError('sites.limit', { params: { limit: limit[locale] } });
}

/** What is thrown for a site with more files beside its page than it may have. */
export function tooManyFiles(reader: Reader): AppError {
  const count = SITE_LIMITS.assetsPerSite;
  return limitReached(reader, { en: `${count} files on a site`, it: `${count} file per sito` });
}

/** What is thrown where the account has no room for more of a site. */
export function storageFull(reader: Reader): AppError {
  const all = megabytes(SITE_LIMITS.storageBytesPerUser);
  return limitReached(reader, { en: all, it: all });
}

/** What is thrown where the site or the account has no room for more pictures. */
export function noRoomLeft(reader: Reader): AppError {
  const site = megabytes(SITE_LIMITS.assetBytesPerSite);
  const all = megabytes(SITE_LIMITS.storageBytesPerUser);
  return limitReached(reader, {
    en: `${site} of pictures on a site, ${all} in all`,
    it: `${site} di immagini per sito, ${all} in tutto`,
  });
}

/** What is thrown for more than these bytes. */
export function tooLarge(bytes: number): AppError {
  return new AppError('request.too-large', { params: { limit: megabytes(bytes) } });
}

function megabytes(bytes: number): string {
  return `${bytes / MIB} MB`;
}
