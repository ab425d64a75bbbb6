import { expect, test, vi } from 'vitest';
import type { PreviewEvent } from '#contract/preview.ts';
import { openPreviewChannel } from './preview-channel.ts';

/** A frame whose page got hold of the port and the nonce. */
function stolenPort(onEvent: (event: PreviewEvent) => void, onFlood: () => void) {
  const given: { port: MessagePort | undefined; nonce: string } = { port: undefined, nonce: '' };
  const frame = {
    postMessage(message: { nonce: string }, _origin: string, [port]: MessagePort[]) {
      Object.assign(given, { port, nonce: message.nonce });
    },
  };
  openPreviewChannel(frame as unknown as Window, onEvent, { messagesPerSecond: 60, onFlood });
  const say = (text: string) => given.port?.postMessage({ n: given.nonce, t: 'prompt', text });
  return { say };
}

test('more messages than allowed are dropped, and a flood is told once and closes the port', async () => {
  const onEvent = vi.fn();
  const onFlood = vi.fn();
  const { say } = stolenPort(onEvent, onFlood);
  for (let count = 0; count < 61; count += 1) say('within a second');
  await vi.waitFor(() => expect(onEvent).toHaveBeenCalledTimes(60));
  expect(onFlood).not.toHaveBeenCalled();
  for (let count = 0; count < 2_000; count += 1) say('flood');
  await vi.waitFor(() => expect(onFlood).toHaveBeenCalledTimes(1));
  say('after it');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([onEvent.mock.calls.length, onFlood.mock.calls.length]).toEqual([60, 1]);
});
