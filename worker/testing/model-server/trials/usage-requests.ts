import { answering, type Behaviour } from '../behaviours.ts';
import { textOfRequest } from '../model-server.ts';
import { FLORIST_PAGE } from './pages/florist.ts';
import { LONG_TRATTORIA } from './pages/trattoria.ts';
import { block, blocks } from './write-answers.ts';

/** A kind of request, several of its sort, for counting calls and tokens. */
export interface UsageKind {
  kind: string;
  /** The page to change; left out for a new one. */
  page?: string;
  requests: readonly string[];
  script: readonly [Behaviour, ...Behaviour[]];
}

const SUNDAY = ['    <p>Domenica: 12:00–15:00</p>', '    <p>Domenica: 12:00–15:30</p>'] as const;
const COLOURS = [
  ['    --terracotta: #a8452c;', '    --terracotta: #8f2d56;'],
  ['    --crema: #fbf5ea;', '    --crema: #f4f1fb;'],
  ['    --oliva: #5c6b3c;', '    --oliva: #33658a;'],
] as const;
const TEXT_LINE = /^(\S+) \([^)]*\) (".*")$/;

/** Every text that is listed, followed by a word: as long as a translation. */
const translating: Behaviour = (request, signal) => {
  const entries = textOfRequest(request)
    .split('\n')
    .flatMap((line) => {
      const [, id, text] = TEXT_LINE.exec(line.trim()) ?? [];
      return id === undefined || text === undefined
        ? []
        : [[id, `${String(JSON.parse(text))} (tradotto)`]];
    });
  return answering(JSON.stringify(Object.fromEntries(entries)))(request, signal);
};

/** The kinds of requests that `npm run bench:generation` counts. */
export const USAGE_KINDS: readonly UsageKind[] = [
  {
    kind: 'new page',
    requests: [
      'A website for a florist in Palermo',
      'A website for a bakery in Turin',
      'A florist',
    ],
    script: [answering(FLORIST_PAGE)],
  },
  {
    kind: 'small edit of a long page',
    page: LONG_TRATTORIA,
    requests: [
      'La domenica siamo aperti fino alle 15:30',
      'Negli orari la domenica chiudiamo alle 15:30',
      'Cambia l’orario della domenica: fino alle 15:30',
    ],
    script: [answering(block(...SUNDAY))],
  },
  {
    kind: 'restyle of a long page',
    page: LONG_TRATTORIA,
    requests: [
      'Cambia i colori di tutta la pagina in viola e blu',
      'Colori più freddi in tutta la pagina',
      'Rendi lo stile della pagina più elegante',
    ],
    script: [answering(blocks(...COLOURS))],
  },
  {
    kind: 'translation of a long page',
    page: LONG_TRATTORIA,
    requests: ['Traduci la pagina in inglese', 'Traduci tutto in tedesco', 'Traduci in francese'],
    script: [translating],
  },
  {
    kind: 'question about a long page',
    page: LONG_TRATTORIA,
    requests: ['Quali orari ci sono?', 'Che telefono c’è sulla pagina?', 'Quanti vini ci sono?'],
    script: [answering('Sulla pagina c’è scritto: domenica 12:00–15:00, telefono 0546 681234.')],
  },
  {
    kind: 'edit with a repair turn',
    page: LONG_TRATTORIA,
    requests: ['La domenica siamo aperti fino alle 15:30'],
    script: [
      answering(block('    <p>La domenica: dalle 12 alle 15</p>', SUNDAY[1])),
      answering(block(...SUNDAY)),
    ],
  },
];
