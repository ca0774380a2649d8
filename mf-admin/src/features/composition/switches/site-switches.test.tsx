import type { StoredOrders } from '@cursiv/shared-domain';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { en } from '../../../messages/en.ts';
import { ro } from '../../../messages/ro.ts';
import { SiteSwitches } from './site-switches.tsx';

addMessages('mf_admin', 'en', en);
addMessages('mf_admin', 'ro', ro);

const show = (switches: StoredOrders['switches'] = {}, locale: 'ro' | 'en' = 'en') =>
  render(
    <LocaleProvider value={locale}>
      <SiteSwitches orders={{ revision: 3, sections: {}, switches }} />
    </LocaleProvider>,
  );
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Change: Notifications on devices' }));
  return within(await screen.findByRole('alertdialog', { name: 'Who has “Notifications on devices”?' }));
};
const save = (dialog: ReturnType<typeof within>) => userEvent.click(dialog.getByRole('button', { name: 'Save' }));

describe('the switches', () => {
  it('say who has each feature, and that nothing is ordered where that is so', () => {
    show({ push: { for: 'share', percent: 25 } });
    expect(lines()).toEqual([
      expect.stringContaining('For 25 % of the browsers'),
      expect.stringContaining('On for everybody'),
    ]);
  });

  it.each([
    [{ for: 'nobody' }, 'Oprită'],
    [{ for: 'roles', roles: ['support', 'translator'] }, 'Pentru: Asistență și Editor de traduceri'],
  ])('say it in Romanian: %j', (push, text) => {
    show({ push }, 'ro');
    expect(screen.getByText(text)).toBeVisible();
  });

  it('take a whole share alone', async () => {
    show();
    const dialog = await ask();
    await userEvent.selectOptions(dialog.getByLabelText('Who has it'), 'For a share of the browsers');
    const percent = dialog.getByLabelText(/Percent of the browsers/);
    await userEvent.clear(percent);
    await userEvent.type(percent, '100');
    await save(dialog);
    expect(percent).toHaveAccessibleDescription(/Write a whole number from 1 to 99/);
  });

  it('ask for a role at least', async () => {
    show({ push: { for: 'roles', roles: ['support'] } });
    const dialog = await ask();
    expect(dialog.getByLabelText('Support')).toBeChecked();
    await userEvent.click(dialog.getByLabelText('Support'));
    await save(dialog);
    expect(dialog.getByText('Choose at least one role.')).toBeVisible();
  });
});
