import { DurableObject } from 'cloudflare:workers';
import {
  admitTrial,
  HEALTHY,
  noteFailure,
  type BreakerFailure,
  type BreakerState,
} from './model-breaker-state.ts';

const STATE = 'state';

/** The breaker of one model, shared by all isolates; named by the model's reference. */
export class ModelBreaker extends DurableObject<Env> {
  /** Whether the model may be asked now. */
  admit(): boolean {
    const { isAdmitted, state } = admitTrial(this.#read(), Date.now());
    if (state.isOpen) this.#write(state);
    return isAdmitted;
  }

  /** A call worked: the breaker closes and its failures are forgotten. */
  worked(): void {
    if (this.#read().failures > 0) this.ctx.storage.kv.delete(STATE);
  }

  /** A call failed. */
  failed(failure: BreakerFailure): void {
    this.#write(noteFailure(this.#read(), failure, Date.now()));
  }

  #read(): BreakerState {
    return this.ctx.storage.kv.get<BreakerState>(STATE) ?? HEALTHY;
  }

  #write(state: BreakerState): void {
    this.ctx.storage.kv.put(STATE, state);
  }
}
