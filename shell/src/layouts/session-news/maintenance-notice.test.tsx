import { LocaleProvider } from '@cursiv/shared-i18n';
import { act, render, screen } from '@testing-library/react';
import { MaintenanceNotice } from './maintenance-notice.tsx';

const MAINTENANCE = { ro: 'Lucrăm.', en: 'At work.', endsAt: '2026-11-24T10:01:00.000Z', endsItself: true };

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z') }));
afterEach(() => jest.useRealTimers());

const show = (registry: () => { maintenance?: unknown }, locale: 'ro' | 'en' = 'en') =>
  render(
    <LocaleProvider value={locale}>
      <MaintenanceNotice registry={registry} />
    </LocaleProvider>,
  );
const later = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1_000));

describe('the banner of work on the site', () => {
  it.each([
    ['ro', 'Se lucrează la site', 'Lucrăm.'],
    ['en', 'The site is being worked on', 'At work.'],
  ] as const)('says in %s what is done, and until when', (locale, title, text) => {
    show(() => ({ maintenance: MAINTENANCE }), locale);
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByText(/2026/)).toBeVisible();
  });

  it('goes by itself at its end, or stays without a time until somebody ends it', () => {
    let maintenance: object | undefined = MAINTENANCE;
    const { container } = show(() => ({ maintenance }));
    later(75);
    expect(container).toBeEmptyDOMElement();
    maintenance = { ...MAINTENANCE, endsItself: false };
    later(15);
    expect(screen.getByText('At work.')).toBeVisible();
    expect(screen.queryByText(/2026/)).toBeNull();
    maintenance = undefined;
    later(15);
    expect(container).toBeEmptyDOMElement();
  });

  it('is not there where the registry says nothing of it, or nothing that makes sense', () => {
    expect(show(() => ({})).container).toBeEmptyDOMElement();
    expect(show(() => ({ maintenance: { ro: 'x' } })).container).toBeEmptyDOMElement();
  });
});
