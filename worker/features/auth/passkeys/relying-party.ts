import type { ActorContext } from '#worker/http/actor-context.ts';

/** Who asks for a passkey: the app's origin and the domain that passkeys belong to. */
export interface RelyingParty {
  origin: string;
  id: string;
}

/** `PASSKEY_DOMAIN` may be a parent of the app's host, for deployments that move between its sub-domains. */
export function relyingPartyOf(
  { config }: Pick<ActorContext, 'config'>,
  origin: string,
): RelyingParty {
  return { origin, id: config.PASSKEY_DOMAIN ?? new URL(origin).hostname };
}
