import { type ComponentType, useEffect, useRef, useState } from 'react';
import { translator } from '#web/i18n/language-store.ts';
import { lazyModule } from '#web/lib/lazy-module.ts';
import { showError } from '#web/lib/show-error.ts';

export interface OnDemandProps {
  /** Close what was asked for: its code could not be fetched, which has been said, or Escape was pressed meanwhile. */
  onMissing: () => void;
}

/**
 * A part of the builder whose code comes when it is first shown. Where it cannot be fetched the builder stays as
 * it is, and the next time asks again. Nothing takes the focus until the part is there.
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
      // What stands in a panel of its own is closed by that panel.
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
