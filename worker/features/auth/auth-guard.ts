import { DurableObject } from 'cloudflare:workers';

/** Hashes the passwords of one e-mail address, one at a time, and counts its failures. */
export class AuthGuard extends DurableObject<Env> {}
