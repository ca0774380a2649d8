/** What the document has asked for while the code was on its way (`early-question.ts` of the page function). */
interface EarlyPayload {
  address: string;
  /** With whose session. */
  token: string;
  /** Undefined when it was not asked after all. */
  answer: Promise<Response | undefined>;
}

/** The answer to what the document has already asked at an address with the same session, once; undefined when there is none. */
export async function askedByDocument(address: string, token: string): Promise<Response | undefined> {
  const early = globalThis as { earlyPayload?: EarlyPayload };
  const { earlyPayload } = early;
  delete early.earlyPayload;
  const isSame = earlyPayload?.address === address && earlyPayload.token === token;
  return isSame ? earlyPayload.answer : undefined;
}
