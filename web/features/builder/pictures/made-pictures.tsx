import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MadePictures as Made } from '#contract/made-pictures.ts';
import { proposeDescription } from '#domain/pictures/describe-picture.ts';
import { MADE_PICTURES } from '#domain/pictures/made-pictures.ts';
import { artColours } from '#domain/theme/art-colours.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Disclosure } from '#web/components/ui/disclosure.tsx';
import { inputClasses } from '#web/components/ui/field.tsx';
import { joinClasses } from '#web/components/join-classes.ts';
import { api } from '#web/lib/api.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { setBalance } from '#web/lib/session-store.ts';
import { deploymentQuery } from '#web/lib/deployment.ts';
import { errorSentence } from '#web/lib/show-error.ts';
import type { EditingSession } from '../visual-editor/editing-types.ts';
import { useEditing, useLivePage } from '../visual-editor/use-editing.ts';
import { ProposalTile } from './proposal-tile.tsx';
import { slotToFill } from './place-photos.ts';

/** A model needs a while for three pictures. */
const MAKING_MS = 120_000;

/** Pictures that are made from words: a model's proposals for one credit, or the designer's drawings for nothing. */
export function MadePictures({ session }: { session: EditingSession }) {
  const t = useTranslations('editorPanels.pictures.made');
  const id = useId();
  const { data: deployment } = useQuery(deploymentQuery);
  const isPaid = deployment?.pictures === 'made';
  const subject = useSubject(session);
  const [typed, setTyped] = useState<string | null>(null);
  const description = typed ?? subject;
  const { mutate, data, error, isPending } = useMutation({ mutationFn: useOrder(session) });
  return (
    <Disclosure title={t(isPaid ? 'title' : 'drawnTitle')}>
      <form
        className="grid gap-2 pt-2"
        onSubmit={(event) => {
          event.preventDefault();
          mutate(description.trim());
        }}
      >
        <label htmlFor={id}>{t('description')}</label>
        <textarea
          id={id}
          rows={3}
          maxLength={MADE_PICTURES.mostCharacters}
          value={description}
          placeholder={t('example')}
          onChange={({ target }) => setTyped(target.value)}
          className={joinClasses(inputClasses, 'h-auto py-2')}
        />
        <Button
          type="submit"
          size="small"
          isPending={isPending}
          disabled={description.trim().length < MADE_PICTURES.fewestCharacters}
        >
          {t(isPaid ? 'make' : 'draw')}
        </Button>
      </form>
      <p className="py-2 text-xs text-soft">{t(isPaid ? 'about' : 'aboutDrawn')}</p>
      <div aria-live="polite">
        {isPending && isPaid ? <p>{t('making')}</p> : null}
        {error === null ? null : <p className="text-danger">{errorSentence(error)}</p>}
        {data === undefined || isPending ? null : <p className="pb-2">{t('choose')}</p>}
      </div>
      {data === undefined || isPending ? null : (
        <ul aria-label={t('list')} className="grid grid-cols-2 gap-2">
          {addressesOf(data).map((address, nth) => (
            <ProposalTile key={address} session={session} address={address} nth={nth + 1} />
          ))}
        </ul>
      )}
    </Disclosure>
  );
}

/** Drawings stand in the page itself; they load nothing. */
function addressesOf(made: Made): string[] {
  if (made.kind === 'made') return made.addresses;
  return made.drawings.map((svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`);
}

/** What the picture that would be replaced probably shows. */
function useSubject(session: EditingSession): string {
  useLivePage(session);
  useEditing(session, ({ selection }) => selection);
  const slot = slotToFill(session);
  return slot === undefined ? '' : proposeDescription(slot.element);
}

/** An order whose answer was lost is asked for again under its id, and costs nothing more. */
function useOrder(session: EditingSession): (description: string) => Promise<Made> {
  const open = useRef<{ id: string; description: string } | null>(null);
  return async (description) => {
    const isSame = open.current?.description === description;
    const order =
      isSame && open.current !== null ? open.current : { id: crypto.randomUUID(), description };
    open.current = order;
    const colours = artColours(session.page().index);
    try {
      const answer = await api.api.pictures.made.$post(
        { json: { ...order, ...(colours === undefined ? {} : { colours }) } },
        { init: { signal: AbortSignal.timeout(MAKING_MS) } },
      );
      const made = await answer.json();
      open.current = null;
      if (made.kind === 'made') setBalance(made.creditsRemaining);
      return made;
    } catch (error) {
      if (isApiError(error) && ENDED.has(error.code)) open.current = null;
      throw error;
    }
  };
}

/** After these the order is over; its credit is back, or was never taken. */
const ENDED = new Set<string>(['pictures.failed', 'pictures.over', 'credits.insufficient']);
