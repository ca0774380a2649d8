import { AppError, type AppErrorCode } from '@cursiv/shared-domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInLocale } from '../../../shared/testing/show-in-locale.tsx';
import { StarChoice } from './star-choice.tsx';

/** A place for stars that fails as often as it is told, then works. */
function starsThatFail(...failures: AppErrorCode[]) {
  const saved: number[] = [];
  const save = async (rating: number) => {
    const code = failures.shift();
    if (code) throw new AppError(code, 'not saved');
    saved.push(rating);
  };
  return { save, saved };
}

const star = (name: string) => screen.getByRole('button', { name });

describe('stars at the end of a course', () => {
  it('are thanked for when they are saved', async () => {
    const { save, saved } = starsThatFail();
    showInLocale('ro', <StarChoice save={save} />);
    await userEvent.click(star('4 stele'));
    expect(await screen.findByText(/^Mulțumim/)).toBeVisible();
    expect(saved).toEqual([4]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['ro', '4 stele', /^Cele 4 stele nu s-au salvat, dar au rămas alese\. .*conex/, 'Încearcă din nou'],
    ['en', '4 stars', /^Your 4 stars were not saved, but they stay chosen\. .*connection/, 'Try again'],
  ] as const)(
    'that could not be saved stay chosen, and are saved again in %s',
    async (locale, name, message, again) => {
      const { save, saved } = starsThatFail('offline', 'offline');
      showInLocale(locale, <StarChoice save={save} />);
      await userEvent.click(star(name));
      expect(await screen.findByRole('alert')).toHaveTextContent(message);
      expect(star(name)).toHaveAttribute('aria-pressed', 'true');
      expect(screen.queryByText(/^(Mulțumim|Thank)/)).not.toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: again }));
      expect(await screen.findByRole('alert')).toHaveTextContent(message);
      await userEvent.click(screen.getByRole('button', { name: again }));
      expect(await screen.findByText(/^(Mulțumim|Thank)/)).toBeVisible();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      expect(star(name)).toHaveFocus();
      expect(saved).toEqual([4]);
    },
  );

  it('may be chosen otherwise after they could not be saved', async () => {
    const { save, saved } = starsThatFail('unknown');
    showInLocale('ro', <StarChoice save={save} />);
    await userEvent.click(star('1 stea'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Steaua nu s-a salvat/);
    await userEvent.click(star('5 stele'));
    expect(await screen.findByText(/^Mulțumim/)).toBeVisible();
    expect(saved).toEqual([5]);
  });
});
