import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';

interface BrowserFrameProps {
  /** The text in the address bar. */
  address: string;
  className?: string;
  children: ReactNode;
}

/** A browser window drawn around the picture of a page. */
export function BrowserFrame({ address, className, children }: BrowserFrameProps) {
  return (
    <div
      className={joinClasses(
        'overflow-hidden rounded-card border border-line bg-surface shadow-float',
        className,
      )}
    >
      <div className="flex h-9 items-center gap-3 border-b border-line bg-sunken px-3.5">
        <span aria-hidden="true" className="flex gap-1.5">
          {[0, 1, 2].map((dot) => (
            <span key={dot} className="size-2 rounded-full bg-edge/50" />
          ))}
        </span>
        <span className="truncate text-xs text-soft">{address}</span>
      </div>
      {children}
    </div>
  );
}
