import { report, takeReports } from '@cursiv/shared-platform/shell';
import { waitFor } from '@testing-library/dom';
import type { ErrorReport } from './error-report.ts';
import { lastReports, reportTo, takeReport } from './take-report.ts';

const reports: ErrorReport[] = [];
beforeAll(() => takeReports(takeReport));
beforeEach(() => {
  reports.length = 0;
  reportTo((entry) => reports.push(entry));
});

describe('reports of unexpected failures', () => {
  it('go to the console and to the site’s log at first', async () => {
    const spy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const sendBeacon = jest.fn(() => true);
    Object.assign(navigator, { sendBeacon });
    await jest.isolateModulesAsync(async () => {
      (await import('./take-report.ts')).takeReport(new Error('x'), { path: '/a' });
      await waitFor(() => expect(sendBeacon).toHaveBeenCalledTimes(1));
    });
    expect(spy).toHaveBeenCalledWith(
      new Error('x'),
      expect.objectContaining({ path: '/a', versions: expect.anything() }),
    );
    spy.mockRestore();
  });

  it('carry what ran when it happened', () => {
    report(new Error('x'), { path: '/a' });
    expect(reports).toEqual([
      expect.objectContaining({ error: new Error('x'), context: { path: '/a' }, versions: expect.anything() }),
    ]);
    expect(reports[0]?.versions.shell.build).toBe('test');
  });

  it('are kept, the last 20 of them, the newest first', () => {
    for (let index = 0; index < 30; index += 1) report(index);
    expect(lastReports()).toHaveLength(20);
    expect(lastReports()[0]?.error).toBe(29);
  });

  it('survive a reporter that fails', () => {
    const spy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    reportTo(() => {
      throw new Error('reporter');
    });
    report(new Error('x'));
    expect(spy).toHaveBeenCalledWith(new Error('reporter'));
    expect(spy).toHaveBeenCalledWith(new Error('x'), expect.anything());
    spy.mockRestore();
  });
});
