import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Resident memory in whole MB: before the first step and after each one. */
export interface MemorySeries {
  megabytes: number[];
  /** From the first to the last measurement. */
  growth: number;
  /** The growth over the second half. */
  lateGrowth: number;
  /** The maximum of the second half. */
  plateau: number;
}

/** Measures the workerd processes below this one around each of `steps` runs of `work`. Linux only. */
export async function measureMemory(
  steps: number,
  work: () => Promise<unknown>,
): Promise<MemorySeries> {
  const megabytes = [workerdMegabytes()];
  for (let step = 0; step < steps; step += 1) {
    await work();
    megabytes.push(workerdMegabytes());
  }
  return summarize(megabytes);
}

/** Evaluates a series of at least two measurements. */
export function summarize(megabytes: number[]): MemorySeries {
  const late = megabytes.slice(Math.floor((megabytes.length - 1) / 2));
  return {
    megabytes,
    growth: span(megabytes),
    lateGrowth: span(late),
    plateau: Math.max(...late),
  };
}

function span(values: number[]): number {
  return (values.at(-1) ?? Number.NaN) - (values[0] ?? Number.NaN);
}

function workerdMegabytes(): number {
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid=,comm='], { encoding: 'utf8' }).split('\n');
  const own = lines
    .map((line) => line.trim().split(/\s+/))
    .filter(
      ([, parent, command]) => Number(parent) === process.pid && command?.startsWith('workerd'),
    );
  if (own.length === 0) throw new Error('No workerd process runs below this one.');
  const kilobytes = own.map(([pid]) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]),
  );
  return Math.round(kilobytes.reduce((sum, value) => sum + value, 0) / 1024);
}
