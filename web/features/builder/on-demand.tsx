import { type ComponentType, useEffect, useRef, useState } from 'react';
import { translator } from '#web/i18n/language-store.ts';
import { showError } from '#web/lib/show-error.ts';

export interface OnDemandProps {
  /** The code could not be fetched, which has been said: close what was asked for. */
  onMissing: () => void;
}

/**
 * A part of the builder whose code comes when it is first shown. Where it cannot be fetched the builder stays as
 * it is, and the next time asks again. Nothing takes the focus until the part is there.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType,
): ComponentType<Props & OnDemandProps> {
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
          known = await load();
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
    if (Part !== null) return <Part {...(props as unknown as Props)} />;
    return Waiting === undefined ? null : <Waiting />;
  };
}
