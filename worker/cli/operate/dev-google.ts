import { type Request as WorkerRequest, Response as WorkerResponse } from 'miniflare';
import { createFakeGoogle } from '#worker/testing/fake-google.ts';
import { createFakeGoogleApp } from '#worker/testing/fake-google-app.ts';
import { listen } from './node-server.ts';
import { serve } from './serve.ts';
import { readRunSettings } from '../settings.ts';

const CLIENT = { clientId: 'dev.apps.googleusercontent.com', clientSecret: 'GOCSPX-dev' };

/**
 * Runs Bluewave with a fake Google beside it: the real protocol, and a consent page that accepts any address.
 */
async function main(): Promise<void> {
  const settings = readRunSettings(process.env);
  const googlePort = settings.port + 1;
  const googleOrigin = `http://localhost:${googlePort}`;
  const google = createFakeGoogle(CLIENT);
  await listen(createFakeGoogleApp(google).fetch, googlePort);

  async function answerWorker(asked: WorkerRequest): Promise<WorkerResponse> {
    const hasBody = asked.method !== 'GET' && asked.method !== 'HEAD';
    const request = new Request(asked.url, {
      method: asked.method,
      headers: [...asked.headers],
      ...(hasBody ? { body: await asked.arrayBuffer() } : {}),
    });
    const answer = await (google.handle(request) ?? fetch(request));
    return new WorkerResponse(await answer.arrayBuffer(), {
      status: answer.status,
      headers: [...answer.headers],
    });
  }

  const vars = { GOOGLE_CLIENT_ID: CLIENT.clientId, GOOGLE_CLIENT_SECRET: CLIENT.clientSecret };
  const server = await serve(
    { ...settings, vars: { ...settings.vars, ...vars } },
    { answerWorker, front: leadTo(googleOrigin) },
  );
  console.log(`Bluewave is ready at ${server.url}, the fake Google at ${googleOrigin}`);
}

/** A Worker in front of Bluewave that redirects browsers to the fake's consent page instead of Google's. */
function leadTo(googleOrigin: string): string {
  return `export default {
    async fetch(request, env) {
      const answer = await env.APP.fetch(request);
      const location = answer.headers.get('location') ?? '';
      if (!location.startsWith('https://accounts.google.com/')) return answer;
      const changed = new Response(answer.body, answer);
      changed.headers.set('location', location.replace('https://accounts.google.com', '${googleOrigin}'));
      return changed;
    },
  };`;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
