import { registerThrowaway, type ApiSession } from './api-session.ts';
import { serve, type RunningServer } from './serve.ts';
import { readRunSettings, type RunSettings } from '../settings.ts';

/** The main job from a terminal: describes a site, has it generated, prints its address. */
async function main(): Promise<void> {
  const prompt = process.argv.slice(2).join(' ').trim();
  if (prompt === '')
    throw new Error('Say what to make: npm run demo -- "a bakery in Turin, warm colours"');
  const settings = readRunSettings(process.env);
  const started = await startUnlessRunning(settings);
  const origin = `http://localhost:${settings.port}`;
  try {
    const session = await registerThrowaway(origin);
    const html = await generate(session, prompt);
    const uuid = await save(session, { html, prompt });
    console.log(`\nYour site: ${origin}/s/${uuid}/index.html`);
    if (started !== null) await keepServing();
  } finally {
    await started?.stop();
  }
}

async function startUnlessRunning(settings: RunSettings): Promise<RunningServer | null> {
  try {
    const health = await fetch(`http://localhost:${settings.port}/api/health`);
    if (health.ok) return null;
  } catch {
    console.log('No server is running; starting one.');
  }
  return await serve(settings, { isQuiet: true });
}

async function generate(session: ApiSession, prompt: string): Promise<string> {
  const response = await session.request('POST', '/api/ask-ai', { prompt, fileType: 'html' });
  if (response.body === null) throw new Error('The server sent no page.');
  const decoder = new TextDecoder();
  let html = '';
  for await (const chunk of response.body) {
    html += decoder.decode(chunk, { stream: true });
    process.stdout.write(`\rReceiving the page: ${(html.length / 1024).toFixed(1)} KB`);
  }
  console.log(`\nCredits left: ${response.headers.get('x-credits-remaining') ?? 'unknown'}`);
  return html + decoder.decode();
}

async function save(
  session: ApiSession,
  { html, prompt }: { html: string; prompt: string },
): Promise<string> {
  const uuid = crypto.randomUUID();
  await session.request('POST', `/api/s/${uuid}`, {
    html,
    name: `Site ${uuid.slice(0, 8)}`,
    user_id: session.userId,
  });
  await session.request('POST', '/api/site/log', {
    siteId: uuid,
    siteUrl: `/s/${uuid}/index.html`,
    title: prompt.slice(0, 100),
    description: prompt,
    skipCreditDeduction: false,
  });
  return uuid;
}

function keepServing(): Promise<void> {
  console.log('Serving until Ctrl-C.');
  return new Promise((resolve) => {
    process.once('SIGINT', () => resolve());
    process.once('SIGTERM', () => resolve());
  });
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
