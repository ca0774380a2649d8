import { startTestServices, type TestServices } from '../../src/testing/start-test-services.ts';
import { fuzz } from './fuzz.ts';

const REQUESTS = 3000;

let services: TestServices;
beforeAll(async () => {
  services = await startTestServices();
});
afterAll(() => services.close());

describe('malformed requests', () => {
  it('are answered with a status that blames the request, and leave the backend running', async () => {
    const { faults, statuses } = await fuzz(services.url, 1, REQUESTS);
    expect(faults).toEqual([]);
    for (const status of [200, 400, 401, 403, 404]) expect(statuses.get(status)).toBeGreaterThan(0);
    expect((await fetch(services.url)).status).toBe(200);
  }, 60_000);
});
