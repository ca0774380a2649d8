import { callFunction } from '@cursiv/shared-data';
import { AppError, isAppError } from '@cursiv/shared-domain';
import { configureFirebase } from '@cursiv/shared-firebase';
import { addMessages, LocaleProvider } from '@cursiv/shared-i18n';
import { takeReports } from '@cursiv/shared-platform/shell';
import { render, screen } from '@testing-library/react';
import { en } from '../messages/en.ts';
import { ro } from '../messages/ro.ts';
import { FailureState } from './failure-state.tsx';

addMessages('mf_admin', 'ro', ro);
addMessages('mf_admin', 'en', en);
configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
  appCheck: { debugToken: 'debug' },
  localCloud: 'http://localhost:3010',
});

const fetched = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetched;
});

const show = (locale: 'ro' | 'en', error: AppError) =>
  render(
    <LocaleProvider value={locale}>
      <FailureState error={error} retry={() => undefined} />
    </LocaleProvider>,
  );

describe('what could not be read', () => {
  it.each([
    ['ro', 'Cod: '],
    ['en', 'Code: '],
  ] as const)('has in %s the code of the call that failed unexpectedly', async (locale, label) => {
    let id: string | null = null;
    takeReports(() => undefined);
    globalThis.fetch = (async (address: string) => {
      if (address.includes('exchangeDebugToken')) return Response.json({ token: 'e30.e30.', ttl: '3600s' });
      id = new URL(address).searchParams.get('request');
      return Response.json({ error: { status: 'INTERNAL', message: 'INTERNAL' } }, { status: 500 });
    }) as typeof fetch;
    const error: unknown = await callFunction('listMedia', {}).catch((thrown: unknown) => thrown);
    if (!isAppError(error)) throw new Error('not refused');
    show(locale, error);
    expect(screen.getByText(new RegExp(`${label}${id}$`))).toBeVisible();
  });

  it('has no code for what no function was asked', () => {
    show('en', new AppError('offline'));
    expect(screen.queryByText(/Code:/)).toBeNull();
  });
});
