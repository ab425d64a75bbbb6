import { useState } from 'react';

/** The token of a mailed link, or ''. It is in the fragment, which the browser does not send to the server. */
export function useMailedToken(): string {
  const [token] = useState(
    () => new URLSearchParams(window.location.hash.slice(1)).get('token') ?? '',
  );
  return token;
}
