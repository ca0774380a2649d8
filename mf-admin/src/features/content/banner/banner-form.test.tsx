import type { Banner } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { en } from '../../../messages/en.ts';
import { ro } from '../../../messages/ro.ts';
import { useContentEdits } from '../form/use-content-edits.ts';
import { bannerFieldsSchema, bannerOf, fieldsOf } from './banner-fields.ts';
import { BannerForm } from './banner-form.tsx';

addMessages('mf_admin', 'ro', ro);
addMessages('mf_admin', 'en', en);

const ZONE = 'Europe/Bucharest';
const BANNER: Banner = {
  text: { ro: 'Revenim vineri.', en: 'Back on Friday.' },
  link: '/courses',
  from: '2026-12-01T08:00:00.000Z',
  until: '2026-12-03T08:00:00.000Z',
};

function Trial({ rev = 1, banner = BANNER, decides = true }: { rev?: number; banner?: Banner; decides?: boolean }) {
  const stored = useMemo(() => ({ rev, doc: fieldsOf(banner, ZONE) }), [rev, banner]);
  const edits = useContentEdits({
    ...{ key: 'banner', stored, schema: bannerFieldsSchema },
    toValue: (fields) => bannerOf(fields, ZONE),
  });
  return <BannerForm edits={edits} present={banner} decides={decides} />;
}

function shown(props: Parameters<typeof Trial>[0] = {}) {
  const element = (
    <LocaleProvider value="ro">
      <Trial {...props} />
    </LocaleProvider>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}
const text = (locale: 'română' | 'engleză') => screen.getByRole('textbox', { name: `Anunțul în ${locale}` });
const link = () => screen.getByRole('textbox', { name: 'Pagina la care duce' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvează' }));

beforeEach(() => sessionStorage.clear());

describe('the form of the banner', () => {
  it('says beside each field what is wrong, brings its language to the front, and loses nothing', async () => {
    shown();
    await userEvent.clear(text('engleză'));
    await userEvent.clear(link());
    await userEvent.type(link(), 'https://evil.test');
    await save();
    expect(text('engleză')).toHaveAccessibleDescription(/Completează câmpul/);
    expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
    expect(link()).toHaveAccessibleDescription(/Scrie o adresă din site/);
    expect(link()).toHaveValue('https://evil.test');
    expect(text('română')).toBeValid();
  });

  it('shows what somebody else has changed meanwhile, and keeps what was typed on top of it', async () => {
    const { unmount } = shown();
    await userEvent.type(text('engleză'), ' Really.');
    unmount();
    shown({ rev: 2, banner: { ...BANNER, text: { ...BANNER.text, ro: 'Revenim sâmbătă.' } } });
    expect(screen.getByText('Altcineva a salvat între timp altceva')).toBeInTheDocument();
    expect(screen.getByText('vineri', { selector: 'del' })).toBeInTheDocument();
    expect(screen.getByText('sâmbătă', { selector: 'ins' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Păstrează schimbările mele' }));
    expect(text('română')).toHaveValue('Revenim sâmbătă.');
    expect(text('engleză')).toHaveValue('Back on Friday. Really.');
  });

  it('lets an editor of translations change texts alone', () => {
    shown({ decides: false });
    expect(text('română')).toBeEnabled();
    expect(link()).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Golește anunțul' })).not.toBeInTheDocument();
  });

  it('is emptied as a whole', async () => {
    shown();
    await userEvent.click(screen.getByRole('button', { name: 'Golește anunțul' }));
    expect([text('română'), text('engleză'), link()].map((field) => (field as HTMLInputElement).value)).toEqual([
      ...['', '', ''],
    ]);
  });
});

describe('the fields of a banner', () => {
  it('hold its instants as the clock of a zone shows them, and give them back', () => {
    expect(fieldsOf(BANNER, ZONE)).toMatchObject({ fromDay: '2026-12-01', fromTime: '10:00' });
    expect(bannerOf(fieldsOf(BANNER, ZONE), ZONE)).toEqual(BANNER);
    expect(bannerOf({ ...fieldsOf(BANNER, ZONE), fromTime: '' }, ZONE).from).toBeNull();
  });
});
