/** The type of a video by its first twelve bytes, whatever its name says; undefined for anything else. */
export function videoContainer(bytes: Uint8Array): 'video/mp4' | 'video/webm' | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  if (start.slice(4, 8) === 'ftyp') return 'video/mp4';
  return start.startsWith('\x1A\x45\xDF\xA3') ? 'video/webm' : undefined;
}
