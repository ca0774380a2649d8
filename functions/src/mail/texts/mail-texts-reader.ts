import { contentPath, type MailTexts, storedContentSchema } from '@cursiv/shared-domain';
import { remembered } from '../../site/remembered.ts';
import type { DocumentSource } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import { NO_OWN_TEXTS } from '../compose/mail-words.ts';

/** How long the texts are remembered, in milliseconds: an instance reads them twice a minute, however many mails it sends. */
const FRESH_MS = 30_000;

/** Tells what the operator says in mails. Rejects while they have never been read: the mail is tried again. */
export const mailTextsReader = (store: DocumentSource): (() => Promise<MailTexts>) =>
  remembered(
    async () => parsed(storedContentSchema('mails'), await store.get(contentPath('mails')))?.value ?? NO_OWN_TEXTS,
    FRESH_MS,
  );
