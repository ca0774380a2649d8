import { pause } from './pause.ts';

it('a pause lets what has come meanwhile go first', async () => {
  const order: string[] = [];
  setTimeout(() => order.push('a press'));
  await pause();
  order.push('the rest');
  expect(order).toEqual(['a press', 'the rest']);
});
