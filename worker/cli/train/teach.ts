import { OWNERS_EN } from '../../designer/brief/testing/owners-en.ts';
import { OWNERS_IT } from '../../designer/brief/testing/owners-it.ts';
import { PAGE_WISHES } from '../../designer/brief/testing/page-wishes.ts';
import type { PackedReader } from '../../designer/reader/packed-reader.ts';
import type { MarkedBrief } from '../check/read-marked-brief.ts';
import { lessonOfBracketed, lessonOfMarked, lessonOfWish } from './lessons.ts';
import { packChain } from './pack-chain.ts';
import { trainChain } from './train-chain.ts';

/** A reader that has learned from these briefs, and from those of which less is known, as it is kept. */
export function teach(marked: readonly MarkedBrief[]): PackedReader {
  const lessons = [
    ...marked.map(lessonOfMarked),
    ...[...OWNERS_EN, ...OWNERS_IT].map(lessonOfBracketed),
    ...[...PAGE_WISHES.en, ...PAGE_WISHES.it].map(lessonOfWish),
  ];
  return { chain: packChain(trainChain(lessons)) };
}
