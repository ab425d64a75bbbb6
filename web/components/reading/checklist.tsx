import { CopyButton } from './copy-button.tsx';

/** A list to go through, on paper or elsewhere. */
export function Checklist({ items }: { items: readonly string[] }) {
  return (
    <div className="measure my-6 rounded-card border border-line bg-surface">
      <ul className="divide-y divide-line px-4">
        {items.map((item) => (
          <li key={item} className="flex gap-3 py-2.5">
            <span
              aria-hidden="true"
              className="mt-1 size-4 shrink-0 rounded-sm border-[1.5px] border-edge"
            />
            <span>{item}</span>
          </li>
        ))}
      </ul>
      <div className="flex justify-end border-t border-line px-1.5 py-1 print:hidden">
        <CopyButton text={items.map((item) => `[ ] ${item}`).join('\n')} />
      </div>
    </div>
  );
}
