import { keepSessionsThroughTrouble } from './auth-trouble.ts';

const LOOKUP = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const ANAS = JSON.stringify({ idToken: 'anas-token' });

const answer = (from: string, status = 200) => ({ from, status, ok: status < 400 }) as unknown as Response;
const page = globalThis as { earlyQuestion?: object };
const original = globalThis.fetch;

/** What the SDK hears; `service` counts what it is asked itself. */
function open(early?: { answer: Promise<Response | undefined>; body?: string; secondsAgo?: number }) {
  const service: unknown[] = [];
  globalThis.fetch = async (_, init) => {
    service.push(init?.body);
    return answer('the service');
  };
  keepSessionsThroughTrouble();
  if (early) {
    const { body = ANAS, secondsAgo = 1 } = early;
    page.earlyQuestion = { body, askedAt: Date.now() - secondsAgo * 1000, answer: early.answer };
  }
  return { service, look: (body = ANAS) => fetch(LOOKUP, { method: 'POST', body }) };
}

afterEach(() => {
  globalThis.fetch = original;
  delete page.earlyQuestion;
});

describe('whose session it is', () => {
  it('is told by what the document has asked, so that the service is not asked again', async () => {
    const { service, look } = open({ answer: Promise.resolve(answer('the document')) });
    await expect(look()).resolves.toMatchObject({ from: 'the document' });
    expect(service).toEqual([]);
  });

  it('is asked anew at every later look', async () => {
    const { service, look } = open({ answer: Promise.resolve(answer('the document')) });
    await look();
    await expect(look()).resolves.toMatchObject({ from: 'the service' });
    expect(service).toEqual([ANAS]);
  });

  it('of another account, which has come in meanwhile, is asked for itself, and what was known of the first is gone', async () => {
    const { service, look } = open({ answer: Promise.resolve(answer('the document')) });
    const dans = JSON.stringify({ idToken: 'dans-token' });
    await expect(look(dans)).resolves.toMatchObject({ from: 'the service' });
    await expect(look()).resolves.toMatchObject({ from: 'the service' });
    expect(service).toEqual([dans, ANAS]);
  });

  it.each([
    ['was refused', Promise.resolve(answer('the document', 400)), 1],
    ['met a service in trouble', Promise.resolve(answer('the document', 503)), 1],
    ['was not asked after all', Promise.resolve(undefined), 1],
    ['was asked long ago', Promise.resolve(answer('the document')), 60],
  ])('is asked for by the code where the document’s question %s', async (_, early, secondsAgo) => {
    const { service, look } = open({ answer: early, secondsAgo });
    await expect(look()).resolves.toMatchObject({ from: 'the service' });
    expect(service).toEqual([ANAS]);
  });

  it('is none of what else is asked', async () => {
    const { service } = open({ answer: Promise.resolve(answer('the document')) });
    await fetch('https://securetoken.googleapis.com/v1/token?key=k', { method: 'POST', body: ANAS });
    expect(service).toEqual([ANAS]);
    expect(page.earlyQuestion).toBeDefined();
  });
});
