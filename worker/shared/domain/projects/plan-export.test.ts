import fc from 'fast-check';
import { expect, test } from 'vitest';
import { archiveName, archivePaths, downloadName } from './archive-paths.ts';
import { freeFolder, projectFiles } from './new-project.ts';
import { listReferences } from './page-references.ts';
import { localisePage, planExport } from './plan-export.ts';

const PAGE = { origin: 'https://bluewave.example', path: '/s/1/index.html' };

test('own files come along under assets, other hosts stay', () => {
  const html =
    '<link rel=stylesheet href="/fonts/text.css"><img src="photo.png"><img src="https://bluewave.example/s/2/photo.png">' +
    '<img src="https://elsewhere.example/x.png"><img src="data:image/png;base64,AA">';
  const plan = planExport(html, PAGE);
  expect(plan).toEqual({
    assets: [
      {
        url: '/fonts/text.css',
        address: 'https://bluewave.example/fonts/text.css',
        path: 'assets/text.css',
      },
      {
        url: 'photo.png',
        address: 'https://bluewave.example/s/1/photo.png',
        path: 'assets/photo.png',
      },
      {
        url: 'https://bluewave.example/s/2/photo.png',
        address: 'https://bluewave.example/s/2/photo.png',
        path: 'assets/photo-2.png',
      },
    ],
    remote: ['https://elsewhere.example/x.png'],
  });
  expect(listReferences(localisePage(html, plan.assets))).toEqual([
    'assets/text.css',
    'assets/photo.png',
    'assets/photo-2.png',
    'https://elsewhere.example/x.png',
    'data:image/png;base64,AA',
  ]);
});

test('a picture that was made for the site comes along', () => {
  const url = '/s/1/pictures/ab12.jpg';
  const address = `https://bluewave.example${url}`;
  const html = `<img src="${url}" alt="A loaf">`;
  const plan = planExport(html, PAGE);
  expect(plan.assets).toEqual([{ url, address, path: 'assets/ab12.jpg' }]);
  expect(localisePage(html, plan.assets)).toBe('<img src="assets/ab12.jpg" alt="A loaf">');
});

test('a page that needs nothing is exported byte for byte', () => {
  const html = '<!doctype html>\r\n<p CLASS=x>Caff&egrave;';
  const plan = planExport(html, PAGE);
  expect([plan, localisePage(html, plan.assets)]).toEqual([{ assets: [], remote: [] }, html]);
});

test('downloads have a name that every system takes', () => {
  const cases = {
    'page.html': 'page.html',
    README: 'README.txt',
    'a:b?.css': 'a-b-.css',
    '.env': '.env.txt',
  };
  for (const [name, download] of Object.entries(cases))
    expect([name, downloadName(name)]).toEqual([name, download]);
  expect(['Forno Aurora – pane', '日本語', '***', 'Caffè'].map(archiveName)).toEqual([
    'forno-aurora-pane.zip',
    '日本語.zip',
    'project.zip',
    'caffe.zip',
  ]);
});

test('archive paths are relative, portable and differ by more than case', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 20 })), (paths) => {
      const safe = archivePaths(paths);
      expect(safe).toHaveLength(paths.length);
      expect(new Set(safe.map((path) => path.toLowerCase())).size).toBe(safe.length);
      for (const path of safe) {
        expect(path).not.toMatch(/^\/|[<>:"|?*\\]/);
        expect(path.split('/')).not.toContain('..');
      }
    }),
  );
});

test('the files of a new project are linked to each other', () => {
  const texts = {
    title: 'A <b>',
    language: 'en',
    lead: 'Lead',
    button: 'Go',
    pressed: "It's on",
  } as const;
  const files = projectFiles(texts);
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['index.html', 'html'],
    ['style.css', 'css'],
    ['script.js', 'js'],
  ]);
  expect(listReferences(files[0]?.content ?? '')).toEqual(['style.css', 'script.js']);
  expect(files[0]?.content).toContain('<h1>A &lt;b&gt;</h1>');
});

test('a new folder never meets one that is there', () => {
  expect(freeFolder('Shop', [])).toBe('/Shop');
  expect(freeFolder('Shop', ['/shop', '/Shop-2'])).toBe('/Shop-3');
});
