import { nextIn } from './next-in.ts';

const WORKS = ['course__a', 'course__b', 'message__c', 'mail__d'];

/** What comes next where only these are free, and how many were asked about. */
async function next(after: string, ...free: string[]) {
  let asked = 0;
  const found = await nextIn(WORKS, after, async (work) => {
    asked += 1;
    return free.includes(work);
  });
  return [found, asked];
}

describe('what comes next in the work list', () => {
  it('is the nearest that is free, and no more is read than that takes', async () => {
    expect(await next('course__a', 'course__b', 'mail__d')).toEqual(['course__b', 1]);
    expect(await next('course__a', 'message__c')).toEqual(['message__c', 2]);
  });

  it('never leads back', async () => {
    expect(await next('message__c', 'course__a')).toEqual([undefined, 1]);
    expect(await next('mail__d', 'course__a')).toEqual([undefined, 0]);
  });

  it('is nothing where the list is another one', async () => {
    expect(await next('course__z', 'course__a')).toEqual([undefined, 0]);
  });
});
