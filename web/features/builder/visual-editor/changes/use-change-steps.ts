import { useEffect, useState } from 'react';
import type { ShownChange } from '../../workspace/shown-change.ts';
import type { EditingSession } from '../editing-types.ts';
import { useLivePage } from '../use-editing.ts';
import { marksOf, readSteps, type ChangeSteps } from './change-steps.ts';

interface Walk {
  /** Null until the page that came of the change is shown. */
  found: ChangeSteps | null;
  at: number;
  go: (by: 1 | -1) => void;
}

/** The places of a change and the one that the person is at; the frame marks them and brings them into view. */
export function useChangeSteps(session: EditingSession, change: ShownChange): Walk {
  const page = useLivePage(session);
  const [walk, setWalk] = useState<{ found: ChangeSteps; at: number; isFirst: boolean } | null>(
    null,
  );
  const isKnown = walk?.found.change === change && walk.found.page === page;
  if (!isKnown && page.html === change.to)
    setWalk({ found: readSteps(change, page), at: 0, isFirst: true });
  const shown = isKnown ? walk : null;

  // The frame draws the marks.
  useEffect(() => {
    if (shown === null) return;
    session.mark(marksOf(shown.found, shown.at, shown.isFirst));
  }, [session, shown]);
  useEffect(() => () => session.mark([]), [session]);

  return {
    found: shown?.found ?? null,
    at: shown?.at ?? 0,
    go(by) {
      if (shown === null) return;
      const { found, at } = shown;
      const count = found.steps.length;
      setWalk({ found, at: (at + by + count) % count, isFirst: false });
    },
  };
}
