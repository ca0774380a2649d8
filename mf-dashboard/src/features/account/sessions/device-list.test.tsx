import type { SessionEntry } from '@cursiv/shared-domain';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInLocale } from '../../../shared/testing/show-in-locale.tsx';
import { DeviceList } from './device-list.tsx';

const AT = new Date('2026-11-24T10:00:00Z');
const entry = (changes: Partial<SessionEntry>): SessionEntry => ({
  ...{ id: 'desk', browser: 'firefox', system: 'linux', startedAt: AT, usedAt: AT },
  ...changes,
});
const show = (locale: 'ro' | 'en', ...sessions: SessionEntry[]) =>
  showInLocale(
    locale,
    <DeviceList
      sessions={sessions}
      isHere={(id) => id === 'here'}
      isPushed={(id) => id === 'phone'}
      endPush={async (id) => void ended.push(id)}
    />,
  );
const ended: string[] = [];
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

describe('the devices of an account', () => {
  it('are named in plain words with the day of their last use; this browser stands first and says so', () => {
    show('ro', entry({}), entry({ id: 'here', browser: 'safari', system: 'ios' }));
    expect(lines()).toEqual([
      'Safari pe iOSAcest browserFolosit ultima dată la 24 noiembrie 2026',
      'Firefox pe LinuxFolosit ultima dată la 24 noiembrie 2026',
    ]);
  });

  it('that nobody knows are called so', () => {
    show('en', entry({ browser: 'other', system: 'other' }));
    expect(lines()).toEqual(['Another browser on another systemLast used on 24 November 2026']);
  });

  it('say that they get messages, which can be stopped from here', async () => {
    show('en', entry({}), entry({ id: 'phone', browser: 'chrome', system: 'android' }));
    expect(screen.getAllByText('Gets messages')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Stop the messages on Chrome on Android' }));
    expect(ended).toEqual(['phone']);
  });

  it('may be none yet', () => {
    show('en');
    expect(screen.getByText('The list is made while you use the site.')).toBeInTheDocument();
  });
});
