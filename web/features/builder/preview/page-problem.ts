/** A complaint of a page's own scripts; all of it is the page's word. */
export interface PageProblem {
  id: number;
  level: 'error' | 'warning';
  text: string;
  line: number;
  /** How often it came in a row. */
  times: number;
}

const MAX_PROBLEMS = 50;

/** Adds a complaint: the same one again is counted, the oldest of more than fifty go. */
export function addProblem(
  known: readonly PageProblem[],
  { level, text, line }: Pick<PageProblem, 'level' | 'text' | 'line'>,
): PageProblem[] {
  const last = known.at(-1);
  if (last?.text === text && last.level === level && last.line === line)
    return [...known.slice(0, -1), { ...last, times: last.times + 1 }];
  const id = (last?.id ?? 0) + 1;
  return [...known, { id, level, text, line, times: 1 }].slice(-MAX_PROBLEMS);
}
