import { pause } from './pause.ts';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'scheduler');
});

describe('a pause', () => {
  it('lets what waits run first', async () => {
    const order: string[] = [];
    setTimeout(() => order.push('a press'));
    await pause();
    order.push('the rest');
    expect(order).toEqual(['a press', 'the rest']);
  });

  it('is as short as the browser can make it', async () => {
    const order: string[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    Object.assign(globalThis, { scheduler: { yield: () => promise } });
    const going = pause().then(() => order.push('the rest'));
    setTimeout(() => order.push('a timer'));
    resolve();
    await going;
    expect(order).toEqual(['the rest']);
  });

  it('is a timer where the browser has tasks by priority alone', async () => {
    Object.assign(globalThis, { scheduler: { postTask: () => Promise.reject(new Error('not asked')) } });
    await expect(pause()).resolves.toBeUndefined();
  });
});
