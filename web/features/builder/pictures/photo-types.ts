import type { PictureSize } from '#domain/pictures/picture-limits.ts';

/** Why a file is not taken; the sentences are `editorPanels.pictures.problems`. */
export type PhotoProblem =
  | 'type'
  | 'heic'
  | 'animated'
  | 'too-large'
  | 'huge'
  | 'thin'
  | 'unreadable';

/** One width of a photograph, without anything about where and when it was taken. */
export interface PreparedWidth extends PictureSize {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

/** Widths smallest first. */
export type PreparedPhoto =
  | { ok: true; widths: PreparedWidth[] }
  | { ok: false; problem: PhotoProblem };

/** To the worker and back. `isDrawn`: a drawing that became a picture, whose gaps show what is behind. */
export interface PhotoRequest {
  id: number;
  file: Blob;
  isDrawn: boolean;
}

export interface PhotoAnswer {
  id: number;
  photo: PreparedPhoto;
}
