export interface PanelProps {
  userId: string | null;
  /** Called after a choice; on a phone it closes the sheet. */
  onDone: () => void;
}
