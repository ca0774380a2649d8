import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckboxField } from './choices/checkbox-field.tsx';
import { PasswordField } from './password/password-field.tsx';
import { TextField } from './text-field.tsx';

describe('a form field', () => {
  it('is named by its label and described by its hint', () => {
    render(<TextField label="E-mail" hint="We write only about your courses" />);
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    expect(input).toHaveAccessibleDescription('We write only about your courses');
    expect(input).toBeValid();
    expect(input).not.toBeRequired();
  });

  it('is invalid and described by both hint and error when there is an error', () => {
    render(<TextField label="E-mail" hint="Yours alone" error="The @ is missing" required />);
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('Yours alone The @ is missing');
  });

  it('passes name, ref and handlers to the control, as register of react-hook-form expects', async () => {
    const change = jest.fn();
    const blur = jest.fn();
    let element: HTMLInputElement | null = null;
    const ref = (node: HTMLInputElement | null) => {
      element = node;
    };
    render(<TextField label="Name" name="name" onChange={change} onBlur={blur} ref={ref} />);
    const input = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.type(input, 'An');
    await userEvent.tab();
    expect(input).toHaveAttribute('name', 'name');
    expect(element).toBe(input);
    expect(change).toHaveBeenCalledTimes(2);
    expect(blur).toHaveBeenCalledTimes(1);
  });

  it('shows a password on request and hides it again', async () => {
    render(
      <PasswordField
        label="Password"
        showLabel="Show password"
        hideLabel="Hide password"
        autoComplete="new-password"
      />,
    );
    const input = screen.getByLabelText('Password');
    expect(input).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input).toHaveAttribute('type', 'password');
  });

  it('is checked by a press on the words beside the box', async () => {
    render(<CheckboxField label="I agree" error="Needed to go on" />);
    const box = screen.getByRole('checkbox', { name: 'I agree' });
    await userEvent.click(screen.getByText('I agree'));
    expect(box).toBeChecked();
    expect(box).toHaveAccessibleDescription('Needed to go on');
  });
});
