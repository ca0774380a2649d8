import { withListSigns } from './list-signs.ts';

describe('points at the start of lines', () => {
  it.each([
    ['as phones type them', '• unu\n• doi', '- unu\n- doi'],
    ['without a space', '•unu\n●doi', '- unu\n- doi'],
    ['as Word copies them', '\t•\tunu\n\t\t◦\tdoi\n\t•\ttrei', '- unu\n\t- doi\n- trei'],
    ['after a sentence', 'Ai nevoie de:\n• apă\n• cerneală\nAtât.', 'Ai nevoie de:\n- apă\n- cerneală\nAtât.'],
    ['among other items', '- unu\n  • doi', '- unu\n  - doi'],
    ['with a carriage return', '• unu\r\n• doi', '- unu\r\n- doi'],
  ])('make items of a list: %s', (_, text, list) => {
    expect(withListSigns(text)).toBe(list);
  });

  it.each(['unu • doi', '•', '• • •', '•••', '```\n• cod\n```', '~~~\n• cod', 'fără puncte\n\n- listă'])(
    'leave %j',
    (text) => {
      expect(withListSigns(text)).toBe(text);
    },
  );

  it('take no longer than the text', () => {
    const before = performance.now();
    for (const part of ['•', '• ', '\t•', '•\u00a0', ' ', '```\n']) withListSigns(part.repeat(100_000));
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});
