export { keepEntry } from './keep-entry.ts';
