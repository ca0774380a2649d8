const TS_PACKET = 188;
const TS_SYNC = 0x47;
/** MPEG-1, MPEG-2, MPEG-4, H.264 and H.265 in a programme of a transport stream. */
const PICTURE_STREAMS = new Set([0x01, 0x02, 0x10, 0x1b, 0x24]);

/** What the beginning of a piece of film says: whether it has pictures; undefined when it is no film. */
export function pictureOfPiece(head: Uint8Array): boolean | undefined {
  if (head[0] === TS_SYNC && (head.length <= TS_PACKET || head[TS_PACKET] === TS_SYNC)) return hasPictureStream(head);
  const text = String.fromCharCode(...head.subarray(0, 65_536 / 4));
  if (/^....(ftyp|styp|moof|moov|sidx)/s.test(text)) return /hdlr.{8}vide/s.test(text);
  // Sound alone: ADTS, or with a tag before it.
  return (head[0] === 0xff && ((head[1] ?? 0) & 0xf0) === 0xf0) || text.startsWith('ID3') ? false : undefined;
}

/** Reads the first table of streams that comes. */
function hasPictureStream(bytes: Uint8Array): boolean {
  let tables: number | undefined;
  for (let at = 0; at + TS_PACKET <= bytes.length; at += TS_PACKET) {
    const packet = bytes.subarray(at, at + TS_PACKET);
    const byte = (index: number) => packet[index] ?? 0;
    const stream = ((byte(1) & 0x1f) << 8) | byte(2);
    if (packet[0] !== TS_SYNC || !(byte(1) & 0x40) || (stream !== 0 && stream !== tables)) continue;
    const payload = byte(3) & 0x20 ? 5 + byte(4) : 4;
    const table = payload + 1 + byte(payload);
    const end = Math.min(TS_PACKET, table + 3 + (((byte(table + 1) & 0x0f) << 8) | byte(table + 2)) - 4);
    if (stream === 0) {
      tables = ((byte(table + 10) & 0x1f) << 8) | byte(table + 11);
      continue;
    }
    let entry = table + 12 + (((byte(table + 10) & 0x0f) << 8) | byte(table + 11));
    for (; entry + 5 <= end; entry += 5 + (((byte(entry + 3) & 0x0f) << 8) | byte(entry + 4)))
      if (PICTURE_STREAMS.has(byte(entry))) return true;
    return false;
  }
  return false;
}
