/** Length of a video file in whole seconds, as the browser reads it. Rejects when the browser cannot. */
export function videoDuration(file: Blob): Promise<number> {
  const address = URL.createObjectURL(file);
  const video = document.createElement('video');
  const read = new Promise<number>((resolve, reject) => {
    video.onloadedmetadata = () =>
      Number.isFinite(video.duration)
        ? resolve(Math.max(1, Math.round(video.duration)))
        : reject(new Error('The video has no length'));
    video.onerror = () => reject(new Error('The video cannot be read'));
  });
  video.preload = 'metadata';
  video.src = address;
  return read.finally(() => URL.revokeObjectURL(address));
}
