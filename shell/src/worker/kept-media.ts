import { createPartialResponse } from 'workbox-range-requests';

/** The kept bytes at an address, in part where a player asks for a part. */
export async function answerKept(request: Request): Promise<Response> {
  const kept = await caches.match(request.url);
  if (!kept) return new Response(null, { status: 404 });
  return request.headers.has('range') ? createPartialResponse(request, kept) : kept;
}
