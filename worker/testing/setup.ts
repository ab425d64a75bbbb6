import { applyD1Migrations, reset } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { inject } from 'vitest';
import { wrapInvokeOnce } from './wrap-invoke-once.ts';

// All test files of a worker process share its Worker: each of them begins with empty storage.
wrapInvokeOnce();
await reset();
await applyD1Migrations(env.DB, inject('migrations'));
