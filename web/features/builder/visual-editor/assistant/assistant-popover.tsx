import { Popover } from '@base-ui/react/popover';
import { Zap } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import type { EditingSession } from '../editing-types.ts';
import { useEditing } from '../use-editing.ts';
import { AssistantTitle, ElementAssistant } from './element-assistant.tsx';

function isOnTool(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-assistant-tool]') !== null;
}

interface AssistantPopoverProps {
  session: EditingSession;
  /** What it stands beside where the tool that opens it stands elsewhere; else it has a button of its own. */
  anchor: RefObject<HTMLElement | null> | null;
}

/** What can be done with the selected element by words, free of charge. */
export function AssistantPopover({ session, anchor }: AssistantPopoverProps) {
  const t = useTranslations('visualEditor');
  const isOpen = useEditing(session, ({ isAssisting }) => isAssisting);
  useEffect(() => () => session.store.setState({ isAssisting: false }), [session]);
  function handleOpenChange(
    isWanted: boolean,
    { reason, event }: Popover.Root.ChangeEventDetails,
  ): void {
    // The tool that opens and closes it stands elsewhere.
    if (reason === 'outside-press' && isOnTool(event.target)) return;
    session.store.setState({ isAssisting: isWanted });
  }
  return (
    <Popover.Root open={isOpen} onOpenChange={handleOpenChange}>
      {anchor === null ? (
        <Popover.Trigger
          render={
            <IconButton label={t('bar.assistant')} className="size-8! pointer-coarse:size-10!">
              <Zap aria-hidden="true" />
            </IconButton>
          }
        />
      ) : null}
      <Popover.Portal>
        <Popover.Positioner
          sideOffset={8}
          align="start"
          positionMethod="fixed"
          anchor={anchor ?? undefined}
          className="z-50"
        >
          <Popover.Popup className="max-h-(--available-height) w-80 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card border border-line bg-surface p-4 text-ink shadow-float outline-none">
            <Popover.Title className="mb-1 text-sm font-medium">
              <AssistantTitle />
            </Popover.Title>
            <ElementAssistant
              session={session}
              onLeave={() => session.store.setState({ isAssisting: false })}
            />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
