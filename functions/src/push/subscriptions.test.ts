import { MOST_PUSHED } from '@cursiv/shared-domain';
import { isPublicAddress } from '../outside/public-address.ts';
import { signOutEverywhere } from '../sessions/sign-out-everywhere.ts';
import { memoryStore } from '../store/memory-store.ts';
import {
  forgetSubscriptions,
  renewSubscription,
  saveSubscription,
  subscriptionRequestSchema,
} from './subscriptions.ts';
import { PushedBrowser } from './testing/pushed-browser.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const { keys } = new PushedBrowser();
const PHONE = 'phone-of-somebody';
const OUTSIDE = { resolve: async () => [], isAllowed: isPublicAddress, ports: ['', '443'], local: [], timeoutMs: 1 };

function site() {
  const documents = new Map<string, Record<string, unknown>>([
    ['users/ana', { name: 'Ana' }],
    ['users/ion', { name: 'Ion' }],
  ]);
  const store = memoryStore(documents);
  const endpoints = (uid: string) =>
    [...documents.values()]
      .filter((fields) => fields.uid === uid && 'endpoint' in fields)
      .map(({ endpoint }) => endpoint);
  const save = (uid: string, endpoint: string, device = PHONE, now = NOW) =>
    saveSubscription(store, OUTSIDE, { device, endpoint, keys }, { uid, hasVerifiedEmail: true, signedInAt: now }, now);
  return { documents, store, endpoints, save };
}

describe('a subscription', () => {
  it('is one for each browser, the newest', async () => {
    const { endpoints, save } = site();
    await save('ana', 'https://push.example/1');
    await save('ana', 'https://push.example/2');
    await save('ana', 'https://push.example/2');
    await save('ana', 'https://push.example/desk', 'desk-of-somebody');
    expect(endpoints('ana')).toEqual(['https://push.example/2', 'https://push.example/desk']);
  });

  it('takes the place of the oldest when there are too many', async () => {
    const { endpoints, save } = site();
    for (let index = 0; index <= MOST_PUSHED; index += 1)
      await save('ana', `https://push.example/${index}`, `browser-number-${index}`, later(index));
    expect(endpoints('ana')).toHaveLength(MOST_PUSHED);
    expect(endpoints('ana')).not.toContain('https://push.example/0');
  });

  it('goes over to who uses the browser now', async () => {
    const { endpoints, save } = site();
    await save('ana', 'https://push.example/1');
    await save('ion', 'https://push.example/1');
    expect([endpoints('ana'), endpoints('ion')]).toEqual([[], ['https://push.example/1']]);
  });

  it('is forgotten with its browser, and no other person’s with it', async () => {
    const { endpoints, save, store } = site();
    await save('ana', 'https://push.example/1');
    await save('ion', 'https://push.example/2');
    await forgetSubscriptions(store, 'ion', 'another-browser-1');
    await forgetSubscriptions(store, 'ana', PHONE);
    expect([endpoints('ana'), endpoints('ion')]).toEqual([[], ['https://push.example/2']]);
  });

  it('is forgotten when its person signs out everywhere', async () => {
    const { endpoints, save, store } = site();
    await save('ana', 'https://push.example/1');
    await save('ion', 'https://push.example/2');
    await signOutEverywhere(store, async () => undefined, 'ana', NOW);
    expect([endpoints('ana'), endpoints('ion')]).toEqual([[], ['https://push.example/2']]);
  });

  it('belongs to the newest session of its browser', async () => {
    const { documents, save, store } = site();
    await save('ana', 'https://push.example/1');
    await renewSubscription(store, 'ana', PHONE, later(5));
    await renewSubscription(store, 'ana', PHONE, later(-5));
    const [subscription] = [...documents.values()].filter((fields) => 'endpoint' in fields);
    expect(subscription?.signedInAt).toEqual(later(5));
  });

  it('is nobody’s without a profile', async () => {
    const { save } = site();
    await expect(save('nobody', 'https://push.example/1')).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each([
    'http://push.example/1',
    'https://push.example:8443/1',
    'https://user:word@push.example/1',
    'https://localhost/1',
    'https://127.0.0.1/1',
    'https://169.254.169.254/latest',
    'https://[::1]/1',
    'https://[::ffff:10.0.0.1]/1',
    'https://2130706433/1',
  ])('is not taken for %s', async (endpoint) => {
    const { endpoints, save } = site();
    await expect(save('ana', endpoint)).rejects.toMatchObject({ code: 'invalid' });
    expect(endpoints('ana')).toEqual([]);
  });

  const fit = { device: PHONE, endpoint: 'https://push.example/1', keys };
  it('has the form in which browsers tell it', () => {
    expect(subscriptionRequestSchema.safeParse(fit).success).toBe(true);
  });
  it.each([
    ['no address', { ...fit, endpoint: 'push' }],
    ['an address without end', { ...fit, endpoint: `https://push.example/${'x'.repeat(1000)}` }],
    ['a device with a path', { ...fit, device: '../../users/ana' }],
    ['a key off the curve', { ...fit, keys: { ...keys, p256dh: `B${'A'.repeat(86)}` } }],
    ['a short secret', { ...fit, keys: { ...keys, auth: 'AAAA' } }],
    ['anything else', { ...fit, uid: 'ion' }],
  ])('is refused with %s', (_, request) => {
    expect(subscriptionRequestSchema.safeParse(request).success).toBe(false);
  });
});
