/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { VideoPlayer } from './video-player.tsx';

describe('the player on the server', () => {
  it('is its own empty place, made without a browser', () => {
    expect(typeof window).toBe('undefined');
    const html = renderToString(
      <VideoPlayer title="Linia" sources={[{ src: '/line.mp4' }]} captions={[]} errorText="Nu merge." />,
    );
    expect(html).toContain('aria-busy="true"');
    expect(html).not.toContain('<video');
  });
});
