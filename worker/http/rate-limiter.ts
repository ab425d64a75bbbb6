import { DurableObject } from 'cloudflare:workers';

/** Exact counters for one limited key. */
export class RateLimiter extends DurableObject<Env> {}
