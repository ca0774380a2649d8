import { formatBytes, formatDateTime, formatDuration, formatLanguage, formatNumber } from './format.ts';

describe('formats', () => {
  it('writes durations in whole minutes', () => {
    expect(formatDuration(30, 'ro')).toBe('1 min');
    expect(formatDuration(80 * 60, 'en')).toBe('1 h 20 min');
  });
  it('writes the same number as each language and each place wants it, in any order', () => {
    const share = { style: 'percent' } as const;
    const written = () => [formatNumber(0.5, 'ro'), formatNumber(0.5, 'en'), formatNumber(0.5, 'en', share)];
    expect([written(), written()]).toEqual([
      ['0,5', '0.5', '50%'],
      ['0,5', '0.5', '50%'],
    ]);
  });
  it('writes a moment by the clock of the zone asked for', () => {
    expect(formatDateTime(new Date('2026-01-15T10:00:00Z'), 'ro', 'Europe/Bucharest')).toContain('12:00');
  });
  it('names languages, and leaves what is no tag as it is', () => {
    expect([formatLanguage('hu', 'en'), formatLanguage('pt-BR', 'en')]).toEqual(['Hungarian', 'Brazilian Portuguese']);
    expect([formatLanguage('ro en', 'en'), formatLanguage('ro-xx-yy', 'ro')]).toEqual(['ro en', 'ro-xx-yy']);
  });
  it('writes sizes in the unit a person would use', () => {
    expect(formatBytes(1_500_000, 'ro')).toBe('1,5 MB');
    expect(formatBytes(2_000, 'ro')).toBe('2 kB');
    expect(formatBytes(101, 'en')).toBe('101 bytes');
    expect([0, 1, 101, 120].map((bytes) => formatBytes(bytes, 'ro'))).toEqual([
      ...['0 octeți', '1 octet', '101 octeți', '120 de octeți'],
    ]);
  });
});
