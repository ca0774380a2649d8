const numbers = (...fields: [2 | 4, number][]) =>
  Buffer.concat(
    fields.map(([bytes, value]) => {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntLE(value, 0, bytes);
      return buffer;
    }),
  );

/** Packs files, of text in Latin-1, into a ZIP without compression, as authors' browsers do. */
export function plainZip(files: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = Buffer.from(text, 'latin1');
    const sizes = [4, content.length] as [4, number];
    const described = numbers([2, 20], [2, 0], [2, 0], [4, 0], [4, 0], sizes, sizes, [2, name.length], [2, 0]);
    const place = numbers([2, 0], [2, 0], [2, 0], [4, 0], [4, at]);
    directory.push(numbers([4, 0x02014b50], [2, 20]), described, place, Buffer.from(name));
    const local = [numbers([4, 0x04034b50]), described, Buffer.from(name), content];
    parts.push(...local);
    at += local.reduce((sum, { length }) => sum + length, 0);
  }
  const [count, length] = [Object.keys(files).length, directory.reduce((sum, part) => sum + part.length, 0)];
  const end = numbers([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, length], [4, at], [2, 0]);
  return Buffer.concat([...parts, ...directory, end]);
}
