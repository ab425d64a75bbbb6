/** How money comes in here: `stripe`, `simulated` (embedded default) or `off`. */
export type PaymentsMode = 'stripe' | 'simulated' | 'off';

export interface Payments {
  mode: PaymentsMode;
}
