import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Readable } from 'node:stream';

type Handler = (request: Request) => Response | Promise<Response>;

/** Serves a fetch handler on this machine only. */
export function listen(handler: Handler, port: number): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const response = await handler(toRequest(incoming, port));
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(Buffer.from(await response.arrayBuffer()));
    })().catch((error: unknown) => {
      outgoing.writeHead(500).end(String(error));
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

function toRequest(incoming: IncomingMessage, port: number): Request {
  const method = incoming.method ?? 'GET';
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(incoming.url ?? '/', `http://localhost:${port}`), {
    method,
    headers,
    ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' } : {}),
  });
}
