import { DurableObject } from 'cloudflare:workers';

/** One user's credit ledger. */
export class UserLedger extends DurableObject<Env> {}
