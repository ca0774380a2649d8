import { createHash } from 'node:crypto';
import { arrivalPath, fileIdOf } from '@cursiv/shared-domain';
import { deleteFile } from './delete-file.ts';
import { openFile } from './open-file.ts';
import { caller, fileWorld, later, NOW } from './testing/file-world.ts';
import { expectUpload } from './upload/expect-upload.ts';
import { keepUpload } from './upload/keep-upload.ts';

const MB = 1_000_000;
const pdf = {
  place: { kind: 'trial' as const },
  name: 'Fișă.pdf',
  contentType: 'application/pdf',
  bytes: 5,
  sending: 'whole' as const,
};
const refusal = (code: string) => expect.objectContaining({ name: 'AppError', code });

let world: ReturnType<typeof fileWorld>;
beforeEach(() => {
  world = fileWorld();
});

const expected = (uid: string, changes: object, hasVerifiedEmail = true, now = NOW) =>
  expectUpload(world.store, world.files, { ...pdf, ...changes }, caller(uid, hasVerifiedEmail), now);

describe('a file for a booking', () => {
  const place = { kind: 'booking' as const, bookingId: 'b1' };
  const PDF = '%PDF-1.7 caiet';
  const booking = (status: string) => ({
    ...{ learnerUid: 'ana', learnerName: 'Ana', expertUid: 'clara', expertName: 'Clara', offeringId: 'letters' },
    ...{ offeringTitle: {}, startAt: later(600), endAt: later(650), status, topic: '', lockIds: [], rev: 1 },
    ...{
      expertTimeZone: 'UTC',
      learnerTimeZone: 'UTC',
      cancelUntil: NOW,
      answerUntil: NOW,
      createdAt: NOW,
      updatedAt: NOW,
    },
  });
  const open = (path: string, uid?: string) => openFile(world.store, world.files, path, uid, NOW);
  beforeEach(() => world.documents.set('bookings/b1', booking('requested')));

  it('is seen and opened by its two people, not by administrators, and by nobody once it is removed', async () => {
    const { path } = await world.upload('ana', { place }, PDF);
    const [attached] = [...world.documents.keys()].filter((key) => key.startsWith('bookings/b1/attachments/'));
    expect(world.documents.get(attached ?? '')).toMatchObject({ ownerUid: 'ana', path, name: 'Fișă.pdf' });
    await expect(open(path, 'ana')).resolves.toBeDefined();
    await expect(open(path, 'clara')).resolves.toBeDefined();
    for (const uid of ['root', 'bogdan']) await expect(open(path, uid)).rejects.toEqual(refusal('no-access'));
    await expect(open(path)).rejects.toEqual(refusal('signed-out'));
    await expect(deleteFile(world.store, world.files, path, 'clara', NOW)).rejects.toEqual(refusal('not-found'));
    await deleteFile(world.store, world.files, path, 'ana', NOW);
    expect(world.documents.has(attached ?? '')).toBe(false);
    for (const uid of ['ana', 'clara']) await expect(open(path, uid)).rejects.toEqual(refusal('not-found'));
    expect(world.documents.get('storageUse/ana')).toMatchObject({ bytes: 0, files: 0 });
  });

  it('is nobody else’s to send, nor for a booking that was called off, also while it is on its way', async () => {
    await expect(expected('bogdan', { place })).rejects.toEqual(refusal('no-access'));
    await expect(expected('root', { place })).rejects.toEqual(refusal('no-access'));
    const { id } = await expected('clara', { place, bytes: PDF.length });
    const arrival = arrivalPath('clara', id);
    world.bytes.set(arrival, { content: PDF, contentType: 'application/pdf' });
    world.documents.set('bookings/b1', booking('cancelled'));
    await expect(keepUpload(world.store, world.files, id, 'clara', NOW)).rejects.toEqual(refusal('no-access'));
    await expect(expected('ana', { place })).rejects.toEqual(refusal('no-access'));
  });

  it('is what its type says, no program, and one of twenty', async () => {
    await expect(world.upload('ana', { place }, 'salut')).rejects.toEqual(refusal('wrong-type'));
    await expect(expected('ana', { place, contentType: 'text/html' })).rejects.toEqual(refusal('wrong-type'));
    await expect(expected('ana', { place, bytes: 21 * MB })).rejects.toEqual(refusal('too-large'));
    for (let count = 0; count < 20; count += 1) await world.upload(count % 2 ? 'ana' : 'clara', { place }, PDF);
    await expect(world.upload('ana', { place }, PDF)).rejects.toEqual(refusal('quota-exceeded'));
  });
});

describe('room for a file', () => {
  const lesson = (courseId: string) => ({
    place: { kind: 'lesson' as const, courseId, lessonId: 'l1' },
    contentType: 'video/mp4',
  });

  it('is made in a course and a resource of one’s own', async () => {
    await expect(expected('clara', lesson('draft'))).resolves.toMatchObject({
      path: expect.stringMatching(/^courses\/clara\/draft\/l1\/\w{24}-/),
      to: { address: expect.stringMatching(/\/incoming\/clara\/\w{24}\?/) },
    });
    await expect(expected('clara', lesson('live'))).resolves.toBeDefined();
    await expect(expected('ana', { place: { kind: 'resource', resourceId: 'new' } })).resolves.toBeDefined();
  });

  it('is made in a course that is yet to be saved, and not in one of somebody else', async () => {
    await expect(expected('clara', lesson('none'))).resolves.toBeDefined();
    await expect(expected('ana', lesson('draft'))).rejects.toEqual(refusal('no-access'));
    world.documents.set('courseDrafts/live', { ownerUid: 'ana' });
    await expect(expected('ana', lesson('live'))).rejects.toEqual(refusal('no-access'));
  });

  it('is made in a course that one writes with its owner: it is the owner’s, takes their room, and goes with one’s part', async () => {
    const draft = world.documents.get('courseDrafts/draft');
    world.documents.set('courseDrafts/draft', { ...draft, editorUids: ['ana'] });
    const { place, contentType } = { ...lesson('draft'), contentType: 'text/vtt' };
    const kept = await world.upload('ana', { place, contentType, name: 'ro.vtt' }, 'WEBVTT');
    expect(kept.path).toMatch(/^courses\/clara\//);
    expect(world.documents.get('storageUse/clara')).toMatchObject({ files: 1 });
    expect(world.documents.has('storageUse/ana')).toBe(false);
    await expect(openFile(world.store, world.files, kept.path, 'ana', NOW)).resolves.toBeDefined();
    await expect(deleteFile(world.store, world.files, kept.path, 'ana', NOW)).rejects.toEqual(refusal('not-found'));
    world.documents.set('courseDrafts/draft', { ...draft, editorUids: [] });
    await expect(openFile(world.store, world.files, kept.path, 'ana', NOW)).rejects.toEqual(refusal('no-access'));
    await expect(expected('ana', lesson('draft'))).rejects.toEqual(refusal('no-access'));
  });

  it('is not filled by somebody who was removed while their file was on its way', async () => {
    const draft = world.documents.get('courseDrafts/draft');
    world.documents.set('courseDrafts/draft', { ...draft, editorUids: ['ana'] });
    const { place } = lesson('draft');
    const asked = { place, contentType: 'text/vtt', name: 'ro.vtt', bytes: 6 };
    const { id, path } = await expected('ana', asked);
    const arrival = arrivalPath('ana', id);
    world.bytes.set(arrival, { content: 'WEBVTT', contentType: 'text/vtt' });
    world.documents.set('courseDrafts/draft', { ...draft, editorUids: [] });
    await expect(keepUpload(world.store, world.files, id, 'ana', NOW)).rejects.toEqual(refusal('no-access'));
    await expect(openFile(world.store, world.files, path, 'ana', NOW)).rejects.toEqual(refusal('not-found'));
  });

  it('is not made in a resource of somebody else', async () => {
    await world.sheet();
    await expect(expected('ana', { place: { kind: 'resource', resourceId: 'r1' } })).rejects.toEqual(
      refusal('no-access'),
    );
  });

  it.each([
    'text/html',
    'text/html,',
    'text/javascript1.5',
    'application/pdf;charset=utf-8',
    ' application/pdf',
    'Application/PDF',
    'application/pdf,text/html',
    'video/mp4,text/html',
    '',
  ])('is not made anywhere for a file of type "%s"', async (contentType) => {
    await expect(expected('clara', { contentType })).rejects.toEqual(refusal('wrong-type'));
    await expect(expected('clara', { ...lesson('draft'), contentType })).rejects.toEqual(refusal('wrong-type'));
  });

  it('is not made for more than the place takes', async () => {
    await expect(expected('ana', { bytes: 200 * MB + 1 })).rejects.toEqual(refusal('too-large'));
    await expect(expected('clara', { ...lesson('draft'), contentType: 'text/vtt', bytes: MB + 1 })).rejects.toEqual(
      refusal('too-large'),
    );
    const gib = 1024 ** 3;
    await expect(expected('clara', { ...lesson('draft'), bytes: 2 * gib })).resolves.toBeDefined();
    for (const bytes of [2 * gib + 1, 3 * gib])
      await expect(expected('clara', { ...lesson('draft'), bytes })).rejects.toEqual(refusal('too-large'));
  });

  it('ends: a person has so much, one whose address is not proven less, one who teaches more', async () => {
    const fill = async (uid: string, hasVerifiedEmail: boolean) => {
      for (let count = 0; ; count += 1) {
        const room = await expected(uid, { bytes: 200 * MB }, hasVerifiedEmail).catch((error: unknown) => error);
        if (room instanceof Error) return { count, room };
      }
    };
    await expect(fill('ana', false)).resolves.toEqual({ count: 1, room: refusal('quota-exceeded') });
    await expect(fill('bogdan', true)).resolves.toEqual({ count: 10, room: refusal('quota-exceeded') });
    await expect(fill('clara', true)).resolves.toEqual({ count: 107, room: refusal('quota-exceeded') });
  });

  it('comes back when a file is deleted, but what was sent in a day stays counted', async () => {
    const sent = async (now: Date) => {
      const { path } = await world.upload('bogdan', { bytes: 5 }, 'salut', now);
      const use = world.documents.get('storageUse/bogdan');
      world.documents.set('storageUse/bogdan', { ...use, sent: 1.9 * 1024 ** 3 });
      await deleteFile(world.store, world.files, path, 'bogdan', now);
      return world.documents.get('storageUse/bogdan');
    };
    expect(await sent(NOW)).toMatchObject({ bytes: 0, files: 0 });
    await expect(expected('bogdan', { bytes: 200 * MB })).rejects.toEqual(refusal('quota-exceeded'));
    await expect(expected('bogdan', { bytes: 200 * MB }, true, later(24 * 60))).resolves.toBeDefined();
  });

  it('is counted anew when it seems full: what never came and what nothing names is dropped', async () => {
    const place = { kind: 'resource' as const, resourceId: 'r1' };
    const named = await world.sheet();
    const unnamed = (await world.upload('clara', { place }, 'veche')).path;
    await expected('clara', {});
    world.documents.set('storageUse/clara', { bytes: 21 * 1024 ** 3, files: 9 });
    const now = later(8 * 24 * 60);
    await expected('clara', { bytes: 7 }, true, now);
    expect(world.documents.get('storageUse/clara')).toMatchObject({ bytes: Buffer.byteLength('fișa') + 7, files: 2 });
    expect(world.filled()).toEqual([named]);
    await expect(openFile(world.store, world.files, unnamed, 'clara', now)).rejects.toEqual(refusal('not-found'));
  });
});

describe('an upload', () => {
  it('gets an address for exactly its file, whole or in parts, which ends with its room', async () => {
    const whole = await expected('ana', { bytes: 7 });
    expect(whole.to).toEqual({
      address: `https://files.test/incoming/ana/${whole.id}?send=whole&until=${later(24 * 60).toISOString()}`,
      headers: { 'content-type': 'application/pdf', 'x-goog-content-length-range': '7,7' },
    });
    const parts = await expected('ana', { bytes: 7, sending: 'parts' });
    expect(parts.to.address).toContain(`/incoming/ana/${parts.id}?send=parts&`);
    expect(whole).not.toHaveProperty('arrival');
  });

  it('is begun by no page that would send elsewhere, and takes no room then', async () => {
    await expect(expected('ana', { sending: undefined })).rejects.toEqual(refusal('malformed-data'));
    expect(world.documents.has('storageUse/ana')).toBe(false);
  });

  it('closes the path it arrived at: once it is kept, given up, or too late, nothing is sent there again', async () => {
    const closed = (id: string) => world.bytes.get(arrivalPath('ana', id))?.content;
    const kept = await world.upload('ana', {});
    expect(closed(fileIdOf(kept.path))).toBe('');
    const given = await expected('ana', {});
    await deleteFile(world.store, world.files, given.path, 'bogdan', NOW).catch(() => undefined);
    expect(closed(given.id)).toBeUndefined();
    await deleteFile(world.store, world.files, given.path, 'ana', NOW);
    expect(closed(given.id)).toBe('');
    const late = await expected('ana', {});
    world.documents.set('storageUse/ana', { bytes: 3 * 1024 ** 3, files: 9 });
    await expected('ana', {}, true, later(25 * 60));
    expect(closed(late.id)).toBe('');
    await deleteFile(world.store, world.files, kept.path, 'ana', NOW);
    expect(closed(fileIdOf(kept.path))).toBe('');
  });

  it('is not kept from a path that was closed', async () => {
    const { id } = await expected('ana', {});
    await world.files.close(arrivalPath('ana', id));
    await expect(keepUpload(world.store, world.files, id, 'ana', NOW)).rejects.toEqual(refusal('not-found'));
  });

  it('is kept with its size, its hash and the name it had', async () => {
    const kept = await world.upload('ana', {}, 'salut');
    expect(kept).toEqual({
      path: expect.stringMatching(/^uploads\/ana\/\w{24}-fisa\.pdf$/),
      name: 'Fișă.pdf',
      bytes: 5,
      contentType: 'application/pdf',
      sha256: createHash('sha256').update('salut').digest('hex'),
    });
    expect(world.filled()).toEqual([kept.path]);
  });

  it('is kept once: what arrives in the same place later changes nothing', async () => {
    const { id } = await expected('ana', {});
    const arrival = arrivalPath('ana', id);
    world.bytes.set(arrival, { content: 'salut', contentType: 'application/pdf' });
    const kept = await keepUpload(world.store, world.files, id, 'ana', NOW);
    world.bytes.set(arrival, { content: 'altul', contentType: 'application/pdf' });
    await expect(keepUpload(world.store, world.files, id, 'ana', NOW)).resolves.toEqual(kept);
    expect(world.bytes.get(kept.path)?.content).toBe('salut');
  });

  it('that was copied before the copying was noted is taken up as it was copied', async () => {
    const { id, path } = await expected('ana', {});
    const arrival = arrivalPath('ana', id);
    world.bytes.set(path, { content: 'salut', contentType: 'application/pdf' });
    world.bytes.set(arrival, { content: 'altul', contentType: 'application/pdf' });
    const { sha256 } = await keepUpload(world.store, world.files, id, 'ana', NOW);
    expect(sha256).toBe(createHash('sha256').update('salut').digest('hex'));
  });

  it('is not kept for somebody else, too late, before it has come, or with another size', async () => {
    const { id } = await expected('ana', {});
    const arrival = arrivalPath('ana', id);
    const keep = (uid: string, now = NOW) => keepUpload(world.store, world.files, id, uid, now);
    await expect(keep('ana')).rejects.toEqual(refusal('not-found'));
    world.bytes.set(arrival, { content: 'salut!', contentType: 'application/pdf' });
    await expect(keep('bogdan')).rejects.toEqual(refusal('not-found'));
    await expect(keep('ana', later(24 * 60))).rejects.toEqual(refusal('not-found'));
    await expect(keep('ana')).rejects.toEqual(refusal('invalid'));
  });
});

describe('a file', () => {
  it('is deleted by its owner alone', async () => {
    const { path } = await world.upload('ana', {});
    await expect(deleteFile(world.store, world.files, path, 'bogdan', NOW)).rejects.toEqual(refusal('not-found'));
    await deleteFile(world.store, world.files, path, 'ana', NOW);
    expect(world.filled()).toEqual([]);
    await expect(deleteFile(world.store, world.files, path, 'ana', NOW)).rejects.toEqual(refusal('not-found'));
  });

  it.each(['in_review', 'published', 'archived', 'suspended'])('of a resource that is %s stays', async (status) => {
    const path = await world.sheet({ status });
    await expect(deleteFile(world.store, world.files, path, 'clara', NOW)).rejects.toEqual(refusal('conflict'));
    expect(world.bytes.get(path)?.content).toBe('fișa');
  });

  it('of a lesson that is live stays, also in a course that is suspended', async () => {
    const { video, en } = await world.film('free', true);
    world.change('courses/live', { status: 'suspended' });
    for (const path of [video, en])
      await expect(deleteFile(world.store, world.files, path, 'clara', NOW)).rejects.toEqual(refusal('conflict'));
  });

  it('of a draft goes', async () => {
    const path = await world.sheet({ status: 'draft' });
    await deleteFile(world.store, world.files, path, 'clara', NOW);
    expect(world.filled()).toEqual([]);
  });
});
