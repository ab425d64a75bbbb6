/** What is left of a deleted site. `userId` is its last owner; `suspended` is final. */
export interface Tombstone {
  userId: string;
  cause: 'deleted' | 'suspended';
}

export type Claim = 'free' | 'foreign' | 'closed';

/**
 * Whether a user may save a new site under an id. A deleted site's id belongs to its last owner for good; that of
 * a suspended one is `closed` to its owner too, so that deleting does not lift a suspension.
 */
export function decideClaim(tombstone: Tombstone | null, userId: string): Claim {
  if (tombstone === null) return 'free';
  if (tombstone.userId !== userId) return 'foreign';
  return tombstone.cause === 'suspended' ? 'closed' : 'free';
}
