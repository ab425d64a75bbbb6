import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';

interface TooltipProps {
  /** What the control does, shown with its shortcut. The control keeps its own label. */
  text: string;
  shortcut?: string | undefined;
  children: ReactElement;
}

export function Tooltip({ text, shortcut, children }: TooltipProps) {
  return (
    <Base.Root onOpenChange={leaveEscapeToOthers}>
      <Base.Trigger delay={400} render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-50">
          <Base.Popup className="flex items-center gap-2 rounded-sm bg-ink px-2 py-1 text-xs text-paper shadow-float transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
            {shortcut === undefined ? null : <kbd className="font-sans opacity-70">{shortcut}</kbd>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

/** Escape closes the tooltip and also the dialog around it, because users do not expect to need two presses. */
function leaveEscapeToOthers(_isOpen: boolean, details: Base.Root.ChangeEventDetails): void {
  if (details.reason === 'escape-key') details.allowPropagation();
}
