import { create } from 'zustand';

/**
 * Whether the open document is being renamed, started by its button in the top bar or by the command palette.
 */
export const useRenaming = create<{ isRenaming: boolean }>(() => ({ isRenaming: false }));

export function setRenaming(isRenaming: boolean): void {
  useRenaming.setState({ isRenaming });
}
