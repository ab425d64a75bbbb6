import { tellFaults } from '#domain/generation/check-faults.ts';
import { REPORT_TEXTS } from '#domain/generation/report-texts.ts';
import { OFFLINE_REFERENCE } from '#worker/platform/ai/offline-model.ts';
import type { GenerationRun, Product } from './generation-run.ts';

/** Completes the report of a finished answer with the model that wrote it and the faults that remain. */
export function finishProduct(run: GenerationRun, product: Product): Product {
  const { language } = run.analysis;
  const { report } = product;
  const isStandIn = isStandInFor(run, product);
  const summary = isStandIn
    ? `${REPORT_TEXTS[language].standIn} ${report.summary}`.trim()
    : report.summary;
  const warnings = [...report.warnings, ...tellFaults(report.checks, language)];
  return { ...product, report: { ...report, isStandIn, summary, warnings } };
}

/** The designer answered in place of other models, which failed or have an open circuit breaker. */
function isStandInFor({ decision }: GenerationRun, { model }: Product): boolean {
  const wereOthersWanted = decision.attempts.some((attempt) => attempt.model !== OFFLINE_REFERENCE);
  return model === OFFLINE_REFERENCE && wereOthersWanted;
}
