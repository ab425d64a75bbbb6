import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideReport, isBarred, REPORT_LIMITS, type SiteStatus } from './decide-report.ts';

const counts = fc.record({ reporters: fc.integer({ min: 1, max: 500 }), more: fc.nat(500) });
const facts = (status: SiteStatus) =>
  counts.map(({ reporters, more }) => ({ status, reporters, reports: reporters + more }));

test('however many strangers report it, a page without a sign of our own stays', () => {
  const clean = fc.constantFrom<SiteStatus>('active', 'suspended', 'review').chain(facts);
  fc.assert(
    fc.property(clean, (reported) => {
      expect(decideReport(reported).isLowered).toBe(false);
    }),
  );
});

test('with a sign of our own it takes three different reporters, not three reports', () => {
  const suspicious = fc.constantFrom<SiteStatus>('flagged', 'held').chain(facts);
  fc.assert(
    fc.property(suspicious, (reported) => {
      expect(decideReport(reported).isLowered).toBe(reported.reporters >= REPORT_LIMITS.reporters);
    }),
  );
});

test('every report is mailed, up to a flood', () => {
  const mailed = (reports: number) =>
    decideReport({ status: 'active', reporters: 1, reports }).isMailed;
  expect([mailed(1), mailed(20), mailed(21)]).toEqual([true, true, false]);
});

test('only an operator lifts a suspension or a review', () => {
  const all: SiteStatus[] = ['active', 'flagged', 'held', 'review', 'suspended'];
  expect(all.filter(isBarred)).toEqual(['review', 'suspended']);
});
