import type { IncomingMessage } from 'node:http';
import type { ViteDevServer } from 'vite';
import { expect, test } from 'vitest';
import { localVars, readRunSettings } from '../settings.ts';
import { separateDevHosts } from './separate-dev-hosts.ts';

type Middleware = (
  request: Pick<IncomingMessage, 'url' | 'method' | 'headers'>,
  response: { writeHead: (status: number) => { end: () => void } },
  next: () => void,
) => void;

/** The status that the plugin answers `npm run dev` with, or nothing where it lets the app or the Worker answer. */
function answer(host: string, url: string): number | undefined {
  const middlewares: Middleware[] = [];
  const { configureServer } = separateDevHosts(localVars(readRunSettings({})));
  if (typeof configureServer !== 'function') throw new Error('no server hook');
  const server = { middlewares: { use: (one: Middleware) => middlewares.push(one) } };
  void configureServer.call({} as never, server as unknown as ViteDevServer);
  let status: number | undefined;
  const response = {
    writeHead(code: number) {
      status = code;
      return { end: () => undefined };
    },
  };
  middlewares[0]?.({ url, method: 'GET', headers: { host } }, response, () => undefined);
  return status;
}

test('in development the host of users’ pages serves nothing of the app', () => {
  const paths = ['/', '/login', '/builder', '/@vite/client', '/app/main.tsx'];
  expect(paths.map((path) => answer('127.0.0.1:8787', path))).toEqual(paths.map(() => 404));
  expect(paths.map((path) => answer('localhost:8787', path))).toEqual(paths.map(() => undefined));
});

test('in development users’ pages go on to the Worker, which knows where they are served', () => {
  const page = '/s/8c4c1d3e-0c0f-4a53-9f0e-0d6c2a5f7b11/index.html';
  expect([answer('127.0.0.1:8787', page), answer('localhost:8787', page)]).toEqual([
    undefined,
    undefined,
  ]);
});
