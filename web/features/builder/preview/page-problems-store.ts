import { create } from 'zustand';
import { addProblem, type PageProblem } from './page-problem.ts';

interface PageProblems {
  problems: readonly PageProblem[];
  add: (problem: Pick<PageProblem, 'level' | 'text' | 'line'>) => void;
  clear: () => void;
}

/** What the scripts of the shown page have reported since it was drawn. */
export const usePageProblems = create<PageProblems>((set) => ({
  problems: [],
  add: (problem) => set(({ problems }) => ({ problems: addProblem(problems, problem) })),
  clear: () => set({ problems: [] }),
}));
