import { Popover } from '@base-ui/react/popover';
import { Sparkles } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import type { EditingSession } from '../editing-types.ts';
import { useEditing } from '../use-editing.ts';
import { ElementAssistant } from './element-assistant.tsx';

function isOnTool(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-assistant-tool]') !== null;
}

/** Opens what can be done with the selected element by words. */
export function AssistantButton({ session }: { session: EditingSession }) {
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
      <Popover.Trigger
        render={
          <IconButton label={t('bar.ask')} className="size-8! pointer-coarse:size-10!">
            <Sparkles aria-hidden="true" />
          </IconButton>
        }
      />
      <Popover.Portal>
        <Popover.Positioner sideOffset={8} align="start" positionMethod="fixed" className="z-50">
          <Popover.Popup className="max-h-(--available-height) w-80 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-card border border-line bg-surface p-4 text-ink shadow-float outline-none">
            <Popover.Title className="mb-1 text-sm font-medium">
              {t('assistant.title')}
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
