import { canWait, messageSettingsPath, messageSettingsSchema, NOTIFICATION_TYPES, turned } from '@cursiv/shared-domain';
import { plainPage } from '../../plain-page/plain-page.ts';
import type { DocumentStore } from '../../store/document-source.ts';
import { readToken, type Wish } from './unsubscribe-token.ts';
import { UNSUBSCRIBE_WORDS } from './unsubscribe-words.ts';

interface UnsubscribeAnswer {
  status: number;
  body: string;
}

/**
 * The page behind a mail's link. Looking at it changes nothing, because scanners of mail open every link; its button, and
 * the one-click request of a mail program, turn the type off.
 */
export async function answerUnsubscribe(
  method: string,
  token: unknown,
  { store, key }: { store: DocumentStore; key: string },
): Promise<UnsubscribeAnswer> {
  const wish = readToken(token, key);
  if (!wish)
    return {
      status: 400,
      body: plainPage('ro', UNSUBSCRIBE_WORDS.ro.unknown, `<p lang="en">${UNSUBSCRIBE_WORDS.en.unknown}</p>`),
    };
  const { locale } = wish;
  const words = UNSUBSCRIBE_WORDS[locale];
  if (method === 'GET' || method === 'HEAD')
    return {
      status: 200,
      body: plainPage(locale, words.ask, `<form method="post"><button>${words.yes}</button></form>`),
    };
  if (method !== 'POST') return { status: 405, body: '' };
  await turnOff(store, wish);
  const account = `${locale === 'en' ? '/en' : ''}/dashboard/account`;
  return {
    status: 200,
    body: plainPage(locale, words.done, `<p>${words.back} <a href="${account}">${words.account}</a></p>`),
  };
}

/** Links outlive accounts: of a person who has left, nothing is stored anew. */
const turnOff = (store: DocumentStore, { uid, type }: Wish): Promise<void> =>
  store.transact(async (transaction) => {
    if (!(await transaction.get(`users/${uid}`))) return;
    const path = messageSettingsPath(uid);
    const stored = await transaction.get(path);
    const settings = messageSettingsSchema.parse(stored?.fields ?? {});
    const types = type === 'gathered' ? NOTIFICATION_TYPES.filter(canWait) : [type];
    const { off } = types.reduce((wishes, one) => turned(wishes, one, 'mail', false), settings);
    transaction.set(path, { ...stored?.fields, off });
  });
