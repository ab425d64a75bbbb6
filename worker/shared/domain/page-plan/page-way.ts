import { foldWord } from '../reading/fold.ts';

/** `plan`: a plan is written and the designer draws it; `html`: the page's document is written. */
export type PageWay = 'plan' | 'html';

/** Pages that do something: no section of a plan covers them. */
const WORKING = new RegExp(
  `\\b(?:${[
    'calculators?',
    'converters?',
    'simulators?',
    'generators?',
    'dashboards?',
    'to-?do(?: list)?s?',
    'quiz(?:zes)?',
    '(?:video ?)?games?(?! (?:shop|store|night|studio|room|club))',
    'puzzles?',
    'snake',
    'tetris',
    'sudoku',
    'memory game',
    'tic-?tac-?toe',
    'stopwatch(?:es)?',
    'timer',
    'polls?',
    'kanban',
    'drawing (?:app|pad)',
    'chat(?:bot)? app',
    '(?:note|notes|weather|budget|habit) (?:app|tracker)',
    'calcolator[ei]',
    'calcolatrici?e?',
    'convertitor[ei]',
    'simulator[ei]',
    'generator[ei]',
    'cruscott[oi]',
    'lista delle cose da fare',
    'giochi(?:no)?',
    'gioco(?! di)',
    'videogioc(?:o|hi)',
    'rompicapo',
    'cronometr[oi]',
    'sondagg[io]',
  ].join('|')})\\b`,
);
/** A word behind one of these belongs to what the business offers or is called. */
const ABOUT = /\b(?:shop|store|negozio|site for|sito (?:per|di)|page (?:for|about)|website for)\b/;

/** How the page of a brief is written: tools and games as a document, everything else from a plan. */
export function choosePageWay(brief: string, setting: PageWay | 'auto'): PageWay {
  if (setting !== 'auto') return setting;
  const folded = foldWord(brief);
  const found = WORKING.exec(folded);
  if (found === null) return 'plan';
  const before = folded.slice(Math.max(0, found.index - 40), found.index);
  return ABOUT.test(before) ? 'plan' : 'html';
}
