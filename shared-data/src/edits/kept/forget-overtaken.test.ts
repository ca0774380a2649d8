import * as z from 'zod/mini';
import { browserId } from './browser-id.ts';
import { forgetOvertaken } from './forget-overtaken.ts';
import { keptDocument } from './kept-document.ts';

const kept = keptDocument('ana', 'course.c1', z.string());
const typed = { doc: 'Ce am scris', rev: 3, at: 1 };
beforeEach(() => kept.keep(typed));

describe('edits that a browser finds when it was killed', () => {
  it('are forgotten when it has saved a later revision itself', () => {
    forgetOvertaken(kept, { rev: 4, savedFrom: browserId() });
    expect(kept.read()).toBeUndefined();
  });

  it.each([
    ['nothing was saved since', { rev: 3, savedFrom: browserId() }],
    ['another browser has saved', { rev: 4, savedFrom: 'another' }],
    ['nobody knows which browser has saved', { rev: 4 }],
  ])('are kept when %s', (_, saved) => {
    forgetOvertaken(kept, saved);
    expect(kept.read()).toEqual(typed);
  });
});
