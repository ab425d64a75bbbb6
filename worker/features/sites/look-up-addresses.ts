import type { Judgement } from '#domain/sites/deception/judge-site.ts';
import type { PublicContext } from '#worker/http/actor-context.ts';
import { describeError } from '#worker/http/log.ts';
import { isListed } from '#worker/platform/reputation/web-risk.ts';

/** A site that leads to an address on a list of threats is held back. A list that does not answer changes nothing. */
export async function lookUpAddresses(
  { config, log }: Pick<PublicContext, 'config' | 'log'>,
  judgement: Judgement,
): Promise<Judgement> {
  const { WEB_RISK_API_KEY: apiKey } = config;
  if (apiKey === undefined) return judgement;
  const answers = await Promise.allSettled(
    judgement.addresses.map((address) => isListed(apiKey, address)),
  );
  const failure = answers.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected')
    log.warn('sites.reputation_unknown', describeError(failure.reason));
  const isThreat = answers.some((answer) => answer.status === 'fulfilled' && answer.value);
  return isThreat
    ? { ...judgement, level: 'hold', signs: [...judgement.signs, 'known-threat'] }
    : judgement;
}
