import { expect, test } from 'vitest';
import { isStarterPage } from '#domain/generation/edit-permissions.ts';
import { starterPage } from './starter-page.ts';

test.each(['en', 'it'] as const)(
  'the %s starter page has its shortcuts, features and particles',
  (language) => {
    expect(isStarterPage(starterPage(language))).toBe(true);
    const page = new DOMParser().parseFromString(starterPage(language), 'text/html');
    expect(page.documentElement.lang).toBe(language);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelectorAll('[data-bluewave-prompt]')).toHaveLength(6);
    expect(page.querySelectorAll('.features li')).toHaveLength(6);
    expect(page.querySelectorAll('.sea i')).toHaveLength(30);
    expect(page.querySelector('.features li')?.getAttribute('style')).toBe('--delay:0.2s');
    expect(page.querySelector('a.more')?.getAttribute('href')).toBe('#features');
  },
);
