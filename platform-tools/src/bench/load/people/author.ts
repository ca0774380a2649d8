import type { Ledger } from '../figures/ledger.ts';
import type { Account } from '../wire/accounts.ts';
import { Refused } from '../wire/ask.ts';
import { commit, read, type StoredDocument } from '../wire/firestore.ts';
import { valueAt } from '../wire/values.ts';
import type { Person } from './person.ts';

const TITLE = { ro: 'Scris sub încărcare' };
const LESSON = 'l1';
const OUTLINE = JSON.stringify([
  {
    ...{ id: 'u', title: TITLE },
    lessons: [{ id: LESSON, type: 'text', title: TITLE, freePreview: false, durationSec: 300 }],
  },
]);
/** About the length of a lesson's text. */
const TEXT = 'Mâna se sprijină ușor pe hârtie, iar litera se leagă de cea care urmează. '.repeat(55);

/** Somebody who writes a course: begins a draft, then saves it again and again with a lesson's text. */
export class Author implements Person {
  readonly role = 'author';
  readonly #account: Account;
  readonly #ledger: Ledger;
  readonly #id: string;

  constructor(account: Account, ledger: Ledger) {
    this.#account = account;
    this.#ledger = ledger;
    this.#id = `course-of-${account.uid}`;
  }

  /** The draft; the rules let nobody read one that is not there. */
  #stored(path: string): Promise<StoredDocument | undefined> {
    return read(path, this.#account.headers).catch((error: unknown) => {
      if (error instanceof Refused && error.status === 403) return undefined;
      throw error;
    });
  }

  async act(): Promise<'done'> {
    const { uid: ownerUid, headers } = this.#account;
    const path = `courseDrafts/${this.#id}`;
    const stored = await this.#stored(path);
    const rev = Number(valueAt(stored?.fields, 'rev') ?? 0) + 1;
    const content = {
      ...{ baseLocale: 'ro', title: TITLE, subtitle: {}, description: { ro: `Revizia ${rev}.` }, outcomes: {} },
      ...{ categoryId: 'arts', level: 'beginner', outline: OUTLINE, rev, saved: { by: ownerUid, rev } },
    };
    const draft = stored
      ? {
          ...{ path, fields: content, only: Object.keys(content), times: ['updatedAt'] },
          condition: { updateTime: stored.updateTime },
        }
      : {
          ...{ path, fields: { ...content, ownerUid, status: 'draft' }, times: ['createdAt', 'updatedAt'] },
          condition: { exists: false },
        };
    const text = { ownerUid, by: ownerUid, rev, lessonId: LESSON, locale: 'ro', text: `${rev}. ${TEXT}` };
    const body = `${path}/bodies/${LESSON}_ro`;
    const counted = { path: `allowances/${ownerUid}__courseDrafts`, fields: { count: 1, last: this.#id } };
    const allowance = stored ? [] : [{ ...counted, times: ['since', 'at'] }];
    await commit([draft, { path: body, fields: text }, ...allowance], headers);
    this.#ledger.acknowledge({ path, field: 'rev' }, rev);
    this.#ledger.acknowledge({ path: body, field: 'rev' }, rev);
    return 'done';
  }
}
