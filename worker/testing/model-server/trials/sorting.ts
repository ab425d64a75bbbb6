import { answering, type Behaviour } from '../behaviours.ts';
import { textOfRequest } from '../model-server.ts';

/** The end of the prompt, where the request stands. */
const REQUEST_CHARACTERS = 400;

/** A small model that sorts what the rules could not: a question mark makes a question. */
export const sortingRequests: Behaviour = (request, signal) => {
  const asked = textOfRequest(request).slice(-REQUEST_CHARACTERS);
  return answering(asked.includes('?') ? 'question' : 'edit')(request, signal);
};
