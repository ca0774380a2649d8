import { LocaleProvider } from '@cursiv/shared-i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { DateField } from './date-field.tsx';

function Trial(props: Partial<ComponentProps<typeof DateField>> & { locale?: 'ro' | 'en' }) {
  const { locale = 'ro', value: first = '2026-03-10', ...field } = props;
  const [value, setValue] = useState(first);
  return (
    <LocaleProvider value={locale}>
      <DateField label="Ziua" value={value} onChange={setValue} {...field} />
      <output>{value}</output>
    </LocaleProvider>
  );
}

describe('a date field', () => {
  it('speaks Romanian, begins weeks on Monday and takes the chosen day', async () => {
    render(<Trial />);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('heading', { name: 'martie 2026' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent(/^lun/i);
    await userEvent.click(screen.getByRole('button', { name: /vineri, 20 martie 2026/ }));
    expect(screen.getByRole('status')).toHaveTextContent('2026-03-20');
  });

  it('is typed part by part', async () => {
    render(<Trial value="" locale="en" />);
    await userEvent.click(screen.getByRole('spinbutton', { name: /day/ }));
    await userEvent.keyboard('24112026');
    expect(screen.getByRole('status')).toHaveTextContent('2026-11-24');
  });

  it('does not offer what may not be chosen', async () => {
    render(<Trial min="2026-03-05" max="2026-03-25" isUnavailable={(day) => day === '2026-03-12'} />);
    await userEvent.click(screen.getByRole('button'));
    for (const day of ['4 martie', '12 martie', '26 martie'])
      expect(screen.getByRole('button', { name: new RegExp(`, ${day} 2026`) })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
  });

  it('ties hint and error to its parts', () => {
    render(<Trial hint="Între luni și vineri." error="Alege o zi." required />);
    const day = screen.getByRole('spinbutton', { name: /^zi,/ });
    expect(day).toHaveAccessibleDescription(/Alege o zi\./);
    expect(day).toHaveAccessibleDescription(/Între luni și vineri\./);
    expect(day).toHaveAttribute('aria-invalid', 'true');
  });

  it('treats an invalid date as none', () => {
    render(<Trial value="31 februarie" />);
    expect(screen.getByRole('spinbutton', { name: /^zi,/ })).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^gol/i),
    );
  });
});
