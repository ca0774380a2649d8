import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { showInLocale } from '../../../shared/testing/show-in-locale.tsx';
import { PreferencesForm } from './preferences-form.tsx';

const own = (fields: object) =>
  localStorage.setItem('cursiv:own-preferences', JSON.stringify({ of: 'ana', unsent: [], ...fields }));

const show = (locale: 'ro' | 'en') =>
  showInLocale(locale, <RouterProvider router={createMemoryRouter([{ path: '/', element: <PreferencesForm /> }])} />);

afterEach(() => localStorage.clear());

describe('a choice that the account did not take', () => {
  it('is told beside its control alone, until another is chosen', async () => {
    own({ speed: 1.5, theme: 'dark', refused: ['speed'] });
    show('en');
    const speed = screen.getByLabelText('Speed of films');
    expect(speed).toBeInvalid();
    expect(speed).toHaveAccessibleDescription(/did not take this choice/);
    expect(speed).toHaveValue('1.5');
    expect(screen.getByLabelText('Appearance')).toBeValid();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await userEvent.selectOptions(speed, 'Normal');
    expect(speed).toBeValid();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['the upper captions', 'captions', 'Subtitrări'],
    ['the lower captions', 'secondCaptions', 'Subtitrări'],
    ['the next lesson', 'autoplayNext', 'Treci singur la lecția următoare'],
    ['the goal', 'weeklyGoal', 'Țel săptămânal'],
  ])('is told in Romanian: %s', (_, name, label) => {
    own({ refused: [name] });
    show('ro');
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(/Contul nu a primit/);
  });

  it('of the zone stands below it', () => {
    own({ refused: ['timeZone'] });
    show('ro');
    expect(within(screen.getByText(/Fus/).closest('div') as HTMLElement).getByRole('alert')).toHaveTextContent(
      /Contul nu a primit/,
    );
  });
});
