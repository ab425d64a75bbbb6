/** `device`, `address`: this browser or its network address has had its pages of the day. */
export type GuestAdmission = 'admitted' | 'device' | 'address';

/** Whom a page was counted for: plain data, kept with the run so that a page that failed can be given back. */
export interface CountedGuest {
  device: string;
  network: string;
}

/** Counts the pages that are made for a visitor without an account. */
export interface GuestAllowance {
  /** The value of the visitor's cookie, or a new one. */
  device: string;
  /** The visitor's network address, as it is counted. */
  network: string;
  /** Counts one more page, unless that would be too many. */
  admit(): Promise<GuestAdmission>;
  /** Takes the last page back, because it could not be begun, or failed. */
  takeBack(): Promise<void>;
}
