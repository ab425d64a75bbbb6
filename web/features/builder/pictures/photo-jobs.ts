import { create } from 'zustand';
import type { SitePicture } from '#contract/pictures.ts';
import { isApiError } from '#web/lib/api-error.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { errorSentence } from '#web/lib/show-error.ts';
import { keepPhoto } from './keep-photo.ts';
import type { PhotoProblem } from './photo-types.ts';
import { preparePhoto } from './prepare-photo.ts';

/** One file on its way to the site. */
export interface PhotoJob {
  id: number;
  name: string;
  /** Of the site. */
  uuid: string;
  file: Blob;
  state:
    | { kind: 'waiting' | 'preparing' | 'sending' }
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

export function picturesKey(uuid: string): readonly unknown[] {
  return ['site-pictures', uuid];
}

/** Prepares files and keeps them with the site. Answers those that arrived, in the order of the files. */
export async function addPhotos(uuid: string, files: readonly File[]): Promise<SitePicture[]> {
  const jobs = files.map((file): PhotoJob => {
    lastId += 1;
    return { id: lastId, name: file.name, uuid, file, state: { kind: 'waiting' } };
  });
  usePhotoJobs.setState((now) => ({ jobs: [...now.jobs, ...jobs] }));
  return await finish(jobs);
}

/** Tries again what the line or the server did not take. */
export async function retryPhotos(): Promise<SitePicture[]> {
  const failed = usePhotoJobs.getState().jobs.filter(({ state }) => state.kind === 'failed');
  for (const { id } of failed) setState(id, { kind: 'waiting' });
  return await finish(failed);
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

async function finish(jobs: readonly PhotoJob[]): Promise<SitePicture[]> {
  const { signal } = calledOff;
  const arrived = await Promise.all(jobs.map(async (job) => await inTurn(job, signal)));
  for (const uuid of new Set(jobs.map((job) => job.uuid)))
    await queryClient.invalidateQueries({ queryKey: picturesKey(uuid) });
  return arrived.filter((picture) => picture !== null);
}

const waiting: (() => void)[] = [];

async function inTurn(job: PhotoJob, signal: AbortSignal): Promise<SitePicture | null> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return signal.aborted ? null : await bring(job, signal);
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

async function bring(
  { id, file, uuid }: PhotoJob,
  signal: AbortSignal,
): Promise<SitePicture | null> {
  setState(id, { kind: 'preparing' });
  const photo = await preparePhoto(file);
  if (signal.aborted) return null;
  if (!photo.ok) {
    setState(id, { kind: 'refused', problem: photo.problem });
    return null;
  }
  setState(id, { kind: 'sending' });
  try {
    const picture = await keepPhoto(uuid, photo.widths, signal);
    dismissPhoto(id);
    void queryClient.invalidateQueries({ queryKey: picturesKey(uuid) });
    return picture;
  } catch (error) {
    if (signal.aborted) return null;
    setState(id, failureOf(error));
    return null;
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
