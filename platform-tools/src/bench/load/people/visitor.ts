import { ask, Refused, SITE } from '../wire/ask.ts';
import type { Person } from './person.ts';

/** What browsers take. */
const HEADERS = { accept: 'text/html,*/*', 'accept-encoding': 'gzip, deflate, br' };

const COURSES = ['spreadsheets-that-answer', 'scrisul-de-mana', 'statistics-in-the-news'];

/** Somebody without an account who opens pages: the home page, the catalogue, courses, their data, and a search of their own. */
export class Visitor implements Person {
  readonly role = 'visitor';
  readonly #name: string;
  #opened = 0;

  constructor(name: string) {
    this.#name = name;
  }

  async act(): Promise<'done' | 'plain'> {
    const address = this.#next();
    const answer = await ask(`${SITE}${address}`, { headers: HEADERS });
    if (answer.status !== 200) throw new Refused(answer, `opening ${address}`);
    // What was rendered is kept at the edge; the plain document is not.
    return answer.headers['cache-control']?.includes('s-maxage') ? 'done' : 'plain';
  }

  /** Most pages are kept at the edge for some seconds; the search is made anew for everybody. */
  #next(): string {
    const course = COURSES[Math.floor(this.#opened / 6) % COURSES.length];
    const way = [
      '/',
      '/courses',
      `/courses/${course}`,
      `/payload/ro/courses/${course}.json`,
      `/courses?q=${this.#name}-${this.#opened}`,
      '/en/experts',
    ];
    const address = way[this.#opened % way.length] ?? '/';
    this.#opened += 1;
    return address;
  }
}
