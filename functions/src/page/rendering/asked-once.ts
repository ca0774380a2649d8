import type { Renderer, Rendering } from '../../render/question.ts';

/**
 * A renderer that is asked once for all who have the same question while it works: when a kept page runs out, everybody asks for it at
 * once, and so many renderings of one page would all come too late. A rendering knows nobody, and so may be anybody's.
 */
export function askedOnce(render: Renderer): Renderer {
  const asked = new Map<string, Promise<Rendering>>();
  return (question) => {
    const key = JSON.stringify(question);
    const known = asked.get(key);
    if (known) return known;
    const asking = render(question).finally(() => asked.delete(key));
    asked.set(key, asking);
    return asking;
  };
}
