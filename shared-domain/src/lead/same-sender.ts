import { wordsIn } from '../search/folded.ts';
import type { StoredLead } from './stored-lead.ts';

type Message = Pick<StoredLead, 'message'>;

/** The mailbox that an address reaches, however it is written. */
export const mailboxOf = (email: string): string => email.toLowerCase().replace(/\+.*@/, '@');

/** Whether two messages say the same, as one does that was sent twice: the same words, whatever stands between them. */
export const saysTheSame = (one: Message, other: Message): boolean => contentOf(one) === contentOf(other);

const contentOf = ({ message }: Message): string => wordsIn(message).join(' ') || message.trim();
