import { TERMS_VERSION } from '@cursiv/shared-domain';
import { LocaleProvider } from '@cursiv/shared-i18n';
import { Link } from '@cursiv/shared-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { agreementNews } from './agreement-news.ts';
import { AgreementNotice } from './agreement-notice.tsx';

const show = (accept: (version: string) => Promise<void>, locale: 'ro' | 'en' = 'ro', since = '2026-11-23') =>
  render(
    <LocaleProvider value={locale}>
      <MemoryRouter>
        <AgreementNotice uid="ana" since={since} Link={Link} accept={accept} />
      </MemoryRouter>
    </LocaleProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** What the site answers; without it, the product's changes are told. */
const answer = (changes: object[]) => {
  global.fetch = jest.fn().mockResolvedValue({ json: async () => ({ changes }) });
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.head.innerHTML = '';
  global.fetch = jest.fn().mockRejectedValue(new TypeError('offline'));
});

describe('new terms', () => {
  it('say what has changed since the last that were accepted, with the whole text a step away', async () => {
    show(async () => {}, 'en');
    const [newest, other] = await screen.findAllByRole('listitem');
    expect(newest).toHaveTextContent(/^Privacy, 27 November 2026: Added what was kept without being named here/);
    expect(other).toHaveTextContent(/^Privacy, 24 November 2026: Added: the list of browsers/);
    for (const link of screen.getAllByRole('link', { name: 'Privacy' }))
      expect(link).toHaveAttribute('href', '/en/privacy');
  });

  it('are accepted once, and this device asks no more', async () => {
    const accepted: string[] = [];
    show(async (version) => void accepted.push(version));
    await press('Accept');
    expect(await screen.findByText('Am notat că accepți.')).toBeInTheDocument();
    expect(accepted).toEqual([TERMS_VERSION]);
    await expect(agreementNews('ana')).resolves.toBeUndefined();
  });

  it('are the ones of an administrator, told and accepted by the day in the document', async () => {
    document.head.innerHTML = '<meta name="terms-day" content="2026-12-01">';
    answer([
      { text: 'terms', on: '2026-12-01', change: 'Another court.' },
      { text: 'privacy', on: '2026-11-24', change: 'Known.' },
    ]);
    const accepted: string[] = [];
    show(async (version) => void accepted.push(version), 'en', '2026-11-24');
    expect(await screen.findByRole('listitem')).toHaveTextContent('Terms of use, 1 December 2026: Another court.');
    await press('I accept');
    expect(await screen.findByText('We have noted that you accept.')).toBeInTheDocument();
    expect(accepted).toEqual(['2026-12-01']);
  });

  it('may wait until the browser is closed', async () => {
    const { container } = show(async () => {});
    await press('Mai târziu');
    expect(container).toBeEmptyDOMElement();
    await expect(agreementNews('ana')).resolves.toBeUndefined();
  });

  it('whose acceptance could not be noted say so, and can be accepted again', async () => {
    jest.spyOn(console, 'info').mockImplementationOnce(() => {});
    const accept = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(undefined);
    show(accept);
    await press('Accept');
    expect(await screen.findByRole('alert')).toHaveTextContent('Nu am putut nota.');
    await press('Accept');
    expect(await screen.findByText('Am notat că accepți.')).toBeInTheDocument();
  });
});
