import { addToProfile } from './add-to-profile.ts';

it('a certificate is offered to a profile by its name, its day and the address where anybody checks it', () => {
  const address = addToProfile({
    ...{ id: 'a1', address: 'https://cursiv.test/certificates/a1', learnerName: 'Ștefania Țurcanu', status: 'valid' },
    ...{ courseTitle: { text: 'Scriere & citire #1', locale: 'ro' }, courseVersion: 3 },
    issuedAt: '2026-12-31T23:30:00.000Z',
  });
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe('https://www.linkedin.com/profile/add');
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ startTask: 'CERTIFICATION_NAME', name: 'Scriere & citire #1', organizationName: 'Cursiv' },
    ...{ issueYear: '2026', issueMonth: '12', certId: 'a1', certUrl: 'https://cursiv.test/certificates/a1' },
  });
});
