/** The run-time of SCORM 1.2, as a learning system offers it to the pages of a package. */
interface ScormApi {
  LMSInitialize(empty: ''): string;
  LMSGetValue(element: string): string;
  LMSSetValue(element: string, value: string): string;
  LMSCommit(empty: ''): string;
  LMSFinish(empty: ''): string;
}

/** What a page tells its learning system. */
export interface Connection {
  /** How the lesson stood before. */
  before: string;
  /** Reports values of `cmi.core`, and has them kept. */
  report(values: Record<string, string>): void;
}

/**
 * Finds the learning system around a page, tells it that the lesson is begun, and that it ends when the page does. Without
 * one, nobody is told. It is written into pages as it stands, so it names nothing outside itself.
 */
export function connect(view: Window): Connection {
  const apiFrom = (start: Window): ScormApi | undefined => {
    let place: Window & { API?: ScormApi } = start;
    for (let up = 0; up < 20; up += 1) {
      try {
        if (place.API) return place.API;
      } catch {
        return undefined;
      }
      if (place.parent === place) return undefined;
      place = place.parent;
    }
    return undefined;
  };
  const api = apiFrom(view) ?? (view.opener ? apiFrom(view.opener as Window) : undefined);
  const begunAt = Date.now();
  let isFinished = false;
  const set = (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) api?.LMSSetValue(`cmi.core.${name}`, value);
  };
  const report = (values: Record<string, string>) => {
    set(values);
    api?.LMSCommit('');
  };
  const two = (value: number) => String(value).padStart(2, '0');
  const finish = () => {
    if (isFinished) return;
    isFinished = true;
    const seconds = Math.floor((Date.now() - begunAt) / 1000);
    set({
      session_time: `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`,
    });
    api?.LMSFinish('');
  };
  api?.LMSInitialize('');
  const before = api?.LMSGetValue('cmi.core.lesson_status') ?? '';
  if (before === '' || before === 'not attempted') report({ lesson_status: 'incomplete' });
  view.addEventListener('pagehide', finish);
  return { before, report };
}
