/** An error reported by the page's own scripts. Its text comes from the untrusted page. */
export interface PageProblem {
  id: number;
  level: 'error' | 'warning';
  text: string;
  line: number;
  /** How often it was repeated in a row. */
  times: number;
}

const MAX_PROBLEMS = 50;

/** Adds an error. A repetition is counted; of more than fifty, the oldest are dropped. */
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
