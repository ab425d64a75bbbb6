import { create } from 'zustand';
import type { PhotoCredit } from '#domain/pictures/picture-credits.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { errorSentence } from '#web/lib/show-error.ts';
import { keepPhoto } from './keep-photo.ts';
import type { PhotoProblem } from './photo-types.ts';
import { preparePhoto } from './prepare-photo.ts';

/** What is done with files that were chosen together. */
interface PhotoWork {
  /** Null when the file has arrived. What it throws can be tried again. */
  bring: (file: File, signal: AbortSignal) => Promise<PhotoProblem | null>;
  /** All of them have arrived or stopped; after each further try too. */
  finish?: () => void;
}

/** One file on its way. */
export interface PhotoJob {
  id: number;
  file: File;
  work: PhotoWork;
  state:
    | { kind: 'under-way' }
    /** It will fail again. */
    | { kind: 'refused'; problem: PhotoProblem }
    /** It can be tried again. */
    | { kind: 'failed'; sentence: string };
}

/** What is on its way, in the order in which it was chosen; what arrived is gone from here. */
export const usePhotoJobs = create<{ jobs: readonly PhotoJob[] }>(() => ({ jobs: [] }));

/** Each prepares on a core and waits for the line. */
const AT_ONCE = 2;

let lastId = 0;
let running = 0;
let calledOff = new AbortController();

/** Prepares files and keeps them with the site, with the credit that they ask for. */
export async function addPhotos(
  uuid: string,
  files: readonly File[],
  credit: PhotoCredit | null = null,
): Promise<void> {
  await bringPhotos(files, {
    async bring(file, signal) {
      const photo = await preparePhoto(file);
      if (!photo.ok) return photo.problem;
      if (!signal.aborted) await keepPhoto({ uuid, widths: photo.widths, credit }, signal);
      return null;
    },
  });
}

/** Does the work for files, two at a time; who waits for it sees how far it is. */
export async function bringPhotos(files: readonly File[], work: PhotoWork): Promise<void> {
  const jobs = files.map((file): PhotoJob => {
    lastId += 1;
    return { id: lastId, file, work, state: { kind: 'under-way' } };
  });
  usePhotoJobs.setState((now) => ({ jobs: [...now.jobs, ...jobs] }));
  await complete(jobs);
}

/** Tries again what the line or the server did not take. */
export async function retryPhotos(): Promise<void> {
  const failed = usePhotoJobs.getState().jobs.filter(({ state }) => state.kind === 'failed');
  for (const { id } of failed) setState(id, { kind: 'under-way' });
  await complete(failed);
}

/** Calls off what has not arrived. What the server has by then stays. */
export function cancelPhotos(): void {
  calledOff.abort();
  calledOff = new AbortController();
  usePhotoJobs.setState({ jobs: [] });
}

/** Takes a file that was not taken off the list. */
export function dismissPhoto(id: number): void {
  usePhotoJobs.setState(({ jobs }) => ({ jobs: jobs.filter((job) => job.id !== id) }));
}

async function complete(jobs: readonly PhotoJob[]): Promise<void> {
  const { signal } = calledOff;
  await Promise.all(jobs.map(async (job) => await inTurn(job, signal)));
  if (signal.aborted) return;
  for (const work of new Set(jobs.map((job) => job.work))) work.finish?.();
}

const waiting: (() => void)[] = [];

async function inTurn(job: PhotoJob, signal: AbortSignal): Promise<void> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    if (!signal.aborted) await bring(job, signal);
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

async function bring({ id, file, work }: PhotoJob, signal: AbortSignal): Promise<void> {
  try {
    const problem = await work.bring(file, signal);
    if (problem === null) dismissPhoto(id);
    else setState(id, { kind: 'refused', problem });
  } catch (error) {
    if (!signal.aborted) setState(id, failureOf(error));
  }
}

function failureOf(error: unknown): PhotoJob['state'] {
  const isRefused = isApiError(error) && error.code === 'sites.invalid-picture';
  return isRefused
    ? { kind: 'refused', problem: 'unreadable' }
    : { kind: 'failed', sentence: errorSentence(error) };
}

function setState(id: number, state: PhotoJob['state']): void {
  usePhotoJobs.setState(({ jobs }) => ({
    jobs: jobs.map((job) => (job.id === id ? { ...job, state } : job)),
  }));
}
