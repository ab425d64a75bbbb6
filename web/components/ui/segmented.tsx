import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Tooltip } from './tooltip.tsx';

interface SegmentedOption<T extends string> {
  value: T;
  label: string;
  icon?: ReactNode;
  /** Stands beside the icon where there is room. */
  word?: string;
  shortcut?: string | undefined;
}

interface SegmentedProps<T extends string> {
  label: string;
  value: T;
  onChange: (value: T) => void;
  options: readonly SegmentedOption<T>[];
  className?: string;
}

/**
 * Two to five options in a row, of which one is selected. An option with an icon shows its label as a tooltip.
 */
export function Segmented<T extends string>({
  label,
  value,
  onChange,
  options,
  className,
}: SegmentedProps<T>) {
  return (
    <ToggleGroup
      aria-label={label}
      value={[value]}
      onValueChange={([next]) => (next === undefined ? undefined : onChange(next))}
      className={joinClasses(
        'inline-flex h-9 shrink-0 rounded-control bg-sunken p-0.5 pointer-coarse:h-11',
        className,
      )}
    >
      {options.map((option) => {
        const toggle = (
          <Toggle
            key={option.value}
            value={option.value}
            aria-label={option.icon ? option.label : undefined}
            className="inline-flex h-8 min-w-8 grow pointer-coarse:h-10 pointer-coarse:min-w-10 items-center justify-center rounded-sm px-2.5 text-sm text-soft transition-colors duration-150 hover:text-ink data-pressed:bg-surface data-pressed:text-ink data-pressed:shadow-[0_1px_2px_oklch(0.25_0.05_264/0.14)] [&_svg]:size-4"
          >
            {option.icon ?? option.label}
            {option.word === undefined ? null : (
              <span className="ml-1.5 max-xl:hidden @max-2xl/tools:hidden">{option.word}</span>
            )}
          </Toggle>
        );
        if (!option.icon) return toggle;
        return (
          <Tooltip key={option.value} text={option.label} shortcut={option.shortcut}>
            {toggle}
          </Tooltip>
        );
      })}
    </ToggleGroup>
  );
}
