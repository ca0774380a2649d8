import type { FileRuling, WantedMedia } from '@cursiv/shared-data';
import { AppError, type Locale, type ModeratedFile, type ModeratedPage } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { en } from '../../messages/en.ts';
import { ro } from '../../messages/ro.ts';
import { MediaList } from './media-list.tsx';

addMessages('mf_admin', 'ro', ro);
addMessages('mf_admin', 'en', en);

const file = (name: string, changes: Partial<ModeratedFile> = {}): ModeratedFile => ({
  ...{ id: name, path: `courses/clara/c1/l1/${name}`, name, medium: 'video', contentType: 'video/mp4' },
  ...{ bytes: 2_000_000, createdAt: '2026-11-20T10:00:00.000Z', status: 'stored' },
  ...{ owner: { uid: 'clara', name: 'Clara Ionescu' } },
  ...{ place: { kind: 'lesson', id: 'c1', title: { ro: 'Litere', en: 'Letters' } }, courses: 2, ...changes },
});
const FILM = file('film.mp4');
const SHEET = file('sheet.pdf', {
  ...{ medium: 'document', place: { kind: 'resource', id: 'r1', title: { ro: 'Fișa' } }, courses: 0 },
});
const FACE = file('face.webp', {
  ...{ medium: 'picture', place: { kind: 'portrait', title: {} }, courses: 0, owner: { uid: 'gone', name: '' } },
  ...{ status: 'takenDown', takenDown: { note: 'Arată pe altcineva.', locale: 'ro' } },
});

interface World {
  search?: string;
  /** Files that somebody else has ruled on since they were read. */
  overtaken?: readonly string[];
  /** Whose files the reader may not decide on. */
  own?: string;
}

/** Shows the list over some pages; returns what was asked and what was ruled. */
function show(locale: Locale, pages: ModeratedPage[], { search = '', overtaken = [], own = '' }: World = {}) {
  const asked: WantedMedia[] = [];
  const ruled: [string, FileRuling][] = [];
  const read = async (wanted: WantedMedia) => {
    asked.push(wanted);
    return pages[wanted.after ? 1 : 0] as ModeratedPage;
  };
  const rule = async (id: string, ruling: FileRuling) => {
    if (overtaken.includes(id)) throw new AppError('conflict');
    ruled.push([id, ruling]);
  };
  const mayDecide = (uid: string) => uid !== own;
  render(
    <MemoryRouter initialEntries={[`${locale === 'en' ? '/en' : ''}/admin/media${search}`]}>
      <LocaleProvider value={locale}>
        <MediaList read={read} rule={rule} mayDecide={mayDecide} />
      </LocaleProvider>
    </MemoryRouter>,
  );
  return { asked, ruled };
}
const row = (name: RegExp) => screen.findByRole('row', { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('checkbox', { name: `Choose: ${name}` }));

describe('the files of all authors', () => {
  it.each<[Locale, string, RegExp[]]>([
    [
      'ro',
      '3 fișiere',
      [
        /film\.mp4.*Video.*2 MB.*Clara Ionescu.*20 nov\. 2026.*Lecție din Litere \(publicat în 2 cursuri\).*La locul lui/,
        /sheet\.pdf.*Document.*Resursa Fișa.*La locul lui/,
        /face\.webp.*Imagine.*cont șters.*Portret.*Retras.*Arată pe altcineva\./,
      ],
    ],
    [
      'en',
      '3 files',
      [
        /film\.mp4.*Video.*2 MB.*Clara Ionescu.*20 Nov 2026.*Lesson of Letters \(published in 2 courses\).*In its place/,
        /sheet\.pdf.*Document.*Resource Fișa.*In its place/,
        /face\.webp.*Picture.*deleted account.*Portrait.*Taken down.*Arată pe altcineva\./,
      ],
    ],
  ])('say in %s what each is, whose, where and in which state', async (locale, summary, rows) => {
    show(locale, [{ files: [FILM, SHEET, FACE] }]);
    expect(await screen.findByText(summary)).toHaveAttribute('role', 'status');
    const texts = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(texts.slice(1)).toEqual(rows.map((each) => expect.stringMatching(each)));
    expect(screen.getByText('Arată pe altcineva.')).toHaveAttribute('lang', 'ro');
  });

  it('are asked for as the address says, and page after page', async () => {
    const next = { createdAt: '2026-11-20T10:00:00.000Z', id: 'film.mp4' };
    const search = '?kind=video&status=stored&owner=clara';
    const { asked } = show('en', [{ files: [FILM], next }, { files: [SHEET] }], { search });
    expect(await screen.findByText('Only the files of Clara Ionescu')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show everybody’s files' })).toHaveAttribute('href', '/en/admin/media');
    await press('Load more');
    expect(await row(/sheet\.pdf/)).toBeVisible();
    expect(await row(/film\.mp4/)).toBeVisible();
    const wanted = { medium: 'video', status: 'stored', ownerUid: 'clara' };
    expect(asked).toEqual([
      { ...wanted, after: undefined },
      { ...wanted, after: next },
    ]);
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  it.each<[Locale, string]>([
    ['ro', 'Doar un fișier'],
    ['en', 'Only one file'],
  ])('are one alone in %s, where the audit log leads to it', async (locale, words) => {
    const { asked } = show(locale, [{ files: [FILM] }], { search: '?open=film1' });
    expect(await row(/film\.mp4/)).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(asked).toEqual([{ id: 'film1' }]);
  });

  it('say that none is there, or that none matches', async () => {
    show('en', [{ files: [] }]);
    expect(await screen.findByRole('heading', { name: 'No files' })).toBeVisible();
    show('ro', [{ files: [FILM] }], { search: '?q=altceva' });
    expect(await screen.findByRole('heading', { name: 'Niciun fișier nu se potrivește' })).toBeVisible();
  });
});

it('all files that match are taken along for spreadsheets, those of later pages, too, and nothing in them runs', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const odd = file('=sum.mp4', { owner: { uid: 'dan', name: 'Dan' } });
  const next = { createdAt: '2026-11-20T10:00:00.000Z', id: 'film.mp4' };
  const { asked } = show('en', [{ files: [FILM, odd], next }, { files: [FACE] }], { search: '?kind=video' });
  await row(/film\.mp4/);
  await press('Download for spreadsheets');
  await waitFor(() => expect(saved).toHaveLength(1));
  const text = await new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(saved[0] as Blob);
  });
  expect(text).toContain('"Size in bytes"');
  expect(text).toMatch(/"film\.mp4","Video",2000000,"Clara Ionescu","clara".*"Lesson of Letters",2,"In its place"/);
  expect(text).toMatch(/"face\.webp".*"Portrait",0,"Taken down","Arată pe altcineva\."/);
  expect(text).not.toContain('"=sum');
  expect(asked.slice(1)).toEqual([
    { medium: 'video', isForFile: true },
    { medium: 'video', after: next, isForFile: true },
  ]);
});

describe('ruling on a file', () => {
  it('takes it down for a reason, shows that in its row, and puts it back', async () => {
    const { asked, ruled } = show('en', [{ files: [FILM, SHEET] }]);
    await row(/film\.mp4/);
    await press('Take down film.mp4');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Take down' }));
    expect(dialog.getByText('Write the reason.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/The reason/), 'It is somebody else’s.');
    await userEvent.click(dialog.getByRole('button', { name: 'Take down' }));
    expect(await row(/film\.mp4.*Taken down.*It is somebody else’s\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'See film.mp4' })).toBeVisible();
    await press('Put back film.mp4');
    expect(await row(/film\.mp4.*In its place/)).toBeVisible();
    expect(ruled).toEqual([
      ['film.mp4', { to: 'takenDown', note: 'It is somebody else’s.', locale: 'en' }],
      ['film.mp4', { to: 'stored' }],
    ]);
    expect(asked).toHaveLength(1);
  });

  it('is not offered for the reader’s own', async () => {
    show('en', [{ files: [FILM] }], { own: 'clara' });
    await row(/film\.mp4/);
    expect(screen.queryByRole('button', { name: /^Take down/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'See film.mp4' })).toBeVisible();
  });

  it('takes several down at once, says before what becomes of each and afterwards what became of it', async () => {
    const own = file('own.mp4', { owner: { uid: 'me', name: 'Me' } });
    const files = [FILM, SHEET, FACE, own];
    const { asked, ruled } = show('en', [{ files }], { overtaken: ['film.mp4'], own: 'me' });
    await row(/film\.mp4/);
    for (const { name } of files) await choose(name);
    await press('Take down…');
    const dialog = within(await screen.findByRole('dialog'));
    const lines = () => dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines()).toEqual([
      'film.mp4In its place → Taken down',
      'sheet.pdfIn its place → Taken down',
      'face.webpStays: it is so already.',
      'own.mp4Stays: it concerns you, somebody else decides.',
    ]);
    await userEvent.type(dialog.getByRole('textbox'), 'Copied.');
    await userEvent.click(dialog.getByRole('button', { name: 'Change 2 rows' }));
    expect(await screen.findByText('One row changed.')).toBeVisible();
    const report = within(screen.getByRole('dialog')).getAllByRole('listitem');
    expect(report.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^film\.mp4It stayed as it was\. Somebody else has decided/),
      'sheet.pdfChanged.',
      'face.webpStays: it is so already.',
      'own.mp4Stays: it concerns you, somebody else decides.',
    ]);
    expect(ruled).toEqual([['sheet.pdf', { to: 'takenDown', note: 'Copied.', locale: 'en' }]]);
    // What somebody else decided is read anew.
    expect(asked).toHaveLength(2);
  });
});
