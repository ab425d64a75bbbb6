import { DurableObject } from 'cloudflare:workers';
import { admitCall, type Admission, type WindowLimit } from '#domain/accounts/sliding-window.ts';

const HITS = 'hits';

/** Counts the calls of one limited key exactly. Its alarm deletes the counter once the window has passed. */
export class RateLimiter extends DurableObject<Env> {
  async admit(limit: WindowLimit): Promise<Admission> {
    const now = Date.now();
    const admission = admitCall(this.ctx.storage.kv.get<number[]>(HITS) ?? [], limit, now);
    if (admission.admitted) {
      this.ctx.storage.kv.put(HITS, admission.hits);
      await this.ctx.storage.setAlarm(now + limit.windowMs);
    }
    return admission;
  }

  /** Takes the last admitted call back, because it came to nothing. */
  takeBack(): void {
    const hits = this.ctx.storage.kv.get<number[]>(HITS) ?? [];
    this.ctx.storage.kv.put(HITS, hits.slice(0, -1));
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }
}
