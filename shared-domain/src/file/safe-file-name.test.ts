import { safeFileName } from './safe-file-name.ts';

describe('safeFileName', () => {
  it('keeps plain names and the extension', () => {
    expect(safeFileName('raport-2026.pdf')).toBe('raport-2026.pdf');
  });
  it('writes Romanian letters without marks and spaces as dashes', () => {
    expect(safeFileName('Fișă de lucru (țintă).DOCX')).toBe('fisa-de-lucru-tinta.docx');
  });
  it('leaves nothing that could be another folder', () => {
    expect(safeFileName('../../etc/passwd')).toBe('etc-passwd');
  });
  it('has a name for a name without any plain letter', () => {
    expect(safeFileName('笔记')).toBe('file');
  });
  it('shortens long names from the front', () => {
    expect(safeFileName(`${'a'.repeat(300)}.mp4`)).toHaveLength(100);
    expect(safeFileName(`${'a'.repeat(300)}.mp4`)).toMatch(/a\.mp4$/);
  });
});
