import { applyDiffs } from '#worker/features/generation/apply-diffs.ts';
import { askAiFallback } from '#worker/features/generation/ask-ai-fallback.ts';
import { AppError } from '#worker/http/app-error.ts';
import { answering, cutByLength, type Behaviour, type ChatRequest } from '../behaviours.ts';
import { textOfRequest } from '../model-server.ts';
import { play, WELCOME, type Played } from '../play.ts';
import type { Answer, EditTrial } from './trial.ts';

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
    return behaviourOf(answer, request)(request, signal);
  };
  return { behave, calls: () => calls };
}

function titleOf(page: string): string {
  return /<title>(.*?)<\/title>/.exec(page)?.[1] ?? page;
}

/** What a model writes that was not shown the page: it can only make another one. */
function writeNewPage(wish: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A new page</title></head>
<body><main><h1>A new page</h1><p>Made for this request: ${wish}</p><p>It knows nothing of the page before.</p></main></body>
</html>`;
}

function behaviourOf(answer: Answer, request: ChatRequest): Behaviour {
  if (typeof answer === 'string') return answering(answer);
  if ('translate' in answer) return answering(translate(request, answer.translate));
  return cutByLength(answer.text);
}

/** The texts that a request lists, as a JSON object by their ids. */
function translate(request: ChatRequest, dictionary: Readonly<Record<string, string>>): string {
  const entries = textOfRequest(request)
    .split('\n')
    .flatMap((line): [string, string][] => {
      const [, id, text] = TEXT_LINE.exec(line.trim()) ?? [];
      if (id === undefined || text === undefined) return [];
      const known = dictionary[String(JSON.parse(text)).trim()];
      return known === undefined ? [] : [[id, known]];
    });
  return JSON.stringify(Object.fromEntries(entries));
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
  const { signal } = new AbortController();
  const { content } = await askAiFallback({ ctx, input, signal });
  return content;
}

function wordsOf({ error, status, text }: Played): string {
  if (error instanceof AppError)
    return [error.code, JSON.stringify(error.params), JSON.stringify(error.details)].join(' ');
  return status.error?.message ?? ([status.summary, text].find((words) => words) || '');
}
