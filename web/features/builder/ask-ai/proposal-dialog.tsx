import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { joinClasses } from '#web/components/join-classes.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Dialog, DialogActions } from '#web/components/ui/dialog.tsx';
import { Segmented } from '#web/components/ui/segmented.tsx';
import { useMediaQuery } from '#web/lib/use-media-query.ts';
import { historyText } from '#domain/edit-history/edit-history.ts';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { useWorkspace } from '../workspace-store.ts';

/** Narrower than the breakpoint `md`, two pages side by side would be too small to read. */
const NARROW = '(max-width: 47.99rem)';

type Side = 'yours' | 'new';
const SIDES = ['yours', 'new'] as const;

interface ProposalDialogProps {
  /** The document that would be replaced. */
  uuid: string;
  /** The HTML of the proposed site. */
  proposal: string;
  onUse: () => void;
  onKeep: () => void;
  /** Closes the dialog without a decision. */
  onClose: () => void;
}

/** Shows both pages, side by side if there is room, and lets the user choose. */
export function ProposalDialog({ uuid, proposal, onUse, onKeep, onClose }: ProposalDialogProps) {
  const t = useTranslations('builderAsk');
  const isNarrow = useMediaQuery(NARROW);
  const keep = useRef<HTMLButtonElement>(null);
  const [side, setSide] = useState<Side>('new');
  const yours = useWorkspace(({ documents }) => {
    const document = documents[uuid];
    return document === undefined ? '' : historyText(document.history);
  });
  const pages = { yours, new: proposal };
  const shown = isNarrow ? [side] : SIDES;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('proposalTitle')}
      description={t('proposalText')}
      closeLabel={t('later')}
      // A focused frame would swallow keys such as Escape. The initial focus is on “keep”, so that Enter
      // replaces nothing.
      initialFocus={keep}
      className="flex h-[min(90dvh,56rem)] max-w-7xl! flex-col max-sm:h-[92dvh] max-sm:px-5"
    >
      {isNarrow ? (
        <Segmented
          label={t('proposalTitle')}
          value={side}
          onChange={setSide}
          options={SIDES.map((value) => ({ value, label: t(`sides.${value}`) }))}
          className="mt-4 grid! grid-cols-2"
        />
      ) : null}
      <div className="mt-4 flex min-h-0 grow gap-4">
        {shown.map((name) => (
          <figure key={name} className="flex min-w-0 flex-1 flex-col">
            <figcaption
              className={joinClasses('mb-2 text-sm font-medium', isNarrow ? 'sr-only' : null)}
            >
              {t(`sides.${name}`)}
            </figcaption>
            <div className="min-h-0 grow overflow-hidden rounded-card border border-line">
              <PreviewPane
                drawing={{ key: name, html: pages[name], stream: null }}
                title={t(`sides.${name}`)}
                width={isNarrow ? 'phone' : 'desktop'}
                scheme={null}
                onPrompt={ignore}
              />
            </div>
          </figure>
        ))}
      </div>
      <DialogActions>
        <Button ref={keep} variant="secondary" onClick={onKeep}>
          {t('keepPage')}
        </Button>
        <Button variant="primary" onClick={onUse} className="md:ml-auto">
          {t('useSite')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Both previews ignore edits. */
function ignore(): void {}
