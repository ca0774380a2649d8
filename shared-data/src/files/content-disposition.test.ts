import { contentDisposition } from './content-disposition.ts';

describe('contentDisposition', () => {
  it.each([
    ['fișă de exerciții.pdf', "inline; filename*=UTF-8''fi%C8%99%C4%83%20de%20exerci%C8%9Bii.pdf"],
    ["a'b(c)*.txt", "inline; filename*=UTF-8''a%27b%28c%29%2A.txt"],
    ['x\r\nSet-Cookie: a.txt', "inline; filename*=UTF-8''x%0D%0ASet-Cookie%3A%20a.txt"],
    ['\ud800.txt', "inline; filename*=UTF-8''%EF%BF%BD.txt"],
  ])('keeps the name %j', (name, header) => {
    expect(contentDisposition(name)).toBe(header);
  });
});
