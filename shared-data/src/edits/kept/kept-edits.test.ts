import * as z from 'zod/mini';
import { keptEdits } from './kept-edits.ts';

const of = (uid: string) => keptEdits(uid, 'name', z.object({ name: z.string() }));

beforeEach(() => localStorage.clear());

describe('edits that are not saved yet', () => {
  it('are there again until they are saved', () => {
    of('u1').keep({ name: 'Ana' });
    expect(of('u1').read()).toEqual({ name: 'Ana' });
    of('u1').clear();
    expect(of('u1').read()).toBeUndefined();
  });

  it('are nobody else’s', () => {
    of('u1').keep({ name: 'Ana' });
    expect(of('u2').read()).toBeUndefined();
  });

  it('count as none when they cannot be read', () => {
    localStorage.setItem('cursiv.edits.u1.name', '{"name":3}');
    expect(of('u1').read()).toBeUndefined();
  });

  it('are not kept where there is no room, and nothing else happens', () => {
    jest.spyOn(console, 'info').mockImplementation(() => {});
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    of('u1').keep({ name: 'Ana' });
    expect(of('u1').read()).toBeUndefined();
  });
});
