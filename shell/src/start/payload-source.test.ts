import { payloadSource } from './payload-source.ts';

const fetched = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetched;
});

/** The network answers every request with this; returns the requested addresses. */
function answerWith(answer: () => Response): string[] {
  const asked: string[] = [];
  globalThis.fetch = (async (address: string) => {
    asked.push(address);
    return answer();
  }) as typeof fetch;
  return asked;
}

describe('payloadSource', () => {
  it('returns the document’s data without a request', async () => {
    const asked = answerWith(() => Response.json({}));
    const payload = payloadSource({ address: '/payload/ro/index.json', status: 200, body: { site: 1 } });
    expect(await (await payload('/payload/ro/index.json')).json()).toEqual({ site: 1 });
    expect(asked).toEqual([]);
  });

  it('gives a missing page as missing', async () => {
    const payload = payloadSource({ address: '/payload/ro/courses/x.json', status: 404, body: undefined });
    expect((await payload('/payload/ro/courses/x.json')).status).toBe(404);
  });

  it('asks the network once while the answer is fresh', async () => {
    const asked = answerWith(() => Response.json({ courses: [] }));
    const payload = payloadSource(undefined);
    await (await payload('/payload/en/courses.json')).json();
    expect(await (await payload('/payload/en/courses.json')).json()).toEqual({ courses: [] });
    expect(asked).toEqual(['/payload/en/courses.json']);
  });

  it('has read an answer whole before it keeps it, so that the time-out of asking breaks nothing later', async () => {
    const answer = Response.json({ courses: [] });
    answerWith(() => answer);
    await payloadSource(undefined)('/payload/en/courses.json');
    expect(answer.bodyUsed).toBe(true);
  });

  it('asks again after a failure', async () => {
    const asked = answerWith(() => new Response(null, { status: 500 }));
    const payload = payloadSource(undefined);
    await payload('/payload/en/courses.json');
    await payload('/payload/en/courses.json');
    expect(asked).toHaveLength(2);
  });
});
