import { contentDisposition } from './content-disposition.ts';

describe('contentDisposition', () => {
  it.each([
    ['fișă de exerciții.pdf', "inline; filename*=UTF-8''fi%C8%99%C4%83%20de%20exerci%C8%9Bii.pdf"],
    ["a'b(c)*.pdf", "inline; filename*=UTF-8''a%27b%28c%29%2A.pdf"],
    ['x\r\nSet-Cookie: a.pdf', "inline; filename*=UTF-8''x%0D%0ASet-Cookie%3A%20a.pdf"],
    ['\ud800.pdf', "inline; filename*=UTF-8''%EF%BF%BD.pdf"],
  ])('keeps the name %j', (name, header) => {
    expect(contentDisposition(name, 'application/pdf')).toBe(header);
  });

  it.each(['text/html', 'image/svg+xml', 'text/html,image/png', 'image/png ', 'application/octet-stream', ''])(
    'has %j saved, never shown',
    (type) => {
      expect(contentDisposition('a', type)).toBe("attachment; filename*=UTF-8''a");
    },
  );
});
