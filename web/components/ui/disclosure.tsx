import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface DisclosureProps {
  title: string;
  children: ReactNode;
}

/** A question and its answer. It uses native `details`, so that the browser's search finds collapsed text. */
export function Disclosure({ title, children }: DisclosureProps) {
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 text-soft transition-transform duration-150 group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <div className="max-w-prose pb-4 text-soft">{children}</div>
    </details>
  );
}
