/** The time zone that the visitor's device is set to (IANA id). */
export const visitorZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Every time zone that the browser knows. */
export const zoneNames = (): string[] => Intl.supportedValuesOf('timeZone');

/** A zone as people read it: "America / New York". */
export const zoneName = (timeZone: string): string => timeZone.replaceAll('_', ' ').replaceAll('/', ' / ');
