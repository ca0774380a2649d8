import { previewKind } from './preview-kind.ts';

describe('previewKind', () => {
  it.each([
    ['application/pdf', 'pdf'],
    ['image/webp', 'image'],
    ['video/mp4', 'video'],
    ['audio/mpeg', 'audio'],
    ['text/markdown; charset=utf-8', 'markdown'],
    ['Text/CSV', 'text'],
  ])('shows %s as %s', (contentType, kind) => {
    expect(previewKind({ contentType, bytes: 10 })).toBe(kind);
  });

  it.each(['image/svg+xml', 'text/html', 'application/zip', 'constructor', ''])('does not show %s', (contentType) => {
    expect(previewKind({ contentType, bytes: 10 })).toBeUndefined();
  });

  it('does not show a long text', () => {
    expect(previewKind({ contentType: 'text/plain', bytes: 200_001 })).toBeUndefined();
  });
});
