import { assertAllowed, guardMiddleware } from './guards.ts';

describe('route guards (spec §5)', () => {
  it('answers an unknown name with "Unknown route middleware" (spec §8)', async () => {
    const middleware = guardMiddleware('teacher');
    const args = { request: new Request('http://localhost/x') } as Parameters<typeof middleware>[0];
    await expect(middleware(args, async () => undefined)).rejects.toThrow("Unknown route middleware: 'teacher'.");
    await expect(assertAllowed('constructor')).rejects.toThrow("Unknown route middleware: 'constructor'.");
  });

  it('lets everybody into a page without a guard', async () => {
    await expect(assertAllowed('none')).resolves.toBeUndefined();
  });
});
