const parts = (millis: number) => {
  const seconds = Math.floor(millis / 1000);
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 };
};

const padded = (value: number, length = 2) => String(value).padStart(length, '0');

/** A time as people read it (`1:05.250`), or whole, as WebVTT has it (`00:01:05.250`). */
export function timeText(millis: number, form: 'short' | 'whole' = 'short'): string {
  const { hours, minutes, seconds } = parts(millis);
  const rest = `${padded(seconds)}.${padded(millis % 1000, 3)}`;
  if (form === 'whole') return `${padded(hours)}:${padded(minutes)}:${rest}`;
  return hours > 0 ? `${hours}:${padded(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** The time that a text says, in milliseconds: `65`, `1:05`, `1:05.25`, `0:01:05,250`; undefined for anything else. */
export function timeOf(text: string): number | undefined {
  const match = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5})(?:[.,](\d{1,3}))?$/.exec(text.trim());
  if (!match) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0', rest = '0'] = match;
  if (match[2] !== undefined && Number(seconds) > 59) return undefined;
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000 + Number(rest.padEnd(3, '0'));
}
