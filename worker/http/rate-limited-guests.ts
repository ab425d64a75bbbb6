import { GUEST_LIMITS } from '#domain/accounts/guest-limits.ts';
import type { AppConfig } from '#worker/platform/config.ts';
import type { GuestAllowance } from './guest-allowance.ts';
import { isLimiting } from './middleware/limit-rate.ts';
import type { RateLimiter } from './rate-limiter.ts';

interface Guest {
  config: Pick<AppConfig, 'GUEST_PAGES' | 'ENVIRONMENT' | 'RATE_LIMITS'>;
  network: string;
  cookie: string | undefined;
}

const DEVICE = /^[0-9a-f-]{36}$/;
const UNLIMITED = 1_000_000;

/**
 * The exact counters of a guest: `GUEST_PAGES` a day for the browser, and ten times as many for its network address,
 * which holds without cookies too. `RATE_LIMITS=off` lifts only the latter.
 */
export function createGuestAllowance(
  limiters: DurableObjectNamespace<RateLimiter>,
  { config, network, cookie = '' }: Guest,
): GuestAllowance {
  const isKnown = DEVICE.test(cookie);
  const device = isKnown ? cookie : crypto.randomUUID();
  const windowMs = GUEST_LIMITS.dayMs;
  const perDevice = { max: config.GUEST_PAGES, windowMs };
  const visitors = isLimiting(config) ? GUEST_LIMITS.visitorsPerAddress : UNLIMITED;
  const perAddress = { max: config.GUEST_PAGES * visitors, windowMs };
  const byDevice = () => limiters.getByName(`guest-device:${device}`);
  const byAddress = () => limiters.getByName(`guest-address:${network}`);
  return {
    device,
    network,
    async admit() {
      if (isKnown && !(await byDevice().admit(perDevice)).admitted) return 'device';
      if (!(await byAddress().admit(perAddress)).admitted) {
        if (isKnown) await byDevice().takeBack();
        return 'address';
      }
      if (!isKnown) await byDevice().admit(perDevice);
      return 'admitted';
    },
    async takeBack() {
      await Promise.all([byDevice().takeBack(), byAddress().takeBack()]);
    },
  };
}
