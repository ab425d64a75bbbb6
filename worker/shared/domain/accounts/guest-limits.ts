const DAY_MS = 24 * 60 * 60 * 1_000;
const PREFIX = 'guest:';

/** Limits of visitors without an account. */
export const GUEST_LIMITS = {
  dayMs: DAY_MS,
  /** Visitors of one network address who may each have their pages made within a day. */
  visitorsPerAddress: 10,
} as const;

/** Ids of guests sort between these two; the ids of users are UUIDs. */
export const GUEST_OWNERS = { after: PREFIX, before: 'guest;' } as const;

/** The owner of a guest's run. Each run has its own, so that no guest reads or blocks another one's. */
export function guestOwner(runKey: string): string {
  return `${PREFIX}${runKey}`;
}

/** Whether a run belongs to a guest instead of a user. */
export function isGuestOwner(userId: string): boolean {
  return userId.startsWith(PREFIX);
}

/** What a request for a page may contain besides the prompt. */
interface PageRequest {
  html?: string | undefined;
  fileType?: string | undefined;
  modelProvider?: string | undefined;
  selection?: string | undefined;
  only?: readonly unknown[] | undefined;
  attempt?: number | undefined;
}

/** A guest may ask for the first version of a new page. Changes, other versions, files and models need an account. */
export function isForGuests(request: PageRequest): boolean {
  const { html = '', fileType = 'html', modelProvider = 'default' } = request;
  const { selection = '', only = [], attempt = 0 } = request;
  const isNew = html.trim() === '' && selection === '' && only.length === 0 && attempt === 0;
  return isNew && fileType === 'html' && ['', 'default'].includes(modelProvider);
}
