import type { Identity } from '../gateway/auth-gateway.ts';

/** What the document has asked the sign-in service (`early-question.ts` of the page function, which `early-answer.ts` of shared-firebase takes over). */
interface EarlyQuestion {
  askedAt: number;
  answer: Promise<Response | undefined>;
  /** On a page whose own files come before the session's code: settles when that may come (`signed-in-hints.ts`). */
  codeFollows?: Promise<unknown>;
}

/** The part of the service's answer about an account that says who it is (`accounts:lookup`). */
interface Lookup {
  users: {
    localId: string;
    email?: string;
    displayName?: string;
    emailVerified?: boolean;
    providerUserInfo?: Provider[];
  }[];
}
type Provider = { providerId: string };

/** An answer that is older, in milliseconds, says too little about now. */
const FRESH_MS = 20_000;

/** A session that the service has confirmed to the document, before the session's code has come. */
export interface EarlySession {
  /** Undefined when the service has refused it, or says nothing. */
  identity: Promise<Identity | undefined>;
  codeFollows: Promise<unknown>;
}

/** What the document has asked for this page; undefined where it left that to the session's code. */
export function earlySession(): EarlySession | undefined {
  const { earlyQuestion } = globalThis as { earlyQuestion?: EarlyQuestion };
  if (!earlyQuestion?.codeFollows || Date.now() - earlyQuestion.askedAt > FRESH_MS) return undefined;
  const { answer, codeFollows } = earlyQuestion;
  return { identity: answer.then(identityIn).catch(() => undefined), codeFollows };
}

/** Reads a copy: the service's own code reads the answer later. */
async function identityIn(answer: Response | undefined): Promise<Identity | undefined> {
  if (!answer?.ok) return undefined;
  const { users } = (await answer.clone().json()) as Lookup;
  return users.map(
    ({ localId: uid, email = '', displayName: name = '', emailVerified = false, providerUserInfo = [] }) => ({
      ...{ uid, email, name, emailVerified },
      hasPassword: providerUserInfo.some(({ providerId }) => providerId === 'password'),
    }),
  )[0];
}
