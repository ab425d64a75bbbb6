export {
  addVersion,
  findKeptContents,
  findLatestVersion,
  type NewVersion,
  pruneVersions,
} from './version-queries.ts';
