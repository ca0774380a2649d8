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

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('new terms', () => {
  it('say what has changed since the last that were accepted, with the whole text a step away', () => {
    show(async () => {}, 'en');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('listitem')).toHaveTextContent(/Privacy, 24 November 2026: Added: the list of browsers/);
    expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/en/privacy');
  });

  it('are accepted once, and this device asks no more', async () => {
    const accepted: string[] = [];
    show(async (version) => void accepted.push(version));
    await press('Accept');
    expect(await screen.findByText('Am notat că accepți.')).toBeInTheDocument();
    expect(accepted).toEqual([TERMS_VERSION]);
    await expect(agreementNews('ana')).resolves.toBeUndefined();
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
