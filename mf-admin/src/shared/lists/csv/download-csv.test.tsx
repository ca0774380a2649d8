import { AppError } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ro } from '../../../messages/ro.ts';
import { DownloadCsv } from './download-csv.tsx';

addMessages('mf_admin', 'ro', ro);

interface Guest {
  name: string;
  at: Date | undefined;
  visits: number;
}
const GUESTS: Guest[] = [
  { name: 'Ștefan Țurcanu', at: new Date('2026-11-26T08:30:00Z'), visits: 3 },
  { name: '=HYPERLINK("http://rau")', at: undefined, visits: 0 },
  { name: 'Altcineva', at: new Date(0), visits: 1 },
];

/** What the browser was given to save, in place of its dialog. */
let saved: { name: string; blob: Blob }[];
beforeEach(() => {
  saved = [];
  URL.createObjectURL = (blob) => {
    saved.push({ name: '', blob: blob as Blob });
    return 'blob:saved';
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    Object.assign(saved.at(-1) ?? {}, { name: this.download });
  });
});
afterEach(() => jest.restoreAllMocks());

/** What a file says, its mark of the encoding included. */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });

const show = (read: (heard: (count: number) => void) => Promise<Guest[]>) =>
  render(
    <LocaleProvider value="ro">
      <DownloadCsv
        file="oaspeti"
        read={read}
        isWanted={({ name }) => name !== 'Altcineva'}
        columns={[
          { header: 'Nume', value: ({ name }) => name },
          { header: 'Când (UTC)', value: ({ at }) => at },
          { header: 'Vizite', value: ({ visits }) => visits },
        ]}
      />
    </LocaleProvider>,
  );
const download = () => userEvent.click(screen.getByRole('button', { name: 'Descarcă pentru foi de calcul' }));

it('a list is saved with what its search lets through, ș and ț whole, and no formula in it', async () => {
  show(async () => GUESTS);
  await download();
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['oaspeti.csv']));
  expect(await textOf((saved[0] as { blob: Blob }).blob)).toBe(
    [
      '\uFEFF"Nume";"Când (UTC)";"Vizite"',
      '"Ștefan Țurcanu";"2026-11-26T08:30:00.000Z";3',
      '"\'=HYPERLINK(""http://rau"")";"";0',
      '',
    ].join('\r\n'),
  );
});

it('a long list tells how many rows are read, and saves nothing while it cannot be read', async () => {
  let fail: (error: Error) => void = () => {};
  show((heard) => {
    heard(20);
    return new Promise((_, reject) => {
      fail = reject;
    });
  });
  await download();
  expect(await screen.findByText('20 de rânduri citite')).toHaveAttribute('role', 'status');
  fail(new AppError('no-access'));
  await waitFor(() => expect(screen.queryByText('20 de rânduri citite')).not.toBeInTheDocument());
  expect(saved).toEqual([]);
});
