import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';

interface TabsProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly { value: T; label: string }[];
  className?: string;
  /** The panel of the chosen tab. */
  children: ReactNode;
}

/** Pills in a row over one panel; arrow keys move between them. */
export function Tabs<T extends string>({
  label,
  value,
  onChange,
  options,
  className,
  children,
}: TabsProps<T>) {
  return (
    <Base.Root value={value} onValueChange={(next: T) => onChange(next)} className={className}>
      <Base.List aria-label={label} className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <Base.Tab
            key={option.value}
            value={option.value}
            className={joinClasses(
              'inline-flex h-10 items-center rounded-full border border-edge/60 px-4 text-sm font-medium transition-colors duration-150',
              'hover:border-ink data-active:border-ink data-active:bg-ink data-active:text-paper',
            )}
          >
            {option.label}
          </Base.Tab>
        ))}
      </Base.List>
      <Base.Panel value={value} className="mt-6 outline-offset-4">
        {children}
      </Base.Panel>
    </Base.Root>
  );
}
