import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { LongSpinner } from '../long-spinner.tsx';
import { rowButtonStyle, rowStyle } from './file-styles.ts';

interface ListRowProps extends ComponentProps<'button'> {
  icon: ReactNode;
  isCurrent?: boolean;
  /** An action on the entry is running. */
  isProcessing?: boolean;
  /** Buttons beside the name. */
  actions?: ReactNode;
}

/** One row of a panel's list: a button with icon and name, and actions beside it. */
export function ListRow(props: ListRowProps) {
  const { icon, isCurrent = false, isProcessing = false, actions, children, ...button } = props;
  return (
    <li className={rowStyle}>
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        aria-busy={isProcessing || undefined}
        {...button}
        className="flex h-full min-w-0 grow items-center gap-2 rounded-sm px-2 text-left -outline-offset-2"
      >
        {isProcessing ? <LongSpinner className="size-4 shrink-0 text-marine" /> : icon}
        {children}
      </button>
      {actions}
    </li>
  );
}

interface RowActionProps {
  label: string;
  icon: LucideIcon;
  onClick: () => void;
}

export function RowAction({ label, icon: Icon, onClick }: RowActionProps) {
  return (
    <button type="button" aria-label={label} onClick={onClick} className={rowButtonStyle}>
      <Icon aria-hidden="true" />
    </button>
  );
}
