export { conversationEntries } from './conversations.ts';
export { ledgerEntries, purchases, reconciliations, stripeEvents } from './credits.ts';
export {
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  secondFactors,
  securityEvents,
  waitingSignIns,
} from './factors.ts';
export { contents, files, fileVersions, folders } from './files.ts';
export { generations } from './generations.ts';
export { contactMessages } from './messages.ts';
export { operatorActs, operatorSessions } from './operator.ts';
export { siteAssets, siteReports, sites, siteTombstones } from './sites.ts';
export {
  appSecrets,
  mailedLinks,
  passwordResets,
  retiredUserIds,
  sessions,
  users,
  welcomedAddresses,
} from './users.ts';
