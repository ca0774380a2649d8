/** What a browser has measured of a document so far; absent what it does not measure, or nobody has caused. */
export interface Vitals {
  /** The largest contentful paint, in milliseconds. */
  lcp?: number;
  /** The cumulative layout shift, in thousandths. */
  cls?: number;
  /** The longest interaction until its next paint, in milliseconds. */
  inp?: number;
}

/** Entries beyond what the DOM types know. */
type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean; interactionId?: number };

/** Follows the vitals of this document from its beginning, as far as the browser measures them. */
export function watchVitals(): Vitals {
  const vitals: Vitals = {};
  const follow = (type: string, take: (entry: Entry) => void) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  };
  follow('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime;
  });
  follow('layout-shift', ({ value = 0, hadRecentInput }) => {
    vitals.cls = (vitals.cls ?? 0) + (hadRecentInput ? 0 : value * 1000);
  });
  follow('event', ({ interactionId, duration }) => {
    if (interactionId) vitals.inp = Math.max(vitals.inp ?? 0, duration);
  });
  return vitals;
}
