import { Tooltip } from '@base-ui/react/tooltip';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from 'react';
import { joinClasses } from '#web/components/join-classes.ts';

/** How long the reason stays where no pointer hovers. */
const REASON_MS = 4_000;

interface RailButtonProps extends Omit<ComponentProps<'button'>, 'name'> {
  label: string;
  /** The short name, written beside the icon; null where there is no room. */
  name: string | null;
  icon: ReactNode;
  shortcut?: string | undefined;
  isPressed?: boolean | undefined;
  /** A setting that is on for most: its icon says so, without a colour. */
  isQuiet?: boolean;
  /** Of a button that opens a panel. */
  isExpanded?: boolean;
  /** Why it does nothing now: it stays in reach of the keyboard and says so. */
  reason?: string | null | undefined;
  /** Where the arrow keys are; the others are reached with them. */
  isStop: boolean;
}

/** A button of the rail: an icon with its name beside it or in a tooltip. A blocked one tells why when it is pressed. */
export function RailButton(props: RailButtonProps) {
  const {
    label,
    name,
    icon,
    shortcut,
    isPressed,
    isExpanded,
    reason = null,
    isStop,
    isQuiet = false,
    ...rest
  } = props;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const isBlocked = reason !== null;
  useEffect(() => {
    if (!isOpen || !isBlocked) return;
    const timer = setTimeout(() => setIsOpen(false), REASON_MS);
    return () => clearTimeout(timer);
  }, [isOpen, isBlocked]);
  function handleOpenChange(isWanted: boolean, details: Tooltip.Root.ChangeEventDetails): void {
    if (details.reason === 'escape-key') details.allowPropagation();
    // A name that can be read needs no tooltip; a reason and a shortcut do.
    if (isWanted && name !== null && !isBlocked && shortcut === undefined) return;
    if (details.reason === 'trigger-press' && isBlocked) return;
    setIsOpen(isWanted);
  }
  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    if (isBlocked) setIsOpen(true);
    rest.onClick?.(event);
  }

  const button = (
    <button
      type="button"
      data-rail-item
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      aria-disabled={isBlocked || undefined}
      aria-describedby={isBlocked ? id : undefined}
      {...rest}
      onClick={handleClick}
      className={joinClasses(
        LOOK,
        isQuiet ? null : 'aria-pressed:bg-marine-wash aria-pressed:text-marine-strong',
        name === null ? 'w-8 justify-center pointer-coarse:w-10' : 'w-full px-2.5',
      )}
    >
      {icon}
      {name === null ? null : <span className="min-w-0 truncate text-[0.8125rem]">{name}</span>}
    </button>
  );
  return (
    <Tooltip.Root open={isOpen} onOpenChange={handleOpenChange}>
      <Tooltip.Trigger delay={400} render={button} />
      {isBlocked ? (
        <span id={id} hidden>
          {reason}
        </span>
      ) : null}
      <Tooltip.Portal>
        <Tooltip.Positioner side="right" sideOffset={6} className="z-50">
          <Tooltip.Popup className="max-w-64 rounded-sm bg-ink px-2 py-1 text-xs text-paper shadow-float transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0">
            <span className="flex items-center gap-2">
              {label}
              {shortcut === undefined ? null : (
                <kbd className="font-sans opacity-70">{shortcut}</kbd>
              )}
            </span>
            {isBlocked ? <span className="block opacity-80">{reason}</span> : null}
          </Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

const LOOK =
  'flex h-7.5 shrink-0 items-center gap-2.5 rounded-control text-left text-ink transition-colors duration-150 hover:bg-hover ' +
  'aria-disabled:cursor-not-allowed aria-disabled:text-soft ' +
  'aria-disabled:hover:bg-transparent aria-disabled:[&_svg]:opacity-55 pointer-coarse:h-10 [&_svg]:size-[1.0625rem] [&_svg]:shrink-0';
