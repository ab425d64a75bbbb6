import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { VersionView, VersionWithContent } from '#contract/files.ts';
import { api } from '#web/lib/api.ts';

/**
 * The versions of a file or site, newest first, without contents. A save may add a version, so `revision` is
 * part of the key.
 */
export function versionsQuery(uuid: string, revision = 0) {
  return queryOptions({
    queryKey: ['file-history', uuid, revision],
    queryFn: async ({ signal }): Promise<VersionView[]> => {
      const response = await api.api['file-history'][':fileId'].$get(
        { param: { fileId: uuid } },
        { init: { signal } },
      );
      return (await response.json()).versions;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** One version with its content; a version never changes. */
export function versionQuery(versionId: string) {
  return queryOptions({
    queryKey: ['file-version', versionId],
    queryFn: async ({ signal }): Promise<VersionWithContent> => {
      const response = await api.api['file-history'].version[':versionId'].$get(
        { param: { versionId } },
        { init: { signal } },
      );
      return (await response.json()).version;
    },
    staleTime: Infinity,
  });
}
