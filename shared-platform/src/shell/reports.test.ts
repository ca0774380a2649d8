import { report, takeReports } from './reports.ts';

const failure = new Error('x');

describe('reports of unexpected failures', () => {
  it('stay in the console until a shell takes them', () => {
    const spy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    report(failure);
    expect(spy).toHaveBeenCalledWith(failure);
    spy.mockRestore();
  });

  it('go nowhere on the server, where there is no console', () => {
    const { console } = globalThis;
    Reflect.deleteProperty(globalThis, 'console');
    expect(() => report(failure)).not.toThrow();
    globalThis.console = console;
  });

  it('reach the shell with what is known of them', () => {
    const taken: unknown[] = [];
    takeReports((error, context) => taken.push([error, context]));
    report(failure, { path: '/courses' });
    report(failure);
    expect(taken).toEqual([
      [failure, { path: '/courses' }],
      [failure, {}],
    ]);
  });
});
