import type { Target } from './cors-targets.ts';
import { fixOf, verdictOf } from './cors-verdict.ts';

const file: Target = { id: 'section', address: 'https://a.test/current.json', needs: ['simple'], isFile: true };
const service: Target = { id: 'storage', address: 'https://b.test/', needs: ['simple', 'preflight'], isFile: false };

describe('the verdict of a cross-origin check', () => {
  it('passes what the browser may read', () => {
    expect(verdictOf(file, 'simple', { outcome: 'passed', status: 200, ms: 4 })).toBe('passed');
    expect(fixOf(file, 'simple', { outcome: 'passed', status: 200, ms: 4 })).toBeUndefined();
  });

  it('takes a refusal of the service itself for an answer, but not a missing file', () => {
    expect(verdictOf(service, 'simple', { outcome: 'passed', status: 403, ms: 4 })).toBe('passed');
    expect(verdictOf(file, 'simple', { outcome: 'passed', status: 404, ms: 4 })).toBe('failed');
    expect(fixOf(file, 'simple', { outcome: 'passed', status: 404, ms: 4 })).toBe('status');
  });

  it('says what to do about a needed check that is refused', () => {
    expect(fixOf(service, 'preflight', { outcome: 'refused', ms: 4 })).toBe('preflight');
    expect(fixOf(service, 'preflight', { outcome: 'unreachable', ms: 4 })).toBe('unreachable');
    expect(fixOf(service, 'simple', { outcome: 'late', ms: 10_000 })).toBe('late');
  });

  it('has no advice for checks that the site does not need', () => {
    expect(verdictOf(file, 'preflight', { outcome: 'refused', ms: 4 })).toBe('unneeded');
    expect(fixOf(file, 'preflight', { outcome: 'refused', ms: 4 })).toBeUndefined();
  });
});
