/** The answer was empty. */
export class EmptyAnswerError extends Error {
  override readonly name = 'EmptyAnswerError';
}

/** The changes of the answer could not be applied to the file; `cause` says why. */
export class ApplyError extends Error {
  override readonly name = 'ApplyError';
}
