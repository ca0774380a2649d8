/** How a function is deployed. */
interface Deployed {
  __endpoint: {
    region?: string[];
    /** In MiB. */
    availableMemoryMb?: number;
    maxInstances?: number;
    concurrency?: number;
    callableTrigger?: object;
    eventTrigger?: { retry: unknown };
  };
}

const isFunction = (value: unknown): value is Deployed => typeof value === 'function' && '__endpoint' in value;

let functions: [string, Deployed][];

beforeAll(async () => {
  // A deployment and local-cloud set these before they load the functions.
  Object.assign(process.env, { GCLOUD_PROJECT: 'demo-test', FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' });
  const exported: Record<string, unknown> = await import('./index.ts');
  functions = Object.entries(exported).flatMap(([name, value]) => (isFunction(value) ? [[name, value]] : []));
});

describe('every function', () => {
  it('is exported with a bound number of instances, each with a bound number of requests, where our functions run (spec §9)', () => {
    expect(functions.length).toBeGreaterThan(10);
    for (const [name, { __endpoint: endpoint }] of functions) {
      expect({ name, region: endpoint.region }).toEqual({ name, region: ['us-central1'] });
      expect({ name, isBound: Number(endpoint.maxInstances) >= 1 && Number(endpoint.maxInstances) <= 20 }).toEqual({
        name,
        isBound: true,
      });
      expect({ name, isBound: Number(endpoint.concurrency) >= 1 && Number(endpoint.concurrency) <= 80 }).toEqual({
        name,
        isBound: true,
      });
    }
  });

  it('has the memory that it was measured to need, and no more than two GiB (`npm run bench -- instances`)', () => {
    const memory = Object.fromEntries(functions.map(([name, { __endpoint }]) => [name, __endpoint.availableMemoryMb]));
    for (const [name, mebibytes] of Object.entries(memory))
      expect({ name, isBound: Number(mebibytes) >= 512 && Number(mebibytes) <= 2048 }).toEqual({ name, isBound: true });
    // Pages with a large site's data, and releases in processes of their own.
    expect(memory).toMatchObject({ payload: 1024, render: 2048, page: 512, publishCourse: 512 });
  });

  it('that follows documents is started again when it fails', () => {
    const followers = functions.filter(([, { __endpoint: endpoint }]) => endpoint.eventTrigger);
    expect(followers.length).toBeGreaterThan(40);
    for (const [name, { __endpoint: endpoint }] of followers) {
      expect({ name, retry: endpoint.eventTrigger?.retry }).toEqual({ name, retry: true });
    }
  });

  it.each(['leads', 'reports'])('%s, which counts in memory, runs once', (wanted) => {
    const [, found] = functions.find(([name]) => name === wanted) ?? [];
    expect(found?.__endpoint.maxInstances).toBe(1);
  });
});
