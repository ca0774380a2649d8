import { readFileSync } from 'node:fs';
import { store } from '../../../support/backend/stored.ts';
import { expect, test } from '../../../support/test.ts';

const AT = new Date('2026-11-20T09:00:00Z');

/** What the demo data has none of, in states that no list opens with. */
const STORED = {
  'certificates/taken-along': {
    ...{ uid: 'demo-creator', courseId: 'python-first-steps', courseVersion: 1, learnerName: '=Ștefana' },
    ...{ courseTitle: { ro: 'Python' }, status: 'superseded', reissue: 0, credential: '{}' },
    ...{ issuedAt: AT, updatedAt: AT, searchKeys: ['stefana'] },
  },
  'leads/taken-along': {
    ...{ name: '=Ștefana', email: 'stefana@cursiv.test', message: 'Bună', locale: 'ro', page: '/', createdAt: AT },
    ...{ state: 'spam', notes: [], replies: [] },
  },
  'verificationRequests/taken-along': {
    ...{ uid: 'demo-creator', flag: 'verifiedCreator', name: '=Ștefana', why: 'Scriu.', locale: 'ro', links: [] },
    ...{ files: [], status: 'withdrawn', rev: 1, createdAt: AT, updatedAt: AT },
  },
  'reports/course__python-first-steps__gone__demo-creator': {
    ...{ reporterUid: 'demo-creator', targetKind: 'review', targetId: 'course__python-first-steps__gone' },
    ...{ reason: 'spam', status: 'dismissed', createdAt: AT },
  },
  'reportedContributions/taken-along': {
    ...{ courseId: 'python-first-steps', lessonId: 'l1', questionId: 'taken-along', courseTitle: { ro: 'Python' } },
    ...{ uid: 'demo-creator', authorName: '=Ștefana', text: 'De ce?', locale: 'ro', reports: 'dismissed' },
    ...{ reasons: ['spam', 'spam'], reportedAt: AT },
  },
};

const LISTS = [
  {
    path: '/admin/certificates?status=superseded&q=ștefana',
    head: '"Numărul";"Nume";"Curs"',
    row: '"taken-along";"\'=Ștefana"',
  },
  { path: '/admin/leads?state=spam', head: '"Primit (UTC)";"Nume"', row: '"\'=Ștefana";"stefana@cursiv.test"' },
  { path: '/admin/verifications?status=withdrawn', head: '"Nume";"Dreptul";"Stare"', row: '"\'=Ștefana";' },
  { path: '/admin/reviews?status=dismissed', head: '"Autor";"Stele";"Textul"', row: '"Recenzie ștearsă";' },
  { path: '/admin/reviews?kind=questions&status=dismissed', head: '"Autor";"Ce este"', row: '"întrebare"' },
  { path: '/admin/questions?status=answered&q=pix', head: '"Autor";"Textul"', row: ';"Are răspuns";' },
  {
    path: '/admin/resources?status=published&kind=article&q=invet+munca',
    head: '"Titlu";"Contul autorului";"Tip"',
    row: ';"Publicată";',
  },
  { path: '/admin/experts?status=listed&q=marsh+helen', head: '"Nume";"Titlu";"Stare"', row: ';"Listat";' },
  { path: '/admin/bookings?status=completed&q=sorin', head: '"Când (UTC)";"Ședința"', row: ';"Sorin Bălan";' },
  { path: '/admin/courses?status=published&q=python', head: '"Titlu";"Contul autorului";"Stare"', row: ';"Publicat";' },
];

test('an administrator takes each list along as its filters show it', async ({ page, enterAs, request }) => {
  for (const [path, fields] of Object.entries(STORED)) await store(request, path, fields);
  await enterAs('admin');
  for (const { path, head, row } of LISTS)
    await test.step(path, async () => {
      await page.goto(path);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Descarcă pentru foi de calcul' }).click(),
      ]);
      const csv = readFileSync(await download.path(), 'utf8');
      expect(csv.startsWith(`\uFEFF${head}`)).toBe(true);
      expect(csv).toContain(row);
    });
});
