export { ledgerEntries, purchases, reconciliations, stripeEvents } from './credits.ts';
export { contents, files, fileVersions, folders } from './files.ts';
export { generations } from './generations.ts';
export { contactMessages } from './messages.ts';
export { siteAssets, siteReports, sites } from './sites.ts';
export { appSecrets, passwordResets, retiredUserIds, sessions, users } from './users.ts';
