import type { sendFile } from '@cursiv/shared-data';
import { AppError } from '@cursiv/shared-domain';
import { UploadQueue } from './upload-queue.ts';
import type { UploadRecord } from './upload-record.ts';

type Sending = Parameters<typeof sendFile>[0];

const stored = { path: 'p', name: 'film.mp4', bytes: 4, contentType: 'video/mp4', sha256: 'abc' };
const room = { id: 'r', path: 'uploads/ana/r-film.mp4', to: { address: 'https://send', headers: {} } };
const film = new File(['film'], 'film.mp4', { type: 'video/mp4', lastModified: 1 });
const to = (spot: string) => ({ name: spot, section: 'mf_dashboard', place: { kind: 'trial' } });

/** A browser with its person, its kept copies, and a service that answers when the test says so. */
class World {
  person: string | undefined = 'ana';
  readonly copies = new Map<string, File>();
  readonly withdrawn: string[] = [];
  readonly sendings: { sending: Sending; end: PromiseWithResolvers<typeof stored> }[] = [];
  records: readonly UploadRecord[] = [];
  hasRoom = true;
  recorded: PromiseWithResolvers<void> | undefined;
  paused: PromiseWithResolvers<void> | undefined;

  open(records: readonly UploadRecord[] = []): UploadQueue {
    const queue = new UploadQueue(
      {
        person: () => this.person,
        send: (sending) => {
          const end = Promise.withResolvers<typeof stored>();
          this.sendings.push({ sending, end });
          sending.signal.addEventListener('abort', () => end.reject(new AppError('canceled')));
          return end.promise;
        },
        withdraw: async ({ room: given }) => void this.withdrawn.push(given?.path ?? ''),
        keepBytes: async (id, file) => this.hasRoom && this.copies.set(id, file) !== undefined,
        keptBytes: async (id) => this.copies.get(id),
        dropBytes: async (id) => void this.copies.delete(id),
        changed: (next) => {
          this.records = next;
        },
        report: (error) => {
          throw error;
        },
        recorded: async () => this.recorded?.promise,
        pause: async () => this.paused?.promise,
      },
      records,
    );
    this.records = records;
    queue.goOn();
    return queue;
  }

  state = (id: string) => this.records.find((record) => record.id === id);
}

/** Lets everything that is ready happen. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

describe('the queue of uploads', () => {
  it('sends two files at once; the others wait for their turn', async () => {
    const world = new World();
    const queue = world.open();
    for (const id of ['a', 'b', 'c']) queue.add(id, film, to(id));
    await settled();
    expect(world.sendings).toHaveLength(2);
    expect(world.state('c')).toMatchObject({ state: 'running', waits: 'turn' });
    world.sendings[0]?.end.resolve(stored);
    await settled();
    expect(world.state('a')).toMatchObject({ state: 'success', stored, isPlaced: false });
    expect(world.sendings).toHaveLength(3);
  });

  it('goes on in the next document from what the service has confirmed, with the copy that the browser has kept', async () => {
    const world = new World();
    world.open().add('a', film, to('a'));
    await settled();
    world.sendings[0]?.sending.learned({ room, session: 'https://upload', sentBytes: 3 });
    await settled();

    world.open(JSON.parse(JSON.stringify(world.records)) as UploadRecord[]);
    await settled();
    expect(world.sendings[1]?.sending.state).toMatchObject({ room, session: 'https://upload', sentBytes: 3 });
    expect(world.sendings[1]?.sending.file.name).toBe('film.mp4');
  });

  it('says that the browser has a copy only when copy and record are safe', async () => {
    const world = new World();
    world.recorded = Promise.withResolvers<void>();
    const queue = world.open();
    queue.add('a', film, to('a'));
    expect(world.state('a')).toMatchObject({ isKept: false, isCopying: true });
    await settled();
    expect(world.state('a')).toMatchObject({ isKept: true, isCopying: true });
    world.recorded.resolve();
    await settled();
    expect(world.state('a')).toMatchObject({ isKept: true, isCopying: false });
  });

  it('drops the copy of a stored file only when the disk knows that it is stored', async () => {
    const world = new World();
    world.open().add('a', film, to('a'));
    await settled();
    world.recorded = Promise.withResolvers<void>();
    world.sendings[0]?.end.resolve(stored);
    await settled();
    expect([world.state('a')?.state, world.copies.size]).toEqual(['success', 1]);
    world.recorded.resolve();
    await settled();
    expect(world.copies.size).toBe(0);
  });

  it('asks for the file again when the browser has died over its copy', async () => {
    const world = new World();
    world.open().add('a', film, to('a'));
    const records = world.records;
    await settled();
    world.copies.clear();
    world.open(records);
    await settled();
    expect(world.state('a')).toMatchObject({ state: 'paused', waits: 'file', isKept: false, isCopying: false });
  });

  it('asks for the file again where the browser had no room for a copy, and takes no other', async () => {
    const world = new World();
    world.hasRoom = false;
    world.open().add('a', film, to('a'));
    await settled();
    expect(world.state('a')).toMatchObject({ isKept: false });

    const queue = world.open(world.records);
    await settled();
    expect(world.state('a')).toMatchObject({ state: 'paused', waits: 'file' });
    queue.give('a', new File(['film'], 'film.mp4', { type: 'video/mp4', lastModified: 2 }));
    expect(world.state('a')).toMatchObject({ state: 'paused', problem: 'other-file' });
    queue.give('a', film);
    await settled();
    expect(world.state('a')).toMatchObject({ state: 'running', problem: undefined });
  });

  it('waits for its person when the session ends, and for nobody else', async () => {
    const world = new World();
    const queue = world.open();
    queue.add('a', film, to('a'));
    await settled();
    for (const next of [undefined, 'ben']) {
      world.person = next;
      queue.goOn();
      await settled();
      expect(world.state('a')).toMatchObject({ state: 'running', waits: 'session' });
    }
    expect(world.sendings).toHaveLength(1);
    world.person = 'ana';
    queue.goOn();
    await settled();
    expect(world.sendings).toHaveLength(2);
  });

  it('waits for its person when the service knows before the browser that the session has ended', async () => {
    const world = new World();
    world.paused = Promise.withResolvers<void>();
    world.open().add('a', film, to('a'));
    await settled();
    world.sendings[0]?.end.reject(new AppError('clock-wrong'));
    await settled();
    world.person = undefined;
    world.paused.resolve();
    await settled();
    expect(world.state('a')).toMatchObject({ state: 'running', waits: 'session' });
    expect(world.sendings).toHaveLength(1);
  });

  it('fails when the service refuses a session that has not ended twice, and tries again when asked to', async () => {
    const world = new World();
    const queue = world.open();
    queue.add('a', film, to('a'));
    for (const sent of [1, 3]) {
      await settled();
      world.sendings.at(-1)?.end.reject(new AppError('clock-wrong'));
      await settled();
      expect(world.sendings).toHaveLength(sent + 1);
      world.sendings.at(-1)?.end.reject(new AppError('clock-wrong'));
      await settled();
      expect(world.state('a')).toMatchObject({ state: 'error', problem: 'clock-wrong' });
      queue.step('a', 'retry');
    }
  });

  it('pauses and resumes; what is cancelled is withdrawn from the service and from the browser', async () => {
    const world = new World();
    const queue = world.open();
    queue.add('a', film, to('a'));
    await settled();
    world.sendings[0]?.sending.learned({ room });
    queue.step('a', 'pause');
    await settled();
    expect(world.state('a')?.state).toBe('paused');
    queue.step('a', 'resume');
    await settled();
    expect(world.sendings).toHaveLength(2);
    queue.step('a', 'cancel');
    await settled();
    expect(world.state('a')?.state).toBe('canceled');
    expect([world.withdrawn, world.copies.size]).toEqual([[room.path], 0]);
  });

  it('begins anew after a refusal, and where it was after an outage', async () => {
    const world = new World();
    const queue = world.open();
    queue.add('a', film, to('a'));
    for (const [code, session] of [
      ['offline', 'https://upload'],
      ['not-found', undefined],
    ] as const) {
      await settled();
      world.sendings.at(-1)?.sending.learned({ room, session: 'https://upload', sentBytes: 3 });
      world.sendings.at(-1)?.end.reject(new AppError(code));
      await settled();
      expect(world.state('a')).toMatchObject({ state: 'error', problem: code, session });
      queue.step('a', 'retry');
    }
    expect(world.withdrawn).toEqual([room.path]);
  });

  it('leaves nothing of a person who ends their uploads, and all of the others', async () => {
    const world = new World();
    const queue = world.open();
    queue.add('a', film, to('a'));
    world.person = 'ben';
    queue.add('b', film, to('b'));
    await settled();
    await queue.end('ana');
    expect(world.records.map(({ id }) => id)).toEqual(['b']);
    expect([...world.copies.keys()]).toEqual(['b']);
  });

  it('deletes a stored file that has lost its place when it is taken off the list', async () => {
    const world = new World();
    const queue = world.open();
    queue.add('a', film, to('a'));
    await settled();
    world.sendings[0]?.sending.learned({ room });
    world.sendings[0]?.end.resolve(stored);
    await settled();
    queue.place('a', 'place-gone');
    queue.step('a', 'forget');
    await settled();
    expect(world.withdrawn).toEqual([room.path]);
  });
});
