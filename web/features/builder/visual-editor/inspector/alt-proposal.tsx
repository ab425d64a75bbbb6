import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { create } from 'zustand';
import { attributeOf, findByTag } from '#domain/html/query.ts';
import type { IndexedElement } from '#domain/html/source-index.ts';
import { keyOf } from '#domain/live-page/live-page.ts';
import { proposeDescription } from '#domain/pictures/describe-picture.ts';
import { isPictureAddress, readPicturePath } from '#domain/sites/picture-address.ts';
import { Button } from '#web/components/ui/button.tsx';
import { api } from '#web/lib/api.ts';
import { deploymentQuery } from '#web/lib/deployment.ts';
import type { EditingSession } from '../editing-types.ts';
import { descriptionOf, planDescription } from './show-picture.ts';

interface AltProposalProps {
  session: EditingSession;
  /** An `<img>`. */
  picture: IndexedElement;
}

/** What was said to be right: the address of the picture and the words. */
const useConfirmed = create<{ said: readonly string[] }>(() => ({ said: [] }));

/**
 * Asks what a picture of the site shows, until somebody has said it: with what a vision model sees where there is one,
 * else with the words of the section. Nothing that is proposed counts as said before it is confirmed.
 */
export function AltProposal({ session, picture }: AltProposalProps) {
  const t = useTranslations('visualEditor.content');
  const address = attributeOf(picture, 'src') ?? '';
  const description = descriptionOf(picture);
  const nearby = proposeDescription(picture);
  const isConfirmed = useConfirmed(({ said }) => said.includes(`${address} ${description}`));
  const isOpen =
    isPictureAddress(address) && !isConfirmed && (description === '' || description === nearby);
  const { data: seen, isLoading } = useSeen(session, isOpen ? address : null);
  const proposal = seen ?? nearby;
  if (!isOpen || (proposal === '' && !isLoading)) return null;
  function confirm(): void {
    const key = keyOf(session.page(), picture);
    const isSaid = proposal === description || session.run(planDescription(picture, key, proposal));
    if (isSaid)
      useConfirmed.setState(({ said }) => ({ said: [...said, `${address} ${proposal}`] }));
  }
  return (
    <div className="grid gap-2 rounded-control bg-sunken p-2 text-xs" aria-live="polite">
      {isLoading ? (
        <p>{t('altLooking')}</p>
      ) : (
        <>
          <p className="text-soft">{t(seen ? 'altSeen' : 'altNearby')}</p>
          <p className="text-sm">{t('altQuote', { proposal })}</p>
          <Button size="small" onClick={confirm}>
            {t(proposal === description ? 'altRight' : 'altUse')}
          </Button>
        </>
      )}
    </div>
  );
}

/** Asked once for each picture. */
function useSeen(session: EditingSession, address: string | null) {
  const { data: deployment } = useQuery(deploymentQuery);
  const name = address === null ? undefined : readPicturePath(address)?.name;
  const uuid = address?.split('/')[2] ?? '';
  return useQuery({
    queryKey: ['picture-seen', uuid, name],
    queryFn: async () => {
      const [root] = findByTag(session.page().index, 'html');
      const isItalian = /^it\b/i.test((root && attributeOf(root, 'lang')) ?? '');
      const json = { uuid, name: name ?? '', language: isItalian ? 'it' : 'en' } as const;
      return (await (await api.api.pictures.description.$post({ json })).json()).description;
    },
    enabled: deployment?.describesPictures === true && name !== undefined,
    staleTime: Infinity,
    retry: false,
  });
}
