import { meetingUrlFor, meetingUrlOf, writtenMeetingUrl } from './meeting-url.ts';

describe('the address of a meeting', () => {
  it.each([
    ['https://meet.jit.si/cursiv-ana', 'https://meet.jit.si/cursiv-ana'],
    [' https://Zoom.US/j/123?pwd=abc#success ', 'https://zoom.us/j/123?pwd=abc#success'],
    ['https://meet.example-school.ro', 'https://meet.example-school.ro/'],
    ['https://întâlniri.ro/ana', 'https://xn--ntlniri-qwa9h.ro/ana'],
  ])('%j is taken', (text, url) => {
    expect(meetingUrlOf(text)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://meet.jit.si/ana',
    'https://localhost/ana',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://10.0.0.7/room',
    'https://router.local/',
    'https://wiki.corp/ana',
    'https://metadata.google.internal/',
    'https://intranet/',
    'https://ana:parola@meet.jit.si/',
    'https://meet.jit.si:8443/',
    'meet.jit.si/ana',
    `https://meet.jit.si/${'a'.repeat(500)}`,
    '',
  ])('%j is refused', (text) => {
    expect(meetingUrlOf(text)).toBeUndefined();
  });

  it('may give each booking a room of its own', () => {
    const url = meetingUrlOf('https://meet.jit.si/cursiv-{session}') ?? '';
    expect(meetingUrlFor(url, 'b1')).toBe('https://meet.jit.si/cursiv-b1');
    expect(writtenMeetingUrl(url)).toBe('https://meet.jit.si/cursiv-{session}');
    expect(meetingUrlFor('https://meet.jit.si/ana', 'b1')).toBe('https://meet.jit.si/ana');
    expect(meetingUrlOf('https://{session}.jit.si/')).toBeUndefined();
  });
});
