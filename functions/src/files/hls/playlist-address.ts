/** Where the site gives out a playlist, by its place in its package; the right to the package is the right to it. */
export const playlistAddress = (fileId: string, index: number, address: string): string =>
  `/hls/${fileId}/${index}.m3u8?signature=${encodeURIComponent(new URL(address).search)}`;

/** What an address of `playlistAddress` asks for; undefined for any other. */
export function askedPlaylist(path: string): { fileId: string; index: number } | undefined {
  const [, fileId, index] = /^\/hls\/([a-z0-9]{1,64})\/(\d{1,4})\.m3u8$/.exec(path) ?? [];
  return fileId === undefined ? undefined : { fileId, index: Number(index) };
}
