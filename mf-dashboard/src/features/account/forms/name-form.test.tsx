import type { AuthResult } from '@cursiv/shared-auth';
import { keptDocument } from '@cursiv/shared-data/edits';
import { Toaster } from '@cursiv/shared-ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { showInLocale } from '../../../shared/testing/show-in-locale.tsx';
import { NameForm } from './name-form.tsx';

const kept = keptDocument('u1', 'name', z.object({ name: z.string() }));
const saved: AuthResult = { success: true, message: '' };

const showForm = (save: (name: string) => Promise<AuthResult>, locale: 'ro' | 'en' = 'ro') =>
  showInLocale(
    locale,
    <>
      <NameForm name="Ana" save={save} kept={kept} />
      <Toaster label="Noutăți" closeLabel="Închide" />
    </>,
  );

const field = () => screen.getByRole('textbox');
const submit = () => screen.getByRole('button', { name: /Salvează numele|Save the name/ });

/** Clears the toasts, which outlive the test that caused them. */
const readNews = async (text: string) => {
  expect(await screen.findByText(text)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Închide' }));
};

async function write(text: string) {
  await userEvent.clear(field());
  if (text) await userEvent.type(field(), text);
}

beforeEach(() => localStorage.clear());

describe('the form of the name', () => {
  it('saves the name without the spaces around it and says so', async () => {
    const names: string[] = [];
    showForm(async (name) => {
      names.push(name);
      return saved;
    });
    await write('  Ana Pop ');
    await userEvent.click(submit());
    await readNews('Numele a fost salvat.');
    expect(names).toEqual(['Ana Pop']);
    expect(field()).toHaveValue('Ana Pop');
  });

  it.each([
    ['ro', '   ', 'Scrie cum te numești.'],
    ['en', 'a'.repeat(81), 'The name can have at most 80 characters.'],
  ] as const)('says beside the field what is wrong, in %s, and goes there', async (locale, name, text) => {
    const save = jest.fn(async () => saved);
    showForm(save, locale);
    await write(name);
    await userEvent.click(submit());
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    expect(save).not.toHaveBeenCalled();
  });

  it('explains a refusal beside the field and keeps what was typed', async () => {
    showForm(async () => ({ success: false, message: 'network', code: 'offline' }));
    await write('Ana Pop');
    await userEvent.click(submit());
    expect(await screen.findByText(/Nu există conexiune/)).toBeInTheDocument();
    expect(field()).toHaveValue('Ana Pop');
    expect(field()).toHaveFocus();
  });

  it('saves once however often it is sent, and shows that it is under way', async () => {
    const answers: ((result: AuthResult) => void)[] = [];
    showForm(() => new Promise((answer) => answers.push(answer)));
    await write('Ana Pop');
    await userEvent.type(field(), '{Enter}{Enter}');
    await userEvent.click(submit());
    expect(submit()).toHaveAttribute('aria-busy', 'true');
    expect(answers).toHaveLength(1);
    answers[0]?.(saved);
    await readNews('Numele a fost salvat.');
  });

  it('shows a name that changes elsewhere, unless it is being edited', async () => {
    const { rerender } = showForm(async () => saved);
    rerender(<NameForm name="Ana Pop" save={async () => saved} kept={kept} />);
    expect(field()).toHaveValue('Ana Pop');
    await write('Anca');
    rerender(<NameForm name="Ana Popescu" save={async () => saved} kept={kept} />);
    expect(field()).toHaveValue('Anca');
    expect(screen.getByText(/Între timp numele a fost schimbat.*Ana Popescu/)).toBeInTheDocument();
  });

  it('restores text that was typed and never saved, until it is saved', async () => {
    const first = showForm(async () => saved);
    await write('Anca');
    first.unmount();
    showForm(async () => saved);
    expect(field()).toHaveValue('Anca');
    await userEvent.click(submit());
    await readNews('Numele a fost salvat.');
    expect(kept.read()).toBeUndefined();
  });
});
