import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { type ReactElement, type ReactNode, useRef } from 'react';

interface MenuProps {
  trigger: ReactElement;
  /** For a menu whose code is loaded by the click that opens it. */
  isInitiallyOpen?: boolean;
  children: ReactNode;
}

export function Menu({ trigger, isInitiallyOpen = false, children }: MenuProps) {
  // Rendered beside its trigger instead of at the end of the document, so that it stays in the trigger's
  // landmark.
  const host = useRef<HTMLSpanElement>(null);
  return (
    <Base.Root defaultOpen={isInitiallyOpen}>
      <Base.Trigger render={trigger} />
      <span ref={host} />
      <Base.Portal container={host}>
        <Base.Positioner
          sideOffset={6}
          align="end"
          positionMethod="fixed"
          className="z-50 outline-none"
        >
          <Base.Popup className="max-h-(--available-height) min-w-52 origin-(--transform-origin) overflow-y-auto rounded-card border border-line bg-surface p-1 text-sm text-ink shadow-float outline-none transition-[opacity,transform] duration-150 ease-out data-ending-style:opacity-0 data-starting-style:scale-98 data-starting-style:opacity-0">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

const ITEM =
  'flex min-h-9 w-full select-none items-center gap-2.5 rounded-sm px-2.5 py-1.5 outline-none ' +
  'data-highlighted:bg-hover data-disabled:opacity-50 pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:text-soft';

interface MenuItemProps {
  onClick: () => void;
  isDisabled?: boolean;
  children: ReactNode;
}

export function MenuItem({ onClick, isDisabled = false, children }: MenuItemProps) {
  return (
    <Base.Item className={ITEM} onClick={onClick} disabled={isDisabled}>
      {children}
    </Base.Item>
  );
}

interface MenuChoiceProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; label: string; icon?: ReactNode }[];
}

/** A single choice, with a check mark beside the current option. */
export function MenuChoice<T extends string>({
  label,
  value,
  onChange,
  options,
}: MenuChoiceProps<T>) {
  return (
    <Base.Group>
      <Base.GroupLabel className="px-2.5 pt-2 pb-1 text-xs text-soft">{label}</Base.GroupLabel>
      <Base.RadioGroup value={value} onValueChange={onChange}>
        {options.map((option) => (
          <Base.RadioItem key={option.value} value={option.value} className={ITEM} closeOnClick>
            {option.icon}
            <span className="grow">{option.label}</span>
            <Base.RadioItemIndicator>
              <Check aria-hidden="true" />
            </Base.RadioItemIndicator>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  );
}

export function MenuSeparator() {
  return <Base.Separator className="my-1 h-px bg-line" />;
}
