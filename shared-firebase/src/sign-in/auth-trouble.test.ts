import { keepSessionsThroughTrouble } from './auth-trouble.ts';

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

function answering(status: number): void {
  globalThis.fetch = () => Promise.resolve({ status } as Response);
  keepSessionsThroughTrouble();
}

describe('an authentication service that is out of order', () => {
  it.each([
    'https://securetoken.googleapis.com/v1/token?key=k',
    'http://localhost:3010/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k',
  ])('counts as a connection that failed: %s', async (address) => {
    answering(503);
    await expect(fetch(address)).rejects.toThrow(TypeError);
  });

  it('is heard when it has something to say about the person', async () => {
    answering(400);
    await expect(fetch('https://securetoken.googleapis.com/v1/token?key=k')).resolves.toMatchObject({ status: 400 });
  });

  it('leaves requests to other services alone', async () => {
    answering(503);
    await expect(fetch('http://localhost:3001/current.json')).resolves.toMatchObject({ status: 503 });
  });
});
