import { offeringOf, offeringProblems, offeringValues, placeOf } from './offering-values.ts';

const typed = (changes: object = {}) => ({
  ...offeringValues(undefined, undefined),
  title: { ro: ' Litere ', en: '' },
  ...changes,
});

describe('a session type', () => {
  it('is stored with its numbers, notices in minutes', () => {
    expect(offeringOf(typed({ minNoticeMin: '1,5', durationMin: ' 45 ' }))).toEqual({
      title: { ro: 'Litere' },
      description: {},
      durationMin: 45,
      bufferBeforeMin: 0,
      bufferAfterMin: 10,
      gridMin: 30,
      minNoticeMin: 90,
      horizonDays: 30,
      maxPerDay: 4,
      cancelNoticeMin: 1440,
      location: 'online',
      active: true,
    });
  });

  it('is typed again as it was stored', () => {
    const values = typed({ meetingUrl: 'https://meet.jit.si/ana' });
    expect(offeringValues(offeringOf(values), placeOf(values))).toEqual({ ...values, title: { ro: 'Litere', en: '' } });
  });

  it.each(['0', '9', '121', '1000', '', 'mult', '30.5', '-30'])('does not last %j minutes', (durationMin) => {
    expect(offeringProblems(typed({ durationMin }))).toEqual({ durationMin: 'number' });
  });

  it('has a title in either language', () => {
    expect(offeringProblems(typed({ title: { ro: ' ', en: '' } }))).toEqual({ title: 'titleMissing' });
    expect(offeringProblems(typed({ title: { ro: '', en: 'Letters' } }))).toEqual({});
  });

  it.each(['javascript:alert(1)', 'http://meet.jit.si/a', 'https://10.0.0.1/', 'https://intranet/a'])(
    'does not meet at %s',
    (meetingUrl) => {
      expect(offeringProblems(typed({ meetingUrl }))).toEqual({ meetingUrl: 'urlWrong' });
      expect(placeOf(typed({ meetingUrl }))).toBeUndefined();
    },
  );

  it('has no address of a meeting when people meet in person', () => {
    const values = typed({ location: 'in_person', meetingUrl: 'javascript:alert(1)' });
    expect(offeringProblems(values)).toEqual({});
    expect(placeOf(values)).toBeUndefined();
  });
});
