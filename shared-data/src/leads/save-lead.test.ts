import type { Lead } from '@cursiv/shared-domain';
import { configureFirebase } from '@cursiv/shared-firebase';
import { saveLead } from './save-lead.ts';

configureFirebase({
  firebase: { apiKey: 'key', authDomain: 'auth.test', projectId: 'demo', storageBucket: 'demo.test', appId: 'app' },
});

const lead: Lead = {
  name: 'Ștefania',
  email: 'stefania@exemplu.ro',
  message: 'Aș vrea să învăț să scriu frumos.',
  locale: 'ro',
  page: '/',
  consent: true,
};

const fetched = globalThis.fetch;
let sent: string[];
beforeEach(() => {
  sent = [];
});
afterEach(() => {
  globalThis.fetch = fetched;
  jest.useRealTimers();
});

/** The database answers every request like this. */
function answer(respond: () => Promise<Response>): void {
  globalThis.fetch = (async (_address: string, { body }: RequestInit) => {
    sent.push(String(body));
    return respond();
  }) as typeof fetch;
}
const stored = async () => Response.json({ writeResults: [{}], commitTime: '2026-03-01T10:00:00Z' });
const refused = async () => Response.json({ error: { code: 403, status: 'PERMISSION_DENIED' } }, { status: 403 });
const never = () => new Promise<never>(() => {});

describe('saveLead', () => {
  it('adds one document with the source website_form and the time of the server (spec §3)', async () => {
    answer(stored);
    await saveLead('id-1', lead);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toContain('documents/leads/id-1');
    expect(sent[0]).toContain('"source":{"stringValue":"website_form"}');
    expect(sent[0]).toContain('"setToServerValue":"REQUEST_TIME"');
  });

  it('gives up after 10 seconds (spec §9, lead save time-out)', async () => {
    jest.useFakeTimers();
    answer(never);
    let code: unknown = 'waiting';
    saveLead('id-2', lead).catch((error: { code: unknown }) => {
      code = error.code;
    });
    await jest.advanceTimersByTimeAsync(9_999);
    expect(code).toBe('waiting');
    await jest.advanceTimersByTimeAsync(1);
    expect(code).toBe('timed-out');
  });

  it('takes a refusal after an unanswered attempt for what it is: the message is there already', async () => {
    jest.useFakeTimers();
    answer(never);
    const first = expect(saveLead('id-3', lead)).rejects.toMatchObject({ code: 'timed-out' });
    await jest.advanceTimersByTimeAsync(10_000);
    await first;
    jest.useRealTimers();
    answer(refused);
    await expect(saveLead('id-3', lead)).resolves.toBeUndefined();
  });

  it('says that there is no connection', async () => {
    answer(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(saveLead('id-5', lead)).rejects.toMatchObject({ code: 'offline' });
  });

  it('reports a refusal of a first attempt', async () => {
    answer(refused);
    await expect(saveLead('id-4', lead)).rejects.toMatchObject({ code: 'no-access' });
  });
});
