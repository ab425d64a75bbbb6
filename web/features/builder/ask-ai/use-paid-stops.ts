import { useEffect, useState } from 'react';
import { useSession, useStops } from '#web/lib/session-store.ts';

/** Until when a run that is stopped costs its credit (epoch ms); null while stopping is free. */
export function usePaidStops(): number | null {
  const isSignedIn = useSession(({ user }) => user !== null);
  const renewAt = useStops((stops) => stops.renewAt);
  const [passed, setPassed] = useState(0);
  // The clock: at that moment stopping is free again without anybody asking the server.
  useEffect(() => {
    if (typeof renewAt !== 'number') return;
    const timer = setTimeout(() => setPassed(renewAt), Math.max(0, renewAt - Date.now()));
    return () => clearTimeout(timer);
  }, [renewAt]);
  return isSignedIn && typeof renewAt === 'number' && renewAt > passed ? renewAt : null;
}
