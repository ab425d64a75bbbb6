import { joinClasses } from '../join-classes.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'buy' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const BASE =
  'inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-control font-medium whitespace-nowrap ' +
  'transition-[background-color,border-color,color,transform] duration-150 ease-out active:translate-y-px ' +
  'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 ' +
  '[&_svg]:size-4 [&_svg]:shrink-0';

const VARIANTS = {
  primary: 'bg-marine text-on-marine hover:bg-marine-strong',
  secondary: 'border border-edge/60 bg-surface text-ink hover:border-edge hover:bg-hover',
  quiet: 'text-ink hover:bg-hover',
  buy: 'bg-coral text-on-coral hover:brightness-95',
  danger: 'bg-danger text-paper hover:brightness-95',
} satisfies Record<ButtonVariant, string>;

const SIZES = {
  small: 'h-8 px-3 text-sm pointer-coarse:h-10',
  medium: 'h-10 px-4 text-sm',
  large: 'h-12 px-5 text-base',
} satisfies Record<ButtonSize, string>;

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  className?: string | undefined;
}

/** The class names of a button, also used by links that look like one. */
export function buttonClasses({
  variant = 'secondary',
  size = 'medium',
  className,
}: ButtonLook): string {
  return joinClasses(BASE, VARIANTS[variant], SIZES[size], className);
}
