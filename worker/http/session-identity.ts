/** Who a valid session cookie belongs to. `reference` ties an API token to its session. */
export interface SessionIdentity {
  idHash: string;
  reference: string;
  publicId: string;
  method: 'password' | 'google' | 'passkey';
  user: SessionUser;
  createdAt: number;
  lastSeenAt: number;
  expiresAt: number;
}

export interface SessionUser {
  id: string;
  email: string;
  name: string;
  avatarUrl: string;
  createdAt: number;
  hasPassword: boolean;
  /** Whether the address is known to be theirs: by a mailed link or by Google. */
  isVerified: boolean;
}
