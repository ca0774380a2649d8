import { AppError } from '@cursiv/shared-domain';
import { DraftBackup } from './draft-backup.ts';
import { DraftSaver } from './draft-saver.ts';
import { type DraftState, emptyDraft } from './draft-state.ts';

const titled = (title: string): DraftState => ({
  ...emptyDraft(),
  content: { ...emptyDraft().content, title: { ro: title } },
});

const titleOf = ({ content }: { content: DraftState['content'] }) => content.title.ro;

function setUp(rev = 0) {
  const saves: { title: string | undefined; rev: number }[] = [];
  const server = { rev, failure: undefined as AppError | undefined };
  const backup = new DraftBackup('u1');
  const saver = new DraftSaver({
    courseId: 'c1',
    rev,
    stored: emptyDraft(),
    backup,
    save: async (_, present, base) => {
      if (server.failure) throw server.failure;
      if (base !== server.rev) throw new AppError('conflict');
      saves.push({ title: titleOf(present), rev: base });
      server.rev += 1;
      return server.rev;
    },
    latestRev: async () => server.rev,
    now: () => new Date('2026-05-04T12:30:00Z'),
  });
  return { saver, saves, server, backup };
}

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe('DraftSaver', () => {
  it('saves three seconds after the last edit and says when', async () => {
    const { saver, saves } = setUp();
    saver.edited(titled('C'));
    await jest.advanceTimersByTimeAsync(2000);
    saver.edited(titled('Curs'));
    expect(saver.getState().status).toBe('unsaved');
    await jest.advanceTimersByTimeAsync(2999);
    expect(saves).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(saves).toEqual([{ title: 'Curs', rev: 0 }]);
    expect(saver.getState()).toEqual({ status: 'saved', isStored: true, savedAt: new Date('2026-05-04T12:30:00Z') });
  });

  it('keeps unsaved edits in the browser until they are saved', async () => {
    const { saver, backup } = setUp();
    saver.edited(titled('Curs'));
    const kept = new DraftBackup('u1').read(undefined);
    expect(kept && titleOf(kept)).toBe('Curs');
    expect(kept).toMatchObject({ courseId: 'c1', rev: 0 });
    await saver.saveNow();
    expect(backup.read(undefined)).toBeUndefined();
    expect(backup.read('c1')).toBeUndefined();
  });

  it('keeps text typed during a save, under the new id', async () => {
    const { saver, backup, saves } = setUp();
    saver.edited(titled('Unu'));
    const saving = saver.saveNow();
    saver.edited(titled('Unu și doi'));
    await saving;
    expect(saver.getState().status).toBe('unsaved');
    const kept = backup.read('c1');
    expect(kept && titleOf(kept)).toBe('Unu și doi');
    await jest.advanceTimersByTimeAsync(3000);
    expect(saves.map(({ title }) => title)).toEqual(['Unu', 'Unu și doi']);
    expect(saves.map(({ rev }) => rev)).toEqual([0, 1]);
  });

  it('stops at a conflict without losing the text, and saves over the newer version only when told to', async () => {
    const { saver, saves, server, backup } = setUp(1);
    server.rev = 2;
    saver.edited(titled('Al meu'));
    await saver.saveNow();
    expect(saver.getState().status).toBe('conflict');
    saver.edited(titled('Tot al meu'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(saves).toEqual([]);
    const kept = backup.read('c1');
    expect(kept && titleOf(kept)).toBe('Tot al meu');
    await saver.overwrite();
    expect(saves).toEqual([{ title: 'Tot al meu', rev: 2 }]);
  });

  it('tries again by itself when the connection was gone', async () => {
    const { saver, saves, server } = setUp();
    server.failure = new AppError('offline');
    saver.edited(titled('Curs'));
    await saver.saveNow();
    expect(saver.getState()).toMatchObject({ status: 'failed', error: 'offline' });
    await jest.advanceTimersByTimeAsync(1_000);
    server.failure = undefined;
    await jest.advanceTimersByTimeAsync(1_999);
    expect(saves).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(saves).toHaveLength(1);
  });

  it('forgets kept edits when the stored version is wanted', () => {
    const { saver, backup } = setUp(1);
    saver.edited(titled('Curs'));
    saver.discard();
    expect(backup.read('c1')).toBeUndefined();
  });
});

describe('DraftBackup', () => {
  it('does not show one person the edits of another', () => {
    const { saver } = setUp();
    saver.edited(titled('Curs'));
    expect(new DraftBackup('u2').read(undefined)).toBeUndefined();
  });
  it('treats unreadable edits as none', () => {
    const told = jest.spyOn(console, 'info').mockImplementation();
    localStorage.setItem('cursiv.edits.u1.course.c1', '{"rev":');
    expect(new DraftBackup('u1').read('c1')).toBeUndefined();
    expect(told).toHaveBeenCalledWith('Edits cannot be kept in this browser', expect.any(SyntaxError));
    told.mockRestore();
  });
});
