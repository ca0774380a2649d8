import { HLS_TYPE } from '@cursiv/shared-domain';
import { openFile } from '../open-file.ts';
import { fileWorld, later, mp4With, NOW } from '../testing/file-world.ts';
import { plainZip } from '../testing/plain-zip.ts';
import { answerPlaylist } from './answer-playlist.ts';

const MAIN = '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1,RESOLUTION=320x180,SUBTITLES="subs"\nlow/list.m3u8\n';
const LIST =
  '#EXTM3U\n#EXT-X-TARGETDURATION:6\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:6,\na.m4s\n#EXTINF:4,\n../low/a.m4s\n#EXT-X-ENDLIST\n';
const FILES = {
  'main.m3u8': MAIN,
  'low/list.m3u8': LIST,
  'low/init.mp4': mp4With('vide'),
  'low/a.m4s': '\0\0\0\x08moof',
};
const place = { kind: 'lesson', courseId: 'live', lessonId: 'free' } as const;

let world: ReturnType<typeof fileWorld>;

beforeEach(() => {
  world = fileWorld();
});

const send = (files: Record<string, string>) => {
  const zip = plainZip(files);
  return world.upload('clara', { place, name: 'film.zip', contentType: HLS_TYPE, bytes: zip.length }, zip);
};
const get = (address: string, now = NOW) => {
  const { pathname, searchParams } = new URL(address, 'https://site.test');
  return answerPlaylist(world.store, world.files, pathname, searchParams.get('signature') ?? '', now);
};

describe('a film in a package', () => {
  it('is opened by its playlist, which leads to parts of the package under the reader’s address', async () => {
    const { path } = await send(FILES);
    const { address, playlist = '' } = await openFile(world.store, world.files, path, 'clara', NOW);
    const main = await get(playlist);
    expect(main).not.toContain('SUBTITLES');
    const list = await get(main.split('\n').find((line) => line.startsWith('/hls/')) ?? '');
    const zip = plainZip(FILES);
    const ranges = [...list.matchAll(/(\d+)@(\d+)/g)].map(([, length, from]) =>
      Buffer.from(zip.subarray(Number(from), Number(from) + Number(length))).toString('latin1'),
    );
    expect(ranges).toEqual([FILES['low/init.mp4'], FILES['low/a.m4s'], FILES['low/a.m4s']]);
    expect(list.split('\n').filter((line) => line.startsWith('https:'))).toEqual([address, address]);
  });

  it('gives nobody a playlist without a signature, or of another file', async () => {
    const { path } = await send(FILES);
    const { playlist = '' } = await openFile(world.store, world.files, path, 'clara', later(0));
    await expect(get(playlist.split('?')[0] ?? '')).rejects.toMatchObject({ code: 'no-access' });
    await expect(get(playlist.replace('/0.', '/9.'))).rejects.toMatchObject({ code: 'not-found' });
    await expect(get('/hls/x/0.m3u8?until=1')).rejects.toMatchObject({ code: 'not-found' });
  });

  it.each([
    ['climbs out', { '../main.m3u8': MAIN }],
    ['has other files in it', { ...FILES, 'run.exe': 'MZ' }],
    ['leads to another site', { ...FILES, 'low/list.m3u8': LIST.replace('a.m4s', 'https://evil.test/a.m4s') }],
    ['leads out of itself', { ...FILES, 'low/list.m3u8': LIST.replace('a.m4s', '../../a.m4s') }],
    ['hides an address in a tag', { ...FILES, 'main.m3u8': `${MAIN}#EXT-X-SESSION-DATA:URI="//evil.test/a"\n` }],
    [
      'is encrypted',
      { ...FILES, 'low/list.m3u8': LIST.replace('#EXT-X-MAP', '#EXT-X-KEY:METHOD=AES-128,URI="k"\n#EXT-X-MAP') },
    ],
    ['names what is not there', { ...FILES, 'low/list.m3u8': LIST.replace('a.m4s', 'b.m4s') }],
    ['has sound alone', { ...FILES, 'low/init.mp4': mp4With('soun') }],
    [
      'claims more of a piece than there is',
      { ...FILES, 'low/list.m3u8': LIST.replace('#EXTINF:6,', '#EXT-X-BYTERANGE:9999@0\n#EXTINF:6,') },
    ],
    ['begins with no playlist', { 'low/init.mp4': mp4With('vide') }],
  ] as [string, Record<string, string>][])('is refused when it %s', async (_, files) => {
    await expect(send(files)).rejects.toMatchObject({ code: 'wrong-type' });
  });

  it('is refused as a ZIP that is no package, or whose directory lies', async () => {
    const lying = plainZip(FILES);
    lying.writeUInt32LE(9_999_999, lying.length - 22 + 12);
    for (const zip of [Buffer.from('no zip'), lying])
      await expect(
        world.upload('clara', { place, name: 'film.zip', contentType: HLS_TYPE, bytes: zip.length }, zip),
      ).rejects.toMatchObject({ code: 'wrong-type' });
  });
});
