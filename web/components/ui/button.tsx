import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClasses } from './button-styles.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  /** Shows a spinner and ignores clicks; width and focus stay. */
  isPending?: boolean;
}

export function Button(props: ButtonProps) {
  const { variant, size, className, isPending = false, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={isPending || undefined}
      aria-busy={isPending || undefined}
      onClick={isPending ? (event) => event.preventDefault() : onClick}
      className={buttonClasses({ variant, size, className })}
    >
      {isPending ? <Spinner /> : null}
      {children}
    </button>
  );
}
