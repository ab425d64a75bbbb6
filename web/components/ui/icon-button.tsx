import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import { Tooltip } from './tooltip.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  label: string;
  shortcut?: string | undefined;
}

/** A square button. Its label is read by screen readers and shown as a tooltip. */
export function IconButton({ label, shortcut, className, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label} shortcut={shortcut}>
      <button
        type="button"
        aria-label={label}
        {...rest}
        className={joinClasses(
          'inline-grid size-9 shrink-0 place-items-center rounded-control text-ink transition-colors duration-150',
          'hover:bg-hover disabled:cursor-not-allowed disabled:opacity-40 disabled:hover:bg-transparent',
          'aria-pressed:bg-marine-wash aria-pressed:text-marine-strong pointer-coarse:size-10 [&_svg]:size-[1.125rem]',
          className,
        )}
      />
    </Tooltip>
  );
}
