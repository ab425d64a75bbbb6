import { create } from 'zustand';

/** Whether the shown document is being renamed: by its button in the top bar, or from the command palette. */
export const useRenaming = create<{ isRenaming: boolean }>(() => ({ isRenaming: false }));

export function setRenaming(isRenaming: boolean): void {
  useRenaming.setState({ isRenaming });
}
