import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  text: string;
  action?: ReactNode;
  /** True when it fills a whole page. */
  isPage?: boolean;
}

/** Says what belongs here, why it is empty or has failed, and what to do. */
export function EmptyState({ title, text, action, isPage = false }: EmptyStateProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className="mx-auto grid max-w-md justify-items-start gap-3 p-6">
      <svg
        viewBox="0 0 96 24"
        aria-hidden="true"
        className="h-6 w-24 text-edge"
        fill="none"
        strokeWidth="2"
      >
        <path
          d="M0 12c8 0 8-8 16-8s8 8 16 8 8-8 16-8 8 8 16 8 8-8 16-8 8 8 16 8"
          stroke="currentColor"
        />
        <path
          d="M0 21c8 0 8-8 16-8s8 8 16 8 8-8 16-8 8 8 16 8 8-8 16-8 8 8 16 8"
          stroke="currentColor"
          opacity="0.4"
        />
      </svg>
      <Heading className="text-xl">{title}</Heading>
      <p className="text-base text-soft">{text}</p>
      {action}
    </div>
  );
}
