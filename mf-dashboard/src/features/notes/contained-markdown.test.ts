import { containedMarkdown } from './contained-markdown.ts';

describe('a note in a file of many', () => {
  it('stays as it was written', () => {
    const text = '# Titlu\n\n- **da** `<b>` <https://cursiv.test> 1 < 2\n\n```html\n<div>\n```\nși';
    expect(containedMarkdown(text)).toBe(text);
  });

  it.each([
    ['```js\nlet a;', '```js\nlet a;\n```'],
    ['````\n```\n', '````\n```\n\n````'],
    ['~~~\n```', '~~~\n```\n~~~'],
    ['a <!-- b', 'a \\<!-- b'],
    ['<img src=x onerror="alert(1)">', '\\<img src=x onerror="alert(1)">'],
  ])('takes in nothing of the next: %j', (text, contained) => {
    expect(containedMarkdown(text)).toBe(contained);
  });
});
