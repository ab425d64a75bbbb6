import { create } from 'zustand';
import { readStored, writeStored } from './storage.ts';

const PICTURE_KEY = 'bluewave_gravatar';

/** The user id whose Gravatar this browser shows. Null shows initials and never asks Gravatar. */
export const usePictureChoice = create<{ userId: string | null }>(() => ({
  userId: readStored(PICTURE_KEY),
}));

/** Pass the user's id to show their Gravatar, null to return to the initials. */
export function choosePicture(userId: string | null): void {
  writeStored(PICTURE_KEY, userId);
  usePictureChoice.setState({ userId });
}

/**
 * The address of the picture on our server. It contains the id, so that one user's picture is not cached for
 * another.
 */
export function picturePath(userId: string): string {
  return `/api/user/avatar?of=${userId}`;
}
