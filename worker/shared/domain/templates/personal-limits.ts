/** The most characters of what somebody says of their own business. */
export const PERSONAL_LIMITS = { name: 60, line: 200 } as const;
