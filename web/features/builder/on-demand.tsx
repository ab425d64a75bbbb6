import { type ComponentType, useEffect, useRef, useState } from 'react';
import { translator } from '#web/i18n/language-store.ts';
import { lazyModule } from '#web/lib/lazy-module.ts';
import { showError } from '#web/lib/show-error.ts';

export interface OnDemandProps {
  /**
   * Closes what was asked for: its code could not be loaded (the user has been told), or Escape was pressed
   * while loading.
   */
  onMissing: () => void;
}

/**
 * Wraps a part of the builder whose code is loaded when it is first shown. If loading fails, the builder stays
 * usable and the next use tries again. Nothing takes the focus until the part is loaded.
 */
export function onDemand<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  Waiting?: ComponentType,
): ComponentType<Props & OnDemandProps> {
  const fetchModule = lazyModule(load);
  let known: ComponentType<Props> | null = null;
  return function OnDemand({ onMissing, ...props }: Props & OnDemandProps) {
    const [Part, setPart] = useState(() => known);
    const giveUp = useRef(onMissing);
    useEffect(() => {
      giveUp.current = onMissing;
    });
    useEffect(() => {
      if (known !== null) return;
      let isWanted = true;
      async function fetchPart(): Promise<void> {
        try {
          known = pick(await fetchModule());
          if (isWanted) setPart(() => known);
        } catch {
          if (!isWanted) return;
          showError(translator()('errors.network'));
          giveUp.current();
        }
      }
      void fetchPart();
      return () => {
        isWanted = false;
      };
    }, []);
    useEffect(() => {
      // A part inside a panel is closed by that panel.
      if (Part !== null || Waiting !== undefined) return;
      function callOff({ key }: KeyboardEvent): void {
        if (key === 'Escape') giveUp.current();
      }
      window.addEventListener('keydown', callOff);
      return () => window.removeEventListener('keydown', callOff);
    }, [Part]);
    if (Part !== null) return <Part {...(props as unknown as Props)} />;
    return Waiting === undefined ? null : <Waiting />;
  };
}
