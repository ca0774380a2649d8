import type { SessionEntry } from './session-list.ts';

type Named<Name extends string> = Record<Exclude<Name, 'other'>, string>;

/** Names of products, which are the same in every language. */
export const BROWSER_NAMES: Named<SessionEntry['browser']> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
};
export const SYSTEM_NAMES: Named<SessionEntry['system']> = {
  android: 'Android',
  chromeos: 'ChromeOS',
  ios: 'iOS',
  linux: 'Linux',
  macos: 'macOS',
  windows: 'Windows',
};
