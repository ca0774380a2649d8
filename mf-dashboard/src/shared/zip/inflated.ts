/** Chunks that are put together before the browser keeps them. */
const TOGETHER = 64;

/** Of a packed file at a time, in bytes: what it inflates to, a thousand times as much at most, fits into memory. */
const STEP = 16 * 1024;

/** Inflates a part of a ZIP, and stops as soon as more comes out than there is room for. */
export async function inflated(packed: Blob, most: number): Promise<Blob | 'too-large' | 'broken'> {
  const { Inflate } = await import('fflate');
  const parts: BlobPart[] = [];
  let loose: BlobPart[] = [];
  let size = 0;
  const inflate = new Inflate((chunk) => {
    size += chunk.length;
    if (size > most) return;
    loose.push(chunk.slice());
    if (loose.length < TOGETHER) return;
    parts.push(new Blob(loose));
    loose = [];
  });
  const reader = packed.stream().getReader();
  try {
    for (let next = await reader.read(); !next.done && size <= most; next = await reader.read())
      for (let at = 0; at < next.value.length && size <= most; at += STEP)
        inflate.push(next.value.subarray(at, at + STEP));
    if (size <= most) inflate.push(new Uint8Array(0), true);
  } catch {
    return 'broken';
  } finally {
    await reader.cancel();
  }
  return size > most ? 'too-large' : new Blob([...parts, ...loose]);
}
