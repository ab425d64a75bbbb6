export interface PanelProps {
  userId: string | null;
  /** Called after something was chosen: a sheet on a phone closes then. */
  onDone: () => void;
}
