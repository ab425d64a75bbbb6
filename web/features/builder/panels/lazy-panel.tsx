import { type ComponentType, lazy } from 'react';

export interface PanelProps {
  userId: string | null;
  /** Called after something was chosen: a sheet on a phone closes then. */
  onDone: () => void;
}

/** A panel whose code comes when it is first shown. */
export function lazyPanel(load: () => Promise<ComponentType<PanelProps>>) {
  return lazy(async () => ({ default: await load() }));
}
