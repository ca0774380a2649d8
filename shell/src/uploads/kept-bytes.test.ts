import { keepBytes, keptBytes } from './kept-bytes.ts';

const film = new File(['film'], 'film.mp4');

/** A browser's own folder in memory, with so much room; it may promise more than it has. */
function storageWith(room: number, promised = room): Map<string, Blob> {
  const files = new Map<string, Blob>();
  const fileOf = (id: string) => ({
    getFile: async () => {
      const found = files.get(id);
      if (!found) throw new DOMException('gone', 'NotFoundError');
      return found;
    },
    createWritable: async () => ({
      write: async (bytes: Blob) => {
        if (bytes.size > room) throw new DOMException('full', 'QuotaExceededError');
        files.set(id, bytes);
      },
      close: async () => undefined,
    }),
  });
  const folder = {
    getDirectoryHandle: async () => folder,
    getFileHandle: async (id: string, options?: { create?: boolean }) => {
      // A file is there, and empty, as soon as it is opened for writing.
      if (options?.create) files.set(id, new Blob());
      return fileOf(id);
    },
    removeEntry: async (id: string) => void files.delete(id),
  };
  const storage = { getDirectory: async () => folder, estimate: async () => ({ quota: promised, usage: 0 }) };
  Object.defineProperty(navigator, 'storage', { configurable: true, value: storage });
  return files;
}

beforeEach(() => jest.spyOn(console, 'info').mockImplementation(() => {}));

describe('a copy of a file in the browser', () => {
  it('is there for the next document', async () => {
    storageWith(100);
    await expect(keepBytes('a', film)).resolves.toBe(true);
    expect(await keptBytes('a')).toBe(film);
  });

  it('is not begun where the browser says that it has no room', async () => {
    const files = storageWith(3);
    await expect(keepBytes('a', film)).resolves.toBe(false);
    expect(files.size).toBe(0);
  });

  it('leaves nothing behind where the room ends in the middle of it', async () => {
    const files = storageWith(3, 100);
    await expect(keepBytes('a', film)).resolves.toBe(false);
    expect(files.size).toBe(0);
    expect(await keptBytes('a')).toBeUndefined();
  });
});
