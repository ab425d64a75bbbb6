import type { PackedChain } from '../../designer/reader/unpack-chain.ts';
import type { TrainedChain } from './train-chain.ts';

const MOST = 7;
const FINE = 0.02;
/** The bytes that the weights of features may take; larger weights are cut to `largest`. */
const OF_BRIEFS = { mostBytes: 205_000, largest: 1 };

function quantise(weight: number, step: number): number {
  return Math.max(-MOST, Math.min(MOST, Math.round(weight / step)));
}

export function toBase64(bytes: readonly number[]): string {
  return Buffer.from(Uint8Array.from(bytes, (byte) => byte & 0xff)).toString('base64');
}

interface Row {
  feature: number;
  weights: number[];
  size: number;
}

/** Small weights of a row are left out. */
function thin(weights: readonly number[]): number[] {
  const most = Math.max(...weights.map(Math.abs));
  return weights.map((weight) => (Math.abs(weight) * 4 < most ? 0 : weight));
}

function encode({ feature, weights }: Row, before: number): number[] {
  const bytes: number[] = [];
  let by = feature - before;
  for (; by >= 0x80; by >>>= 7) bytes.push((by & 0x7f) | 0x80);
  bytes.push(by);
  const kept = weights.filter((weight) => weight !== 0);
  const pairs = kept.flatMap((weight, at) =>
    at % 2 === 0 ? [(weight & 0xf) | (((kept[at + 1] ?? 0) & 0xf) << 4)] : [],
  );
  const masks = Array.from({ length: Math.ceil(weights.length / 8) }, (_, byte) =>
    weights
      .slice(byte * 8, byte * 8 + 8)
      .reduce((mask, weight, bit) => mask | (weight === 0 ? 0 : 1 << bit), 0),
  );
  return [...bytes, ...masks, ...pairs];
}

/** Keeps the features that say most, in whole numbers, within the size that the worker can carry. */
export function packChain(
  { kinds, rows, weights, transitions }: TrainedChain,
  { mostBytes, largest } = OF_BRIEFS,
): PackedChain {
  const step = largest / MOST;
  const all = [...rows].flatMap(([feature, at]): Row[] => {
    const own = thin([...weights.subarray(at, at + kinds)].map((weight) => quantise(weight, step)));
    const size = Math.max(...own.map(Math.abs));
    return size === 0 ? [] : [{ feature, weights: own, size }];
  });
  all.sort((one, two) => two.size - one.size || one.feature - two.feature);
  let bytes = 0;
  const kept = all.filter((row) => (bytes += encode(row, row.feature - 1).length) <= mostBytes);
  kept.sort((one, two) => one.feature - two.feature);
  const packed = kept.flatMap((row, at) => encode(row, kept[at - 1]?.feature ?? 0));
  return {
    kinds,
    step,
    fine: FINE,
    count: kept.length,
    rows: toBase64(packed),
    transitions: toBase64(
      [...transitions].map((weight) => Math.max(-127, Math.min(127, Math.round(weight / FINE)))),
    ),
  };
}
