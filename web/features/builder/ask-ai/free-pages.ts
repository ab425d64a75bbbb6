import { useQuery } from '@tanstack/react-query';
import { historyText } from '#domain/edit-history/edit-history.ts';
import { deploymentQuery } from '#web/lib/deployment.ts';
import type { OpenDocument } from '../workspace/documents.ts';
import { fileTypeOf } from '../workspace-store.ts';
import { countGuestPages } from './guest-run.ts';

/**
 * How many pages a day a guest gets, where the next request would be one of them; else 0. Only the first version of a
 * new page is free without an account.
 */
export function useFreePages(document: OpenDocument | null): number {
  const { data: deployment } = useQuery(deploymentQuery);
  const offered = deployment?.guestPages ?? 0;
  if (document === null || !isNewPage(document)) return 0;
  return countGuestPages() < offered ? offered : 0;
}

function isNewPage(document: OpenDocument): boolean {
  const isStarter = document.kind === 'site' && document.isStarter;
  const isEmpty = historyText(document.history).trim() === '';
  return (isStarter || isEmpty) && fileTypeOf(document) === 'html';
}
