import type { MailTexts } from '@cursiv/shared-domain';
import * as product from '@cursiv/shared-domain/mail-texts';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { en } from '../../../messages/en.ts';
import { ro } from '../../../messages/ro.ts';
import { useContentEdits } from '../form/use-content-edits.ts';
import { fieldsOf, mailFieldsSchema, putBack, textsOf } from './mail-fields.ts';
import { MailForm } from './mail-form.tsx';
import { MailPaper } from './mail-paper.tsx';

addMessages('mf_admin', 'ro', ro);
addMessages('mf_admin', 'en', en);

const NONE = { ro: '', en: '' };
const subject = (words: string) => ({ subject: { ...NONE, ro: words }, opening: NONE });

type TrialProps = { value?: MailTexts; rev?: number };
const EMPTY: MailTexts = { texts: {} };
function Trial({ value = EMPTY, rev = 1 }: TrialProps) {
  const stored = useMemo(() => ({ rev, doc: fieldsOf(value) }), [rev, value]);
  const edits = useContentEdits({ key: 'mails', stored, schema: mailFieldsSchema, toValue: textsOf });
  return <MailForm edits={edits} product={product} />;
}

function shown(props: TrialProps = {}) {
  const element = (
    <LocaleProvider value="ro">
      <Trial {...props} />
    </LocaleProvider>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}
const kind = () => screen.getByRole('combobox', { name: 'Felul e-mailului' });
const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const paste = async (name: string, words: string) => {
  await userEvent.click(field(name));
  await userEvent.paste(words);
};

beforeEach(() => sessionStorage.clear());

describe('the form of the texts of mails', () => {
  it('says what the product says beside each field, and what may be filled in', async () => {
    shown();
    await userEvent.selectOptions(kind(), 'booking.confirmed');
    expect(kind()).toHaveAccessibleDescription(/\{\{name\}\}, \{\{title\}\}, \{\{at\}\}/);
    expect(field('Primul paragraf în română')).toHaveAccessibleDescription(
      /Textul produsului: \{\{name\}\} a confirmat „\{\{title\}\}”: \{\{at\}\}\./,
    );
    expect(field('Subiectul în engleză')).toHaveValue('');
    await userEvent.selectOptions(kind(), 'security.copied');
    expect(kind()).toHaveAccessibleDescription(/nu au locuri de completat/);
  });

  it('refuses what the mail cannot fill in and what it needs, beside the field, and keeps what was typed', async () => {
    shown();
    await userEvent.selectOptions(kind(), 'review.hidden');
    await paste('Subiectul în română', 'Bună, {{address}}');
    await paste('Primul paragraf în engleză', 'Something was hidden.');
    await press('Salvează');
    expect(field('Subiectul în română')).toHaveAccessibleDescription(/numai: \{\{title\}\}/);
    expect(field('Primul paragraf în engleză')).toHaveAccessibleDescription(/are nevoie de toate: \{\{title\}\}/);
    expect(field('Subiectul în română')).toHaveValue('Bună, {{address}}');
  });

  it('brings the mail to the front that stands in the way of saving', async () => {
    shown();
    await userEvent.selectOptions(kind(), 'security.copied');
    await paste('Subiectul în română', '{{name}}');
    await userEvent.selectOptions(kind(), 'review.hidden');
    await press('Salvează');
    expect(kind()).toHaveValue('security.copied');
    expect(field('Subiectul în română')).toHaveAccessibleDescription(/Scoate acoladele/);
  });

  it('goes back to the text of the product, of the mail that is shown alone', async () => {
    shown({ value: { texts: { 'review.hidden': subject('Ascunsă'), 'security.copied': subject('Gata') } } });
    await userEvent.selectOptions(kind(), 'review.hidden');
    expect(
      screen.getByRole('option', { name: /^Recenzia ta pentru „…” a fost ascunsă.* \(schimbat\)$/ }),
    ).toBeVisible();
    await press('Revino la textul produsului');
    expect(field('Subiectul în română')).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Revino la textul produsului' })).toBeNull();
    await userEvent.selectOptions(kind(), 'security.copied');
    expect(field('Subiectul în română')).toHaveValue('Gata');
  });

  it('shows what somebody else has changed meanwhile, and keeps what was typed on top of it', async () => {
    const { unmount } = shown();
    await userEvent.selectOptions(kind(), 'review.hidden');
    await paste('Subiectul în engleză', 'About your review');
    unmount();
    shown({ rev: 2, value: { texts: { 'review.hidden': subject('Despre recenzia ta') } } });
    expect(screen.getByText('Altcineva a salvat între timp altceva')).toBeInTheDocument();
    await press('Păstrează schimbările mele');
    await userEvent.selectOptions(kind(), 'review.hidden');
    expect(field('Subiectul în engleză')).toHaveValue('About your review');
    expect(field('Subiectul în română')).toHaveValue('Despre recenzia ta');
  });
});

describe('bringing back what was before a change', () => {
  it('leaves alone what was changed since', () => {
    const now = fieldsOf({ texts: { 'review.hidden': subject('Doi'), 'security.copied': subject('Gata') } });
    const back = putBack(
      now,
      { texts: { 'review.hidden': subject('Unu') } },
      { texts: { 'review.hidden': subject('Doi') } },
    );
    expect(textsOf(back).texts).toEqual({ 'review.hidden': subject('Unu'), 'security.copied': subject('Gata') });
  });
});

describe('a mail on paper', () => {
  it('has its words and styles, and nothing that leads or runs', () => {
    const { container } = render(
      <MailPaper
        locale="ro"
        html={
          '<html><head><style>p{}</style></head><body style="margin:0"><div><p style="margin:0 0 16px;font-size:18px;">1 &lt; 2 style=&quot;x&quot;</p><a href="https://x.test" style="color:#ffffff">Vezi</a><img src="x" onerror="alert(1)"><script>alert(1)</script></div></body></html>'
        }
      />,
    );
    expect(screen.getByText('1 < 2 style="x"')).toHaveStyle({ fontSize: '18px' });
    expect(screen.getByText('Vezi').tagName).toBe('SPAN');
    expect(container.querySelector('a, img, script, style, [href]')).toBeNull();
  });
});
