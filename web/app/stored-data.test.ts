import { expect, test } from 'vitest';
import { ACCOUNT_LIMITS } from '#domain/accounts/account-limits.ts';
import { loadArticle } from '#web/content/library.ts';
import { LANGUAGES, type Language } from '#web/i18n/languages.ts';
import { articleText } from '#web/testing/article-text.ts';

/** By path below `worker/`. */
const SOURCES = new Map(
  Object.entries(
    import.meta.glob<string>(['../../worker/**/*.ts', '!../../worker/**/*.test.ts'], {
      eager: true,
      query: '?raw',
      import: 'default',
    }),
  ).map(([path, source]) => [path.replace('../../worker/', ''), source]),
);

const COOKIES_ARE_SET_IN = 'http/session.ts';
const DAY_MS = 24 * 60 * 60_000;

/** The words of the privacy page that tell of a table's or a Durable Object's data; null where it holds nothing of a person. */
const DISCLOSED: Record<string, Record<Language, string> | null> = {
  users: { en: 'E-mail address (also as the hash', it: 'Indirizzo e-mail (anche come hash' },
  sessions: { en: 'browser and system in two words', it: 'browser e sistema in due parole' },
  password_resets: { en: 'A link to choose a new password', it: 'Un link per scegliere' },
  second_factors: { en: 'The key of your authenticator app', it: 'La chiave della tua app' },
  recovery_codes: { en: 'recovery codes, as hashes', it: 'i codici di recupero, come hash' },
  waiting_sign_ins: { en: 'a sign-in that waits for its code', it: 'un accesso che aspetta' },
  passkeys: { en: 'Passkeys: their public keys', it: 'Passkey: le chiavi pubbliche' },
  passkey_challenges: {
    en: 'a question that a passkey is to',
    it: 'una domanda a cui una passkey',
  },
  security_events: { en: 'A security log', it: 'Un registro di sicurezza' },
  mailed_links: { en: 'A link that confirms your address', it: 'Un link che conferma il tuo' },
  retired_user_ids: { en: 'under a number without name', it: 'sotto un numero senza nome' },
  sites: { en: 'Sites with their pictures', it: 'Siti con immagini' },
  site_assets: { en: 'Sites with their pictures', it: 'Siti con immagini' },
  welcomed_addresses: { en: 'A keyed hash of the e-mail', it: 'Un hash con chiave dell’indirizzo' },
  operator_acts: { en: 'What our operators did', it: 'Che cosa i nostri operatori hanno fatto' },
  operator_sessions: null,
  site_tombstones: { en: 'The addresses of deleted sites', it: 'Gli indirizzi dei siti eliminati' },
  site_reports: { en: 'Reports of pages are kept', it: 'Le segnalazioni di pagine' },
  contents: { en: 'files, folders', it: 'file, cartelle' },
  folders: { en: 'files, folders', it: 'file, cartelle' },
  files: { en: 'files, folders', it: 'file, cartelle' },
  file_versions: { en: 'the versions of all of them', it: 'le versioni di tutto' },
  generations: { en: 'first 500 characters', it: 'primi 500 caratteri' },
  conversation_entries: {
    en: 'what the AI said to them',
    it: 'ciò che l’AI ha risposto',
  },
  contact_messages: { en: 'Name, address and message', it: 'Nome, indirizzo e messaggio' },
  ledger_entries: { en: 'Movements of credits', it: 'Movimenti dei crediti' },
  purchases: { en: 'Movements of credits and purchases', it: 'crediti e acquisti' },
  stripe_events: { en: 'Movements of credits and purchases', it: 'crediti e acquisti' },
  reconciliations: { en: 'Movements of credits', it: 'Movimenti dei crediti' },
  app_secrets: null,
  UserLedger: { en: 'Movements of credits', it: 'Movimenti dei crediti' },
  AuthGuard: { en: 'Failed sign-ins', it: 'Accessi falliti' },
  GenerationRunObject: {
    en: 'Answers of the AI as they were made',
    it: 'Risposte dell’AI così come sono state fatte',
  },
  ModelBreaker: null,
  RateLimiter: { en: 'count requests by IP address', it: 'le contiamo per indirizzo IP' },
};

async function readLegal(slug: string, language: Language): Promise<string> {
  return articleText(await loadArticle({ section: 'legal', slug, language }));
}

function findAll(pattern: RegExp): string[] {
  return [...SOURCES.values()].flatMap((source) =>
    [...source.matchAll(pattern)].map(([, name = '']) => name),
  );
}

test('the privacy page tells of everything that is stored about people', async () => {
  const stored = [
    ...findAll(/sqliteTable\(\s*'(\w+)'/g),
    ...findAll(/class (\w+) extends DurableObject\b/g),
  ];
  expect(stored.toSorted()).toEqual(Object.keys(DISCLOSED).toSorted());
  for (const language of LANGUAGES) {
    const page = await readLegal('privacy', language);
    const untold = Object.entries(DISCLOSED)
      .filter(([, words]) => words !== null && !page.includes(words[language]))
      .map(([name]) => name);
    expect(untold, language).toEqual([]);
  }
});

test('the cookie page names every cookie that the server sets, and no other', async () => {
  const setters = [...SOURCES]
    .filter(([, source]) => /\bsetCookie\(|['"]set-cookie['"],/i.test(source))
    .map(([path]) => path);
  expect(setters).toEqual([COOKIES_ARE_SET_IN]);
  const [, kinds = ''] =
    /type OwnCookie = ([^;]+);/.exec(SOURCES.get(COOKIES_ARE_SET_IN) ?? '') ?? [];
  const set = [...kinds.matchAll(/'(\w+)'/g)].map(([, name = '']) => `__Host-${name}`);
  expect(set.length).toBeGreaterThan(0);
  for (const language of LANGUAGES) {
    const named = (await readLegal('cookies', language)).match(/__Host-\w+/g) ?? [];
    expect(named.toSorted()).toEqual(set.toSorted());
  }
});

test('the privacy page tells how long backups are kept', async () => {
  const [, kept = ''] =
    /BACKUP_KEPT_DAYS = (\d+);/.exec(SOURCES.get('features/backup/make-backup.ts') ?? '') ?? [];
  expect(await readLegal('privacy', 'en')).toContain(`backup, which is deleted after ${kept} days`);
  expect(await readLegal('privacy', 'it')).toContain(`backup, eliminato dopo ${kept} giorni`);
});

test('the pages tell how long sign-ins, known browsers and mailed links last', async () => {
  const days = (ms: number) => String(ms / DAY_MS);
  const session = days(ACCOUNT_LIMITS.sessionLifetimeMs);
  const device = days(ACCOUNT_LIMITS.deviceLifetimeMs);
  const minutes = String(ACCOUNT_LIMITS.resetLifetimeMs / 60_000);
  expect(await readLegal('cookies', 'en')).toContain(`for ${session} days after your last visit`);
  expect(await readLegal('cookies', 'it')).toContain(`${session} giorni dall’ultima visita`);
  expect(await readLegal('cookies', 'en')).toContain(`for ${device} days`);
  expect(await readLegal('cookies', 'it')).toContain(`per ${device} giorni`);
  expect(await readLegal('privacy', 'en')).toContain(`${session} days after the last use`);
  expect(await readLegal('privacy', 'it')).toContain(`${session} giorni dall’ultimo uso`);
  expect(await readLegal('privacy', 'en')).toContain(`once and for ${minutes} minutes`);
  expect(await readLegal('privacy', 'it')).toContain(`una volta e per ${minutes} minuti`);
});
