/** An answer came that holds nothing. */
export class EmptyAnswerError extends Error {
  override readonly name = 'EmptyAnswerError';
}

/** An answer came whose changes do not fit the file; `cause` says why. */
export class ApplyError extends Error {
  override readonly name = 'ApplyError';
}
