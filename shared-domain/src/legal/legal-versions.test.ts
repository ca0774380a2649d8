import { TERMS_VERSION } from '../user/terms-version.ts';
import { AGREED_TEXTS, changesSince, isLegalVersion, LEGAL_VERSIONS } from './legal-versions.ts';

const days = (changes: ReturnType<typeof changesSince>) => changes.map(({ text, version }) => `${text} ${version.on}`);

describe('the versions of what people agree to', () => {
  it('stand newest first, and registering accepts the newest of all', () => {
    for (const text of AGREED_TEXTS) {
      const versions = LEGAL_VERSIONS[text].map(({ on }) => on);
      expect(versions).toEqual(versions.toSorted().toReversed());
    }
    expect(TERMS_VERSION).toBe(changesSince('')[0]?.version.on);
  });

  it('are told from the one on that somebody knows', () => {
    expect(days(changesSince('2026-11-23'))).toContain('privacy 2026-11-24');
    expect(days(changesSince('2026-11-22'))).toEqual(
      expect.arrayContaining(['terms 2026-11-23', 'privacy 2026-11-23']),
    );
    expect(changesSince(TERMS_VERSION)).toEqual([]);
    expect(days(changesSince('')).slice(-2)).toEqual(['terms 2026-11-22', 'privacy 2026-11-22']);
  });

  it('are days on which something changed', () => {
    expect(isLegalVersion(TERMS_VERSION)).toBe(true);
    expect(isLegalVersion('2026-11-21')).toBe(false);
  });
});
