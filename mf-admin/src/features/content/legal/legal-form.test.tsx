import { type LegalText, NO_LEGAL_TEXT } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { en } from '../../../messages/en.ts';
import { ro } from '../../../messages/ro.ts';
import { useContentEdits } from '../form/use-content-edits.ts';
import { fieldsOf, legalFieldsSchema, legalOf, presentDay } from './legal-fields.ts';
import { LegalForm } from './legal-form.tsx';

addMessages('mf_admin', 'ro', ro);
addMessages('mf_admin', 'en', en);

const PRODUCT = { ro: '## Al produsului', en: '## Of the product' };
const OWN: LegalText = {
  ...{ on: '2026-12-01', own: true, text: { ro: 'Ale noastre', en: 'Our own' } },
  change: { ro: 'Ceva', en: 'Something' },
};

function Trial({ value }: { value: LegalText }) {
  const stored = useMemo(() => ({ rev: 1, doc: fieldsOf(value) }), [value]);
  const edits = useContentEdits({ key: 'terms', stored, schema: legalFieldsSchema, toValue: legalOf });
  return <LegalForm name="terms" edits={edits} present={value} product={PRODUCT} />;
}

function shown(value: LegalText) {
  const element = (
    <LocaleProvider value="ro">
      <Trial value={value} />
    </LocaleProvider>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const text = (locale: 'română' | 'engleză') => screen.getByRole('textbox', { name: `Textul în ${locale}` });
const change = (locale: 'română' | 'engleză') => screen.getByRole('textbox', { name: `Ce s-a schimbat, în ${locale}` });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Salvează' }));

beforeEach(() => sessionStorage.clear());

describe('the form of a legal text', () => {
  it('begins an own text with the one that came with the product, and loses nothing on the way back', async () => {
    shown(NO_LEGAL_TEXT);
    expect(screen.queryByRole('textbox', { name: 'Textul în română' })).not.toBeInTheDocument();
    await choose(/^Textul nostru/);
    expect(text('română')).toHaveValue('## Al produsului');
    await userEvent.type(text('engleză'), ', and ours');
    await choose(/^Textul care a venit/);
    await choose(/^Textul nostru/);
    expect(text('engleză')).toHaveValue('## Of the product, and ours');
  });

  it('says beside each field what is wrong', async () => {
    shown(NO_LEGAL_TEXT);
    await choose(/^Textul nostru/);
    await userEvent.clear(text('engleză'));
    await save();
    for (const field of [text('engleză'), change('română'), change('engleză')])
      expect(field).toHaveAccessibleDescription(/Completează câmpul acesta/);
    expect(text('română')).toBeValid();
    expect(screen.getByRole('group', { name: /^Se aplică din ziua/ })).toHaveAccessibleDescription(/Completează/);
  });

  it('takes no day that is not after the version in force', async () => {
    shown({ ...OWN, on: '2026-11-20', own: false });
    await save();
    expect(screen.getByText(/Alege o zi de după versiunea în vigoare \(23 noiembrie 2026\)/)).toBeInTheDocument();
  });

  it('says who is told of a new version, and that a correction is told to nobody', () => {
    const { unmount } = shown(NO_LEGAL_TEXT);
    expect(screen.getByText(/Cine are cont va vedea ce s-a schimbat/)).toBeInTheDocument();
    unmount();
    shown(OWN);
    expect(screen.getByText(/Schimbarea este o îndreptare/)).toBeInTheDocument();
  });

  it('shows how the text reads, without the HTML in it', async () => {
    const { container } = shown({
      ...OWN,
      text: { ...OWN.text, ro: 'Bun <img src=x onerror=alert(1)> [rău](javascript:1)' },
    });
    expect(screen.getByText('Cum arată în română')).toBeInTheDocument();
    expect(container.querySelector('img, a[href^=javascript]')).toBeNull();
    expect(within(container).getAllByText(/onerror/).length).toBeGreaterThan(0);
  });
});

describe('the version in force', () => {
  it('is the stored one, and the one of the product where that is newer', () => {
    expect(presentDay('terms', OWN)).toBe('2026-12-01');
    expect(presentDay('terms', { ...OWN, on: '2026-11-20', own: false })).toBe('2026-11-23');
    expect(presentDay('terms', NO_LEGAL_TEXT)).toBe('2026-11-23');
  });
});
