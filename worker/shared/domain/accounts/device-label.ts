type Names = readonly (readonly [pattern: RegExp, name: string])[];

/** Order matters: every Chromium browser also says Chrome, and Chrome also says Safari. */
const BROWSERS: Names = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/\bcurl\//, 'curl'],
];

const SYSTEMS: Names = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPad\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** A short name for the session list such as "Firefox, Windows", from a User-Agent header; '' when nothing is known. */
export function labelDevice(userAgent: string): string {
  const known = [findName(BROWSERS, userAgent), findName(SYSTEMS, userAgent)];
  return known.filter((name) => name !== undefined).join(', ');
}

function findName(names: Names, userAgent: string): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent))?.[1];
}
