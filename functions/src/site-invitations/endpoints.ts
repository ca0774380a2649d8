import { emailSchema, LOCALES, SITE_INVITATION_KEPT_DAYS, STAFF_ROLES } from '@cursiv/shared-domain';
import * as z from 'zod';
import { adminAccounts } from '../admin/accounts.ts';
import { callable } from '../callable/callable.ts';
import { limited } from '../callable/limited.ts';
import { SINGLE } from '../limits.ts';
import { MAIL_KEY } from '../mail/mail-key.ts';
import { onSchedule } from '../schedules/schedule.ts';
import { isDocumentId } from '../store/document-id.ts';
import { eraseBefore } from '../store/erase-before.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { resendInvitation, sendInvitation, withdrawInvitation } from './send-invitation.ts';

const HOUR_MS = 3_600_000;
/** How many invitations one administrator sends in an hour. */
const SENDING = { most: 30, spanMs: HOUR_MS };
/** How many links one person tries in an hour. */
const TRYING = { most: 60, spanMs: HOUR_MS };

const addressed = z.strictObject({
  email: z
    .string()
    .max(254)
    .refine((text) => emailSchema.safeParse(text).success)
    .transform((text) => text.trim().toLowerCase()),
  role: z.optional(z.enum(STAFF_ROLES)),
  locale: z.enum(LOCALES),
});
const named = z.strictObject({ id: z.string().refine(isDocumentId) });
const linked = z.strictObject({ token: z.string().min(1).max(400) });

/** An administrator invites an address to the site, with a role or without. */
export const inviteToSite = callable(
  addressed,
  limited('inviteToSite', SENDING, async ({ email, role, locale }, caller) => {
    await sendInvitation(firestoreStore(), { email, role, locale }, caller, new Date());
    return {};
  }),
);

/** An administrator has an invitation sent once more. */
export const resendSiteInvitation = callable(
  named,
  limited('inviteToSite', SENDING, async ({ id }, caller) => {
    await resendInvitation(firestoreStore(), id, caller, new Date());
    return {};
  }),
);

/** An administrator takes an invitation back. */
export const withdrawSiteInvitation = callable(named, async ({ id }, caller) => {
  await withdrawInvitation(firestoreStore(), id, caller, new Date());
  return {};
});

const accepting = () => ({ store: firestoreStore(), accounts: adminAccounts(), key: MAIL_KEY.value() });

/** Whoever opens an invitation's link reads what it says to them. */
export const readSiteInvitation = callable(
  linked,
  limited('readSiteInvitation', TRYING, ({ token }, caller) => readInvitation(accepting(), token, caller, new Date())),
  { secrets: [MAIL_KEY] },
);

/** They accept it. */
export const acceptSiteInvitation = callable(
  linked,
  limited('readSiteInvitation', TRYING, async ({ token }, caller) => {
    await acceptInvitation(accepting(), token, caller, new Date());
    return {};
  }),
  { secrets: [MAIL_KEY] },
);

/** Erases invitations, with the addresses in them, some time after their end. */
export const eraseSiteInvitations = onSchedule({ schedule: 'every day 03:40', ...SINGLE }, () =>
  eraseBefore(firestoreStore(), {
    collection: 'siteInvitations',
    before: { field: 'expiresAt', value: new Date(Date.now() - SITE_INVITATION_KEPT_DAYS * 24 * HOUR_MS) },
  }),
);
