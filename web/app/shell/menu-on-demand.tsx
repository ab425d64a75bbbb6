import { type ReactElement, type ReactNode, Suspense, useState } from 'react';

interface MenuOnDemandProps {
  label: string;
  /** Icon or avatar on the button. */
  face: ReactNode;
  /** What the button opens. */
  popup?: 'menu' | 'dialog';
  preload: () => Promise<unknown>;
  /** The menu, opened at once, on the given trigger. */
  renderMenu: (trigger: ReactElement) => ReactNode;
}

/** A menu button whose menu is fetched on hover or focus and opened by the first click. */
export function MenuOnDemand({
  label,
  face,
  popup = 'menu',
  preload,
  renderMenu,
}: MenuOnDemandProps) {
  const [isWanted, setIsWanted] = useState(false);
  const trigger = (
    <button
      type="button"
      aria-label={label}
      aria-haspopup={popup}
      onPointerEnter={() => void preload()}
      onFocus={() => void preload()}
      onClick={isWanted ? undefined : () => setIsWanted(true)}
      className="grid size-10 place-items-center rounded-full transition-colors duration-150 hover:bg-hover"
    >
      {face}
    </button>
  );
  if (!isWanted) return trigger;
  return <Suspense fallback={trigger}>{renderMenu(trigger)}</Suspense>;
}
