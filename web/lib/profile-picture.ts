import { create } from 'zustand';
import { readStored, writeStored } from './storage.ts';

const PICTURE_KEY = 'bluewave_gravatar';

/** Whose Gravatar this browser shows; null: the drawn initials, and Gravatar is never asked. */
export const usePictureChoice = create<{ userId: string | null }>(() => ({
  userId: readStored(PICTURE_KEY),
}));

/** The user's id to show their Gravatar, null to go back to the initials. */
export function choosePicture(userId: string | null): void {
  writeStored(PICTURE_KEY, userId);
  usePictureChoice.setState({ userId });
}

/** Where our own server hands out the picture. The id keeps one user's picture from being cached for another. */
export function picturePath(userId: string): string {
  return `/api/user/avatar?of=${userId}`;
}
