import { expect, test } from 'vitest';
import { ERRORS_EN } from '#messages/errors-en.ts';
import { ERRORS_IT } from '#messages/errors-it.ts';
import {
  googleLinkedMail,
  passwordChangedMail,
  resetMail,
  type MailText,
} from '#messages/mail-texts.ts';
import { findArticles, loadArticle } from '#web/content/library.ts';
import { AREA_NAMES, loadAreaTexts } from '#web/i18n/areas.ts';
import { LANGUAGES, type Language } from '#web/i18n/languages.ts';
import { articleText } from '#web/testing/article-text.ts';

const ERRORS = { en: ERRORS_EN, it: ERRORS_IT };

/** Spellings and words that are wrong in this house, beside what is right. */
const BOTH = [[/\bemails?\b/i, 'e-mail'] as const];
const WRONG = {
  en: [
    ...BOTH,
    [/\p{L}'(?:s|t|re|ve|ll|d)\b/u, 'the curved apostrophe'],
    [/\b(?:color|center|behavior|favorite|canceled|organize)\w*/i, 'British spelling'],
    [/inference credits?/i, 'credits'],
    [/\bthis (?:installation|instance|deployment)\b/i, 'Bluewave'],
  ],
  it: [
    ...BOTH,
    [/\p{L}'\p{L}/u, 'the curved apostrophe'],
    [/\b(?:perchè|poichè|finchè|benchè|nè|pò)\b/i, 'the right accent'],
    [/crediti? (?:di |d’)inferenza/i, 'crediti'],
    [/\bquest(?:a|’) ?(?:installazione|istanza)\b/i, 'Bluewave'],
    [/\bIA\b/, 'AI'],
    [/\bE'|\bqual[’']è\b/, 'È, qual è'],
  ],
} as const satisfies Record<Language, readonly (readonly [RegExp, string])[]>;

function textsOf(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsOf) : [];
}

function mails(language: Language): MailText[] {
  return [
    resetMail(language, { link: '', minutes: 30 }),
    passwordChangedMail(language),
    googleLinkedMail(language),
  ];
}

async function loadArticles(language: Language): Promise<string[]> {
  const keys = findArticles().filter((key) => key.language === language);
  const articles = await Promise.all(keys.map(loadArticle));
  return articles.flatMap((article) => [
    article.facts.title,
    article.facts.description,
    articleText(article),
  ]);
}

async function loadTexts(language: Language): Promise<string[]> {
  const areas = await Promise.all(AREA_NAMES.map((name) => loadAreaTexts(name, language)));
  const articles = await loadArticles(language);
  return textsOf([areas, ERRORS[language], mails(language), articles]);
}

test.each(LANGUAGES)('one spelling for one word, in everything we say in %s', async (language) => {
  const texts = await loadTexts(language);
  expect(texts.length).toBeGreaterThan(1_000);
  const found = texts
    .map((text) => text.replaceAll(/\{[^}]*\}/g, ' '))
    .flatMap((text) =>
      WRONG[language].flatMap(([pattern, right]) => {
        const [wrong] = pattern.exec(text) ?? [];
        return wrong === undefined ? [] : [`“${wrong}” for ${right} in: ${text.slice(0, 90)}`];
      }),
    );
  expect(found).toEqual([]);
});
