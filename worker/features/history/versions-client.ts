export {
  addVersion,
  findLatestVersion,
  type NewVersion,
  pruneVersions,
} from './version-queries.ts';
