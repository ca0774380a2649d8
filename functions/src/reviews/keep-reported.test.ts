import { memoryStore } from '../store/memory-store.ts';
import { keepReported } from './keep-reported.ts';

const report = (status: string, targetId = 'course__c1__ana') => ({ targetKind: 'review', targetId, status });
const marked = async (mark: Record<string, unknown> | undefined, ...statuses: string[]) => {
  const documents = new Map<string, Record<string, unknown>>(
    statuses.map((status, index) => [`reports/course__c1__ana__p${index}`, report(status)]),
  );
  documents.set('reports/course__c2__ana__p0', report('open', 'course__c2__ana'));
  if (mark) documents.set('reportedReviews/course__c1__ana', mark);
  await keepReported(memoryStore(documents), 'course__c1__ana');
  return documents.get('reportedReviews/course__c1__ana');
};

describe('a review with two reports', () => {
  it('stays held back when only the last of them is ruled on', async () => {
    const freed = { reports: 'dismissed', reportId: 'course__c1__ana__p1', lastAuditId: 'e1' };
    expect(await marked(freed, 'open', 'dismissed')).toEqual({ reports: 'open', reportId: 'course__c1__ana__p0' });
  });

  it('is free when both are ruled on', async () => {
    const freed = { reports: 'dismissed', reportId: 'course__c1__ana__p1', lastAuditId: 'e1' };
    expect(await marked(freed, 'dismissed', 'actioned')).toEqual(freed);
  });

  it('keeps the mark that a person set with their report', async () => {
    const set = { reports: 'open', reportId: 'course__c1__ana__p1' };
    expect(await marked(set, 'dismissed', 'open')).toEqual(set);
  });
});
