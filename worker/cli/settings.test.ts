import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONFIG_NAMES } from '#worker/platform/config.ts';
import { hasModel, localVars, readRunSettings, ROOT } from './settings.ts';

test('every setting stands in the table of the README', () => {
  const given = CONFIG_NAMES.filter((name) => name !== 'ENVIRONMENT');
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  expect(given.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('settings are taken from the environment, the kind of deployment is not', () => {
  const settings = readRunSettings({
    PORT: '9000',
    WELCOME_CREDITS: '7',
    ENVIRONMENT: 'production',
  });
  expect(settings).toMatchObject({ port: 9000, vars: { WELCOME_CREDITS: '7' } });
  expect(settings.vars).not.toHaveProperty('ENVIRONMENT');
});

test('a local run has two hosts, unless its addresses are given', () => {
  const hostsOf = (env: Record<string, string>) => {
    const { APP_ORIGIN, SITES_HOST } = localVars(readRunSettings({ PORT: '9000', ...env }));
    return [APP_ORIGIN, SITES_HOST];
  };
  expect(hostsOf({})).toEqual(['http://localhost:9000', '127.0.0.1']);
  expect(hostsOf({ SITES_HOST: '*.sites.localhost' })).toEqual([
    'http://localhost:9000',
    '*.sites.localhost',
  ]);
  expect(hostsOf({ SITES_HOST: '' })).toEqual(['http://localhost:9000', '']);
  expect(hostsOf({ APP_ORIGIN: 'https://app.test' })).toEqual(['https://app.test', undefined]);
});

test.each(['0', '65536', 'abc', '80.5'])('a port of %s is refused', (port) => {
  expect(() => readRunSettings({ PORT: port })).toThrow('PORT must be a number');
});

test.each([
  [undefined, false],
  ['', false],
  ['offline', false],
  ['openai-compatible:qwen3-coder:30b,offline', true],
])('the chain %j has a model: %s', (chain, isModel) => {
  const settings = readRunSettings(chain === undefined ? {} : { AI_CHAIN_CODE: chain });
  expect(hasModel(settings)).toBe(isModel);
});
