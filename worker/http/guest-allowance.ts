/** `device`, `address`: this browser or its network address has had its pages of the day. */
export type GuestAdmission = 'admitted' | 'device' | 'address';

/** Counts the pages that are made for a visitor without an account. */
export interface GuestAllowance {
  /** The value of the visitor's cookie, or a new one. */
  device: string;
  /** Counts one more page, unless that would be too many. */
  admit(): Promise<GuestAdmission>;
  /** Takes the last page back, because it could not be begun. */
  takeBack(): Promise<void>;
}
