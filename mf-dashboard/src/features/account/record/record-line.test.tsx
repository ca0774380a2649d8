import { type PersonalRecord, RECORDED_ACTS } from '@cursiv/shared-domain';
import { screen } from '@testing-library/react';
import { showInLocale } from '../../../shared/testing/show-in-locale.tsx';
import { RecordLine } from './record-line.tsx';

const record = (changes: Partial<PersonalRecord>): PersonalRecord => ({
  ...{ id: 'e1', at: new Date('2026-11-24T10:00:00Z'), by: 'administrator', acts: [{ act: 'account.seen' }] },
  ...changes,
});
const show = (locale: 'ro' | 'en', changes: Partial<PersonalRecord>) =>
  showInLocale(
    locale,
    <ul>
      <RecordLine record={record(changes)} />
    </ul>,
  );
const line = () => screen.getByRole('listitem');

describe('a line of what others did', () => {
  it('says what was done, by whom and when', () => {
    show('ro', {});
    expect(line()).toHaveTextContent('Pagina contului tău a fost deschisă în administrare.');
    expect(line()).toHaveTextContent(/Cineva din echipa site-ului · .*24 noiembrie 2026/);
  });

  it('names each of several rights', () => {
    show('en', {
      acts: [
        { act: 'right.withdrawn', flag: 'verifiedCreator' },
        { act: 'right.granted', flag: 'verifiedExpert' },
      ],
    });
    expect(line()).toHaveTextContent('A right was withdrawn from you: Verified creator.');
    expect(line()).toHaveTextContent('You were given a right: Verified expert.');
  });

  it('names the work in the reader’s language, and says that it has no title', () => {
    const { unmount } = show('en', { acts: [{ act: 'course.suspended' }], title: { ro: 'Litere', en: 'Letters' } });
    expect(line()).toHaveTextContent('The course “Letters” was suspended.');
    unmount();
    show('ro', { acts: [{ act: 'course.suspended' }], title: {} });
    expect(line()).toHaveTextContent('Cursul „fără titlu” a fost suspendat.');
  });

  it.each(RECORDED_ACTS.flatMap((act) => (['ro', 'en'] as const).map((locale) => [act, locale] as const)))(
    'has a whole sentence for %s in %s',
    (act, locale) => {
      show(locale, { acts: [{ act, flag: 'verifiedExpert' }], title: { ro: 'Litere', en: 'Letters' } });
      expect(line().querySelector('p')?.textContent).toMatch(/^[^{}]{20,}\.$/);
    },
  );
});
