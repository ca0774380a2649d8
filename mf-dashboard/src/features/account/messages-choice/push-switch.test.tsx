import { AppError } from '@cursiv/shared-domain';
import { Toaster } from '@cursiv/shared-ui';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInLocale } from '../../../shared/testing/show-in-locale.tsx';
import { type PushService, PushSwitch } from './push-switch.tsx';

function show(service: Partial<PushService>, isOn = false, locale: 'ro' | 'en' = 'ro') {
  const asked: string[] = [];
  const whole: PushService = {
    isPossible: true,
    start: async () => {
      asked.push('start');
      return 'on';
    },
    end: async () => void asked.push('end'),
    ...service,
  };
  showInLocale(
    locale,
    <>
      <PushSwitch isOn={isOn} service={whole} />
      <Toaster label="Noutăți" closeLabel="Închide" />
    </>,
  );
  return asked;
}

const NAME = 'Notificări pe acest dispozitiv';
const press = (name = NAME) => userEvent.click(screen.getByRole('switch', { name }));

describe('the switch of pushed messages', () => {
  it('asks nothing of the browser before it is pressed', async () => {
    const asked = show({});
    expect(screen.getByRole('switch', { name: NAME })).not.toBeChecked();
    expect(asked).toEqual([]);
    await press();
    expect(asked).toEqual(['start']);
  });

  it('ends them', async () => {
    const asked = show({}, true);
    expect(screen.getByRole('switch', { name: NAME })).toBeChecked();
    await press();
    expect(asked).toEqual(['end']);
  });

  it.each([
    ['denied', /Browserul nu permite notificări/],
    ['unavailable', /nu poate primi notificări acum/],
  ] as const)('says beside itself that they are %s, and may be tried again', async (start, text) => {
    show({ start: async () => start });
    await press();
    expect(screen.getByRole('switch', { name: NAME })).toHaveAccessibleDescription(text);
    expect(screen.getByRole('switch', { name: NAME })).toBeEnabled();
  });

  it('says that the browser is asking', async () => {
    show({ start: () => new Promise(() => {}) }, false, 'en');
    await press('Notifications on this device');
    expect(screen.getByText('Your browser asks whether it may show them.')).toBeInTheDocument();
  });

  it('says why it cannot be pressed', () => {
    show({ isPossible: false });
    expect(screen.getByRole('switch', { name: NAME })).toBeDisabled();
    expect(screen.getByText(/adaugă întâi Cursiv pe ecranul principal/)).toBeInTheDocument();
  });

  it('tells what the site refused', async () => {
    show({ start: () => Promise.reject(new AppError('too-often')) });
    await press();
    expect(await screen.findByText(/prea des|prea multe/i)).toBeInTheDocument();
  });
});
