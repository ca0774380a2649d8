import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import type { PointerFile, RegistryEntry, RegistryFile } from '@cursiv/shared-platform';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '../../messages/en.ts';
import { SectionReleases } from './section-releases.tsx';

addMessages('mf_admin', 'en', en);

const ref = (buildId: string) => ({ buildId, integrity: 'sha384-x' });
const pointer: PointerFile = {
  schema: 1,
  section: 'mf_public',
  revision: 1,
  stable: ref('b2'),
  canary: { ...ref('b3'), percent: 10 },
  previous: [{ ...ref('b1'), liveUntil: '2026-11-20T10:00:00Z' }],
};
const registryWith = (more: Partial<RegistryEntry> = {}): RegistryFile => ({
  schema: 1,
  revision: 7,
  sections: {
    mf_public: { origin: 'https://public.test', owns: ['/'], ...more },
    mf_admin: { origin: 'https://admin.test', owns: ['/admin'] },
  },
});

type Shown = { section?: string; registry?: RegistryFile; deployed?: RegistryFile; pointer?: PointerFile | undefined };
const show = ({ section = 'mf_public', registry = registryWith(), deployed = registryWith(), ...rest }: Shown = {}) =>
  render(
    <LocaleProvider value="en">
      <SectionReleases
        section={section}
        registry={registry}
        deployed={deployed}
        pointer={'pointer' in rest ? rest.pointer : pointer}
        figures={{ b2: { visits: 90, failed: 0 }, b3: { visits: 10, failed: 2 } }}
      />
    </LocaleProvider>,
  );
const button = (name: string | RegExp) => screen.queryByRole('button', { name });

describe('a section on the page of releases', () => {
  it('shows who runs what and how much fails', () => {
    show();
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows[1]).toMatch(/^b2.*Everybody has it.*90 \(90%\).*0%/);
    expect(rows[2]).toMatch(/^b3.*Tried out by 10%.*10 \(10%\).*20%/);
    expect(rows[3]).toMatch(/^b1.*Kept/);
  });

  it('asks before anything that visitors feel, and sends nothing when one turns back', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Pin b1' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Pin mf_public to b1?' });
    await userEvent.keyboard('{Escape}');
    expect(dialog).not.toBeInTheDocument();
  });

  it('wants both languages before it switches a section off', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Switch the section off' }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.type(within(dialog).getByLabelText(/in Romanian/), 'Revenim la ora 14.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Switch the section off' }));
    expect(within(dialog).getAllByText('Write what visitors read in this language.')).toHaveLength(1);
  });

  it.each(['', '101', '-1', 'ten'])('takes no "%s" for a share', async (typed) => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Change the share b3' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    const field = dialog.getByLabelText(/in percent/);
    await userEvent.clear(field);
    if (typed) await userEvent.type(field, typed);
    await userEvent.click(dialog.getByRole('button', { name: 'Change the share' }));
    expect(screen.getByText('Write a number from 0 to 100.')).toBeVisible();
  });

  it('offers nothing that the deployed file decides, nor to switch off its own section', () => {
    const pinned = registryWith({ pin: ref('b1') });
    const { unmount } = show({ registry: pinned, deployed: pinned });
    expect(button('Unpin')).toBeNull();
    expect(button(/^Pin /)).toBeNull();
    unmount();
    show({ section: 'mf_admin', pointer: { ...pointer, section: 'mf_admin' } });
    expect(button('Switch the section off')).toBeNull();
  });

  it('goes back by ending the trial first, then by pinning the release before', () => {
    const { unmount } = show();
    expect(button('Take back')).toBeVisible();
    unmount();
    show({ registry: registryWith({ canary: { buildId: 'b3', percent: 0 } }) });
    expect(button('Go back to b1')).toBeVisible();
  });

  it('says that a section does not answer, and still lets it be switched off', () => {
    show({ pointer: undefined });
    expect(screen.getByText(/does not say which releases/)).toBeVisible();
    expect(button('Switch the section off')).toBeVisible();
  });
});
