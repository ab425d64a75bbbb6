import { Search } from 'lucide-react';
import { joinClasses } from '../join-classes.ts';

interface SearchFieldProps {
  /** Read by screen readers and shown as the placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Place and width. */
  className?: string;
}

/** A search or filter box with its icon. */
export function SearchField({ label, value, onChange, className }: SearchFieldProps) {
  return (
    <label className={joinClasses('relative block', className)}>
      <span className="sr-only">{label}</span>
      <Search
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-soft"
        aria-hidden="true"
      />
      <input
        type="search"
        value={value}
        placeholder={label}
        onChange={(event) => onChange(event.target.value)}
        className="h-10 w-full rounded-control border border-edge bg-surface pr-2 pl-9 text-sm placeholder:text-soft hover:border-ink pointer-coarse:h-11 pointer-coarse:text-base"
      />
    </label>
  );
}
