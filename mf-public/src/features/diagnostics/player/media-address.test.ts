import { isMediaAddress } from './media-address.ts';

describe('addresses that a player may load', () => {
  it.each(['https://a.test/v.mp4', 'HTTP://a.test/list.m3u8?x=1#t=2', 'blob:https://a.test/0b1c'])(
    'takes %s',
    (text) => {
      expect(isMediaAddress(text)).toBe(true);
    },
  );
  it.each([
    '',
    'video.mp4',
    '/video.mp4',
    'javascript:alert(1)',
    'data:video/mp4,AAAA',
    'file:///etc/passwd',
    'https://a b',
  ])('refuses „%s”', (text) => expect(isMediaAddress(text)).toBe(false));
});
