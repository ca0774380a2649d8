import type { SessionEntry } from '@cursiv/shared-domain';

/** Most name others too, such as Chrome in Edge's, so that the first that is found counts. */
const BROWSERS: readonly [SessionEntry['browser'], RegExp][] = [
  ['edge', /\bEdg(e|A|iOS)?\//],
  ['opera', /\b(OPR|OPX|OPT)\//],
  ['samsung', /\bSamsungBrowser\//],
  ['firefox', /\b(Firefox|FxiOS)\//],
  ['chrome', /(Chrome|CriOS)\//],
  ['safari', /\bVersion\/[\d.]+ .*Safari\//],
];
const SYSTEMS: readonly [SessionEntry['system'], RegExp][] = [
  ['android', /\bAndroid\b/],
  ['ios', /\b(iPhone|iPad|iPod)\b/],
  ['chromeos', /\bCrOS\b/],
  ['windows', /\bWindows\b/],
  ['macos', /\bMac OS X\b/],
  ['linux', /\bLinux\b/],
];

const found = <Name extends string>(names: readonly [Name, RegExp][], text: string): Name | 'other' =>
  names.find(([, sign]) => sign.test(text))?.[0] ?? 'other';

/** The browser and the system that a `User-Agent` header names. */
export const deviceOf = (userAgent: string): Pick<SessionEntry, 'browser' | 'system'> => ({
  browser: found(BROWSERS, userAgent),
  system: found(SYSTEMS, userAgent),
});
