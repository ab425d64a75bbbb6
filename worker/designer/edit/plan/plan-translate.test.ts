import { applyDiff } from '#domain/diff/apply-blocks.ts';
import { JSDOM, type DomDocument } from 'jsdom';
import { expect, test } from 'vitest';
import { designPage } from '../../design-page.ts';
import { designEdit } from '../design-edit.ts';

const SALON = {
  prompt:
    'A website for a hairdresser in Leeds called "Studio Wren". Cut and finish £38, colour £65. We never double-book. ' +
    'Open Tuesday to Saturday 9-18. Phone 0113 496 0123, email hello@studiowren.co.uk, address 12 Park Row, Leeds. ' +
    'With about us, gallery, FAQ and reviews.',
  ask: 'translate the whole page into Italian',
  facts: ['Studio Wren', '£38', '£65', '0113 496 0123', 'hello@studiowren.co.uk', '12 Park Row'],
  own: ['We never double-book.'],
  lang: 'it',
};
const PIZZERIA = {
  prompt:
    'Sito per la pizzeria "Fuoco Lento" a Lecce. Margherita 7 €, diavola 9 €. Aperti da martedì a domenica 18-23. ' +
    'Telefono 0832 555432, email ciao@fuocolento.it, via Palmieri 30, 73100 Lecce. ' +
    'Con chi siamo, galleria, domande frequenti e recensioni.',
  ask: 'puoi tradurre la pagina in inglese?',
  facts: ['Fuoco Lento', '7 €', '9 €', '0832 555432', 'ciao@fuocolento.it', 'via Palmieri 30'],
  own: [],
  lang: 'en',
};

function translated({ prompt, ask }: { prompt: string; ask: string }): {
  document: DomDocument;
  notDone: string[];
} {
  const { html } = designPage({ prompt, seed: 2, fallbackLanguage: 'en', year: 2026 });
  const edit = designEdit({ prompt: ask, html, fallbackLanguage: 'en' });
  if (edit.kind === 'refused') throw new Error(edit.summary);
  const applied = applyDiff({ original: html, response: edit.response, finished: true });
  expect(applied.failed).toEqual([]);
  return {
    document: new JSDOM(applied.text).window.document,
    notDone: edit.notDone,
  };
}

function sentencesOf(document: DomDocument): string[] {
  const texts = [...document.querySelectorAll('h1, h2, h3, p, summary, li > a, label, title')];
  return texts.map((element) => element.textContent.replace(/\s+/g, ' ').trim());
}

test.each([SALON, PIZZERIA])('our own copy changes language: $ask', (page) => {
  const before = designPage({ prompt: page.prompt, seed: 2, fallbackLanguage: 'en', year: 2026 });
  const old = new Set(sentencesOf(new JSDOM(before.html).window.document));
  const { document } = translated(page);
  const kept = sentencesOf(document).filter((text) => old.has(text) && text.split(' ').length > 2);
  const isFact = (text: string): boolean => page.facts.some((fact) => text.includes(fact));
  expect(kept.filter((text) => !isFact(text))).toEqual(page.own);
  expect(document.documentElement.getAttribute('lang')).toBe(page.lang);
});

test.each([SALON, PIZZERIA])('facts stay in every language: $ask', (page) => {
  const words = translated(page).document.body.textContent;
  expect(page.facts.filter((fact) => !words.includes(fact))).toEqual([]);
});

test('sentences of the owner stay and are named', () => {
  expect(translated(SALON).notDone.join(' ')).toContain('“We never double-book.”');
});

test('days of the structured data keep the names that schema.org knows', () => {
  const data = translated(SALON).document.querySelector('script[type="application/ld+json"]');
  expect(data?.textContent).toContain('"dayOfWeek": "Tuesday"');
});
