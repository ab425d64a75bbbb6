import { OWNERS_EN } from '../../designer/brief/testing/owners-en.ts';
import { OWNERS_IT } from '../../designer/brief/testing/owners-it.ts';
import { PAGE_WISHES } from '../../designer/brief/testing/page-wishes.ts';
import { cleanPrompt, readBrief } from '../../designer/brief/read-brief.ts';
import type { ChainWeights } from '../../designer/reader/chain.ts';
import { STRETCH_KINDS } from '../../designer/reader/stretch-kinds.ts';
import { readTokenKinds } from '../../designer/reader/read-stretches.ts';
import { unpackChain, type PackedChain } from '../../designer/reader/unpack-chain.ts';
import { nameCandidates } from '../../designer/understand/header-name.ts';
import type { PackedReader } from '../../designer/reader/packed-reader.ts';
import type { MarkedBrief } from '../check/read-marked-brief.ts';
import { lessonOfBracketed, lessonOfMarked, lessonOfWish } from './lessons.ts';
import { packChain } from './pack-chain.ts';
import { trainChain } from './train-chain.ts';
import { packNames, trainNames, type NameLesson } from './train-names.ts';

/** What each word is for, from these briefs and those of which less is known. */
function teachChain(marked: readonly MarkedBrief[]): PackedChain {
  return packChain(
    trainChain(
      [
        ...marked.map(lessonOfMarked),
        ...[...OWNERS_EN, ...OWNERS_IT].map(lessonOfBracketed),
        ...[...PAGE_WISHES.en, ...PAGE_WISHES.it].map(lessonOfWish),
      ],
      STRETCH_KINDS.length,
    ),
  );
}

function nameLesson(brief: MarkedBrief, chain: ChainWeights): NameLesson {
  const text = cleanPrompt(brief.text);
  const kinds = readTokenKinds(text, { chain, names: [] });
  const names = brief.stretches.flatMap(({ parts }) => parts['n'] ?? []);
  return { rated: nameCandidates(text, readBrief(text, brief.language), kinds), names };
}

const PARTS = 3;

/** Learns names from briefs whose words were read by a chain that does not know them, as those of new briefs are. */
export function teachNames(marked: readonly MarkedBrief[]): PackedReader['names'] {
  const parts = Array.from({ length: PARTS }, (_, part) => part);
  const lessons = parts.flatMap((part) => {
    const chain = unpackChain(teachChain(marked.filter((_, at) => at % PARTS !== part)));
    return marked.filter((_, at) => at % PARTS === part).map((brief) => nameLesson(brief, chain));
  });
  return packNames(trainNames(lessons));
}

/** A reader that has learned from these briefs, as it is kept. */
export function teach(marked: readonly MarkedBrief[]): PackedReader {
  return { chain: teachChain(marked), names: teachNames(marked) };
}
