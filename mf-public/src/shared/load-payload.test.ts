import { AppError } from '@cursiv/shared-domain';
import { loadPayload } from './load-payload.ts';

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

describe('loadPayload', () => {
  it('asks for the page in its language', async () => {
    const asked = answerWith(() => Response.json({ courses: [] }));
    await expect(loadPayload('course', { locale: 'en' }, 'c/1')).resolves.toEqual({ courses: [] });
    expect(asked).toEqual(['/payload/en/courses/c%2F1.json']);
  });

  it('takes the data from where the shell says', async () => {
    const asked = answerWith(() => new Response(null, { status: 500 }));
    const payload = async () => Response.json({ experts: [] });
    await expect(loadPayload('experts', { locale: 'ro', payload })).resolves.toEqual({ experts: [] });
    expect(asked).toEqual([]);
  });

  it('throws a 404 response for a page that does not exist', async () => {
    answerWith(() => new Response(null, { status: 404 }));
    await expect(loadPayload('course', { locale: 'ro' }, 'none')).rejects.toMatchObject({ init: { status: 404 } });
  });

  it.each([
    ['offline', 503, ''],
    ['unknown', 500, ''],
    ['malformed-data', 200, '<html>'],
  ])('fails as %s on status %d, and asks again the next time', async (code, status, body) => {
    answerWith(() => new Response(body, { status }));
    await expect(loadPayload('experts', { locale: 'ro' })).rejects.toMatchObject({ code });
    const asked = answerWith(() => new Response(body, { status }));
    await expect(loadPayload('experts', { locale: 'ro' })).rejects.toBeInstanceOf(AppError);
    expect(asked).toHaveLength(1);
  });

  it('fails as offline without a network and as timed-out when the answer is late', async () => {
    answerWith(() => {
      throw new TypeError('Failed to fetch');
    });
    await expect(loadPayload('index', { locale: 'ro' })).rejects.toMatchObject({ code: 'offline' });
    answerWith(() => {
      throw new DOMException('late', 'TimeoutError');
    });
    await expect(loadPayload('index', { locale: 'ro' })).rejects.toMatchObject({ code: 'timed-out' });
  });

  it.each([
    ['timed-out', new DOMException('late', 'TimeoutError')],
    ['offline', new TypeError('network error')],
  ])('fails as %s when the answer breaks off in the middle of its body', async (code, cause) => {
    const breaksOff = { status: 200, ok: true, json: () => Promise.reject(cause) } as unknown as Response;
    const payload = async () => breaksOff;
    await expect(loadPayload('courses', { locale: 'ro', payload })).rejects.toMatchObject({ code });
  });
});
