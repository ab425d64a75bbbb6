import { Popover } from '@base-ui/react/popover';
import { Zap } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
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
  /** What it must not cover: the element, and the bar beside it. */
  beside: readonly RefObject<HTMLElement | null>[];
  /** False where the tool that opens it stands elsewhere. */
  hasButton: boolean;
}

/** What can be done with the selected element by words, free of charge. */
export function AssistantPopover({ session, beside, hasButton }: AssistantPopoverProps) {
  const t = useTranslations('visualEditor');
  const isOpen = useEditing(session, ({ isAssisting }) => isAssisting);
  const selected = useEditing(session, ({ selection }) => selection.join());
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
      {hasButton ? (
        <Popover.Trigger
          render={
            <IconButton label={t('bar.assistant')} className="size-8! pointer-coarse:size-10!">
              <Zap aria-hidden="true" />
            </IconButton>
          }
        />
      ) : null}
      <Popover.Portal>
        <Card key={selected} session={session} beside={beside} />
      </Popover.Portal>
    </Popover.Root>
  );
}

function Card({ session, beside }: Omit<AssistantPopoverProps, 'hasButton'>) {
  const [place] = useState(() => placeOf(beside));
  return (
    <Popover.Positioner
      sideOffset={8}
      align="start"
      positionMethod="fixed"
      anchor={place}
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
  );
}

/** Where these stand when first asked: what grows at a command must not move the buttons away from the pointer. */
function placeOf(parts: AssistantPopoverProps['beside']) {
  let place: DOMRect | undefined;
  return {
    getBoundingClientRect(): DOMRect {
      place ??= around(parts.flatMap(({ current }) => current?.getBoundingClientRect() ?? []));
      return place;
    },
  };
}

function around(rects: readonly DOMRect[]): DOMRect {
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.right));
  const bottom = Math.max(...rects.map((rect) => rect.bottom));
  return new DOMRect(left, top, right - left, bottom - top);
}
