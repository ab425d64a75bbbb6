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
    for (const list of ['.features li', '.shortcuts li']) {
      const delays = [...page.querySelectorAll(list)].map((card) => card.getAttribute('style'));
      expect(delays).toEqual([0.2, 0.3, 0.4, 0.5, 0.6, 0.7].map((delay) => `--delay:${delay}s`));
    }
    expect(page.querySelector('a.more')?.getAttribute('href')).toBe('#features');
    const style = page.querySelector('style')?.textContent ?? '';
    expect(style).toContain('scroll-behavior:smooth;scroll-padding-top:80px');
    expect(style).toMatch(/prefers-reduced-motion:reduce\)\{\*\{animation:none!important/);
  },
);
