import { Popover } from '@base-ui/react/popover';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#web/components/ui/icon-button.tsx';
import type { EditingSession } from '../editing-types.ts';
import { ElementAssistant } from './element-assistant.tsx';

/** Opens what can be done with the selected element by words. */
export function AssistantButton({ session }: { session: EditingSession }) {
  const t = useTranslations('visualEditor');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
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
            <ElementAssistant session={session} onLeave={() => setIsOpen(false)} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
