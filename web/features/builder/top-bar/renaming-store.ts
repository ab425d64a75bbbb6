import { create } from 'zustand';

/** What is typed as the shown document's new name; null while nobody renames it. */
export const useRenaming = create<{ draft: string | null }>(() => ({ draft: null }));

export function startRenaming(name: string): void {
  useRenaming.setState({ draft: name });
}
