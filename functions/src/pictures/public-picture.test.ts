import { fileIdOf } from '@cursiv/shared-domain';
import { claimFiles } from '../courses/version/claim-files.ts';
import { deleteFile } from '../files/delete-file.ts';
import { fileWorld, NOW } from '../files/testing/file-world.ts';
import { jpeg } from '../files/testing/pictures.ts';
import { publicPicture } from './public-picture.ts';

let world: ReturnType<typeof fileWorld>;

beforeEach(() => {
  world = fileWorld();
});

const sent = async (place: { kind: 'portrait' } | { kind: 'cover'; courseId: string }) => {
  const picture = jpeg(64, 64);
  return (await world.upload('clara', { place, contentType: 'image/jpeg', bytes: picture.length }, picture)).path;
};
const isShown = async (path: string) => (await publicPicture(world.store, world.files, fileIdOf(path))) !== undefined;

describe('the pictures of public pages', () => {
  it('show a cover from its publication until the course is hidden', async () => {
    const path = await sent({ kind: 'cover', courseId: 'live' });
    const cover = { path, alt: {}, isDecorative: true };
    world.change('courseDrafts/live', { cover });
    expect(await isShown(path)).toBe(false);
    await claimFiles(world.store, { id: 'live', ownerUid: 'clara' }, [path]);
    world.change('courses/live', { cover });
    expect(await isShown(path)).toBe(true);
    world.change('courses/live', { status: 'suspended' });
    expect(await isShown(path)).toBe(false);
  });

  it('show a portrait while its person has it, who cannot delete it meanwhile', async () => {
    const path = await sent({ kind: 'portrait' });
    expect(await isShown(path)).toBe(false);
    world.change('users/clara', { photo: path });
    expect(await isShown(path)).toBe(true);
    await expect(deleteFile(world.store, world.files, path, 'clara', NOW)).rejects.toMatchObject({ code: 'conflict' });
    world.change('users/clara', { photo: undefined });
    expect(await isShown(path)).toBe(false);
    await expect(deleteFile(world.store, world.files, path, 'clara', NOW)).resolves.toBeUndefined();
  });

  it('show nothing else: no video, no file of a resource, no id that nobody has', async () => {
    const { video } = await world.film('free', true);
    for (const path of [video, await world.sheet(), '../users/root', '']) expect(await isShown(path)).toBe(false);
  });
});
