/** Who a valid session cookie belongs to. `reference` ties an API token to its session. */
export interface SessionIdentity {
  idHash: string;
  reference: string;
  user: SessionUser;
  expiresAt: number;
}

export interface SessionUser {
  id: string;
  email: string;
  name: string;
  avatarUrl: string;
  createdAt: number;
  hasPassword: boolean;
}
