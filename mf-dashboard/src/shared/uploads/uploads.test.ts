import type { startUpload, UploadProgress } from '@cursiv/shared-data';
import { FILE_RULES } from '@cursiv/shared-domain';
import { isReloadHeld } from '@cursiv/shared-router';
import { Uploads } from './uploads.ts';

const place = { kind: 'lesson' as const, courseId: 'c1', lessonId: 'l1' };
const film = new File(['film'], 'film.mp4', { type: 'video/mp4' });
const kept = { path: 'p', name: 'film.mp4', bytes: 4, contentType: 'video/mp4', sha256: 'abc' };
const NAME = 'lesson/c1/l1/video';

let tell: (progress: Pick<UploadProgress, 'status' | 'kept'>) => void;
let asked: string[];
let uploads: Uploads;

const begin: typeof startUpload = (_place, file, changed) => {
  asked.push('start');
  tell = (progress) => changed({ sentBytes: 0, totalBytes: file.size, ...progress });
  return { pause: () => asked.push('pause'), resume: () => asked.push('resume'), cancel: () => asked.push('cancel') };
};

const isLeavingAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  asked = [];
  uploads = new Uploads(begin);
});

afterEach(() => uploads.endAll());

describe('the uploads of the section', () => {
  it('go on when nobody looks, and hold the document until they are done', () => {
    const stopLooking = uploads.subscribe(() => undefined);
    uploads.start(NAME, FILE_RULES.video, place, film);
    stopLooking();
    expect(asked).toEqual(['start']);
    expect([isReloadHeld(), isLeavingAsked()]).toEqual([true, true]);
    tell({ status: 'paused' });
    expect([isReloadHeld(), isLeavingAsked()]).toEqual([true, true]);
    tell({ status: 'success', kept });
    expect([isReloadHeld(), isLeavingAsked()]).toEqual([false, false]);
  });

  it('keep a finished file for the component that wants it, once', () => {
    const taken: string[] = [];
    const accept = (name: string) => taken.push(name) > 0;
    uploads.start(NAME, FILE_RULES.video, place, film);
    uploads.offer('lesson/c1/', accept);
    tell({ status: 'success', kept });
    uploads.offer('lesson/c2/', accept);
    uploads.offer('lesson/c1/', () => false);
    expect(taken).toEqual([]);
    uploads.offer('lesson/c1/', accept);
    uploads.offer('lesson/c1/', accept);
    expect(taken).toEqual([NAME]);
  });

  it('are not begun twice, nor forgotten while they run', () => {
    uploads.start(NAME, FILE_RULES.video, place, film);
    uploads.start(NAME, FILE_RULES.video, place, film);
    uploads.clear(NAME);
    expect(asked).toEqual(['start']);
    expect(uploads.get(NAME).step).toBe('started');
  });

  it('pause, resume and cancel on request', () => {
    uploads.start(NAME, FILE_RULES.video, place, film);
    uploads.pause(NAME);
    uploads.resume(NAME);
    uploads.cancel(NAME);
    expect(asked).toEqual(['start', 'pause', 'resume', 'cancel']);
    tell({ status: 'canceled' });
    expect(uploads.isBusy('lesson/c1/')).toBe(false);
  });

  it('end with the session, and leave nothing for the next person', () => {
    const taken: string[] = [];
    uploads.start('lesson/c1/l2/video', FILE_RULES.video, place, film);
    tell({ status: 'success', kept });
    uploads.start(NAME, FILE_RULES.video, place, film);
    expect(uploads.endAll()).toBe(true);
    expect(asked).toEqual(['start', 'start', 'cancel']);
    tell({ status: 'canceled' });
    uploads.offer('', (name) => taken.push(name) > 0);
    expect(uploads.get(NAME).step).toBe('idle');
    expect(taken).toEqual([]);
    expect([isReloadHeld(), isLeavingAsked()]).toEqual([false, false]);
    expect(uploads.endAll()).toBe(false);
  });

  it('do not start for a file that the place refuses', () => {
    uploads.start(NAME, FILE_RULES.video, place, new File(['<html>'], 'film.html', { type: 'text/html' }));
    expect(uploads.get(NAME)).toMatchObject({ step: 'refused', reason: 'wrong-type' });
    expect(asked).toEqual([]);
  });
});
