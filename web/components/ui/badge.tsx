import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';

const TONES = {
  neutral: 'bg-hover text-soft',
  marine: 'bg-marine-wash text-marine-strong',
  credit: 'bg-coral-wash text-coral',
  success: 'bg-success-wash text-success',
  warning: 'bg-warning-wash text-warning',
  danger: 'bg-danger-wash text-danger',
} as const;

interface BadgeProps {
  tone?: keyof typeof TONES;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span
      className={joinClasses(
        'inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full px-2.5 text-xs font-medium whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
