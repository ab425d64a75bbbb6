import { Menu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import type { RailTool } from './use-rail-tools.ts';

interface RailMenuProps {
  tools: readonly RailTool[];
  /** The button that opens it. */
  children: ReactElement;
}

/** The tools that do not fit into the rail, with the reason below each that does nothing now. */
export function RailMenu({ tools, children }: RailMenuProps) {
  return (
    <Menu.Root>
      <Menu.Trigger render={children} />
      <Menu.Portal>
        <Menu.Positioner side="right" align="end" sideOffset={6} className="z-50 outline-none">
          <Menu.Popup className="max-h-(--available-height) min-w-56 overflow-y-auto rounded-card border border-line bg-surface p-1 text-sm text-ink shadow-float outline-none">
            {tools.map((tool) => (
              <Menu.Item
                key={tool.id}
                disabled={tool.reason !== null}
                data-assistant-tool={tool.id === 'assistant' || undefined}
                onClick={tool.run}
                className="grid min-h-9 grid-cols-[1rem_1fr_1rem] items-center gap-x-2.5 rounded-sm px-2.5 py-1.5 outline-none select-none data-disabled:text-soft data-highlighted:bg-hover pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:text-soft"
              >
                <tool.icon aria-hidden="true" />
                <span>
                  {tool.label}
                  {tool.reason === null ? null : (
                    <span className="block max-w-56 text-xs text-soft">{tool.reason}</span>
                  )}
                </span>
                {tool.isPressed === true ? <Check aria-hidden="true" /> : null}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
