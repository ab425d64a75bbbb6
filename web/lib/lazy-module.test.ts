import { expect, test, vi } from 'vitest';
import { lazyModule } from './lazy-module.ts';

const ADDRESS = 'https://bluewave.test/assets/part-a1B2.js';
const failure = (address: string) =>
  new TypeError(`Failed to fetch dynamically imported module: ${address}`);

test('a module is fetched once, with the first call', async () => {
  const load = vi.fn(async () => ({ name: 'part' }));
  const part = lazyModule(load);
  expect(load).not.toHaveBeenCalled();
  expect(await Promise.all([part(), part()])).toEqual([{ name: 'part' }, { name: 'part' }]);
  await part();
  expect(load).toHaveBeenCalledOnce();
});

test('after a failure each next call asks for the same file under an address that was not asked before', async () => {
  const load = vi.fn(() => Promise.reject(failure(ADDRESS)));
  const asked: string[] = [];
  const part = lazyModule(load, async (address) => {
    asked.push(address);
    if (asked.length === 1) throw failure(address);
    return { name: 'part' };
  });
  await expect(part()).rejects.toThrow('Failed to fetch');
  await expect(part()).rejects.toThrow('Failed to fetch');
  expect(await part()).toEqual({ name: 'part' });
  expect(await part()).toEqual({ name: 'part' });
  expect(load).toHaveBeenCalledOnce();
  expect(asked).toHaveLength(2);
  expect(new Set(asked).size).toBe(2);
  expect(asked.every((address) => address.startsWith(`${ADDRESS}?again=`))).toBe(true);
});

test('an error that names no address is asked for in the first way again', async () => {
  const load = vi.fn<() => Promise<{ name: string }>>();
  load.mockRejectedValueOnce(new TypeError('Importing a module script failed.'));
  load.mockResolvedValueOnce({ name: 'part' });
  const part = lazyModule(load);
  await expect(part()).rejects.toThrow();
  expect(await part()).toEqual({ name: 'part' });
});
