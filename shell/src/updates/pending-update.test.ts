import { holdReload } from '@cursiv/shared-platform/shell';
import { noteUpdate, reloadWhenUpdated } from './pending-update.ts';

const middleware = reloadWhenUpdated(() => ({
  location: { pathname: '/resources' },
  navigation: { location: { hash: '#cuprins' } },
}));
const navigate = async (address = '/courses/a?x=1') => {
  const request = new Request(`http://localhost${address}`);
  try {
    await middleware({ request } as Parameters<typeof middleware>[0], async () => undefined);
    return 'same document';
  } catch (response) {
    return response instanceof Response ? response.headers.get('location') : response;
  }
};

describe('build updates (spec §4)', () => {
  it('leave navigation alone until there is one, then load the document at the target, hash included', async () => {
    expect(await navigate()).toBe('same document');
    noteUpdate('newer');
    expect(await navigate()).toBe('/courses/a?x=1#cuprins');
  });

  it('wait for uploads, unsaved edits and playback', async () => {
    const letGoOfUpload = holdReload('upload');
    const letGoOfEdit = holdReload('edit');
    letGoOfUpload();
    expect(await navigate()).toBe('same document');
    letGoOfEdit();
    expect(await navigate()).toBe('/courses/a?x=1#cuprins');
  });

  it.each(['/en/resources', '/resources?q=plan'])('do not reload when the page stays the same: %s', async (address) => {
    expect(await navigate(address)).toBe('same document');
  });

  it('wait at most half an hour when the running code must end', async () => {
    jest.useFakeTimers();
    holdReload('upload');
    noteUpdate('ended');
    jest.advanceTimersByTime(30 * 60_000);
    expect(await navigate()).toBe('same document');
    jest.advanceTimersByTime(1);
    expect(await navigate()).toBe('/courses/a?x=1#cuprins');
    jest.useRealTimers();
  });
});
