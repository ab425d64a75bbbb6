import { applyDiffs } from '#worker/features/generation/apply-diffs.ts';
import { askAiFallback } from '#worker/features/generation/ask-ai-fallback.ts';
import { AppError } from '#worker/http/app-error.ts';
import { answering, cutByLength, type Behaviour, type ChatRequest } from '../behaviours.ts';
import { textOfRequest } from '../model-server.ts';
import { play, WELCOME, type Played } from '../play.ts';
import type { Answer, EditTrial } from './trial.ts';
import { blocks } from './write-answers.ts';

/** What is seen of a trial when it is over. */
export interface TrialResult {
  /** The page that its owner has now. */
  page: string;
  /** Credits that were spent for good. */
  charged: number;
  /** Model calls, one for sorting left aside. */
  calls: number;
  status: Played['status'];
  /** What its owner is told when nothing was changed. */
  told: string;
}

const SORTING = /answer with one word|rispondi con una sola/i;
const ON_CHANGED = /the file as it is now|il file com’è adesso|per il file com’è/i;
const TEXT_LINE = /^(\S+) \([^)]*\) (".*")$/;

/** Plays a trial through the verbs that the builder calls; a kept answer is fetched as the builder does it. */
export async function playTrial(trial: EditTrial): Promise<TrialResult> {
  const model = createTrialModel(trial);
  const { page: html, request: prompt, selection } = trial;
  const played = await play(model.behave, {
    input: { html, prompt, selection },
    withReceipt: true,
  });
  const { available } = await played.ctx.ledger.balance(played.ctx.userId);
  return {
    page: await pageAfter(played, html),
    charged: WELCOME - available,
    calls: model.calls(),
    status: played.status,
    told: wordsOf(played),
  };
}

function createTrialModel({ answers, page, request: wish, sort = 'edit', outcome }: EditTrial) {
  let calls = 0;
  const behave: Behaviour = (request, signal) => {
    const asked = textOfRequest(request);
    if (SORTING.test(asked)) return answering(sort)(request, signal);
    if (outcome.kind !== 'proposed' && calls === 0 && !asked.includes(titleOf(page))) {
      calls += 1;
      return answering(writeNewPage(wish))(request, signal);
    }
    const answer = answers[Math.min(calls, answers.length - 1)] ?? answers[0];
    calls += 1;
    return behaviourOf(answer, request, page)(request, signal);
  };
  return { behave, calls: () => calls };
}

function titleOf(page: string): string {
  // The title as it is read: a list of texts shows it without entities.
  const title = /<title>(.*?)<\/title>/.exec(page)?.[1] ?? page;
  return title.split(/ ?&amp; ?/).at(-1) ?? title;
}

/** What a model writes that was not shown the page: it can only make another one. */
function writeNewPage(wish: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A new page</title></head>
<body><main><h1>A new page</h1><p>Made for this request: ${wish}</p><p>It knows nothing of the page before.</p></main></body>
</html>`;
}

function behaviourOf(answer: Answer, request: ChatRequest, page: string): Behaviour {
  if (typeof answer === 'string') return answering(answer);
  if ('translate' in answer) return answering(translate(request, answer, page));
  if ('onChanged' in answer) {
    return answering(
      ON_CHANGED.test(textOfRequest(request)) ? answer.onChanged : answer.onOriginal,
    );
  }
  return cutByLength(answer.text);
}

interface Translation {
  translate: Readonly<Record<string, string>>;
  lang: string;
}

const ASKS_FOR_LANGUAGE = /(?:add|aggiungi) "lang"/i;

/** The texts that a request lists, as a JSON object by their ids; blocks for the lines of the page where it lists none. */
function translate(request: ChatRequest, translation: Translation, page: string): string {
  const { translate: dictionary, lang } = translation;
  const lines = textOfRequest(request)
    .split('\n')
    .flatMap((line) => {
      const [, id, text] = TEXT_LINE.exec(line.trim()) ?? [];
      return id === undefined || text === undefined
        ? []
        : [{ id, text: String(JSON.parse(text)).trim() }];
    });
  if (lines.length === 0) return translateLines(translation, page);
  const entries = lines.map(({ id, text }) => [id, dictionary[text] ?? `${text} (${lang})`]);
  const named = ASKS_FOR_LANGUAGE.test(textOfRequest(request)) ? { lang } : {};
  return JSON.stringify({ ...named, ...Object.fromEntries(entries) });
}

function translateLines({ translate: dictionary }: Translation, page: string): string {
  const longestFirst = Object.entries(dictionary).toSorted(([a], [b]) => b.length - a.length);
  const pairs = page
    .split('\n')
    .filter((line) => page.split(line).length === 2)
    .map((line): [string, string] => [
      line,
      longestFirst.reduce(
        (text, [from, to]) => text.replace(`>${from}`, `>${to}`).replace(`'${from}'`, `'${to}'`),
        line,
      ),
    ]);
  return blocks(...pairs.filter(([line, translated]) => line !== translated));
}

async function pageAfter({ ctx, input, text, status }: Played, html: string): Promise<string> {
  if (status.status !== 'done' || status.responseType === 'answer') return html;
  const answer = text ?? (await fetchKept({ ctx, input }));
  if (status.responseType === 'full') return answer;
  const { text: patched } = applyDiffs({
    ctx,
    input: { originalHtml: html, aiResponseContent: answer },
  });
  return patched;
}

async function fetchKept({ ctx, input }: Pick<Played, 'ctx' | 'input'>): Promise<string> {
  const { content } = await askAiFallback({ ctx, input });
  return content;
}

function wordsOf({ error, status, text }: Played): string {
  if (error instanceof AppError)
    return [error.code, JSON.stringify(error.params), JSON.stringify(error.details)].join(' ');
  return status.error?.message ?? ([status.summary, text].find((words) => words) || '');
}
