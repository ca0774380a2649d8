import type { Locale } from '../l10n/l10n.ts';

/** The texts that whoever has an account agrees to. */
export const AGREED_TEXTS = ['terms', 'privacy'] as const;
export type AgreedText = (typeof AGREED_TEXTS)[number];

/** A version of such a text. */
export interface LegalVersion {
  /** The day it came: ISO 8601, day only. */
  on: string;
  change: Record<Locale, string>;
}

export const FIRST_VERSION: LegalVersion = {
  on: '2026-11-22',
  change: { ro: 'Prima versiune.', en: 'First version.' },
};

/**
 * What each version has changed, the newest first. A new one gets its line here and its day as `TERMS_VERSION`; the pages show these lines,
 * and whoever has an account is told them.
 */
export const LEGAL_VERSIONS: Record<AgreedText, readonly LegalVersion[]> = {
  terms: [
    {
      on: '2026-11-23',
      change: {
        ro: 'Contul ți-l ștergi singur, din pagina lui.',
        en: 'You delete your account yourself, on its page.',
      },
    },
    FIRST_VERSION,
  ],
  privacy: [
    {
      on: '2026-11-27',
      change: {
        ro: 'Am adăugat ce era păstrat fără să scrie aici: alegerea mesajelor și ce se întâmplă cu e-mailurile spre tine, cererile pentru un drept, ce oferă un expert, legătura cu alt calendar, așteptarea unei ore libere, notițele și fișierele din programări, scrisul împreună, erorile din browser și numărătorile fără nume.',
        en: 'Added what was kept without being named here: your choice of messages and what becomes of e-mails to you, requests for a right, what an expert offers, the link with another calendar, waiting for a free time, notes and files in bookings, writing together, failures in your browser, and counts without names.',
      },
    },
    {
      on: '2026-11-24',
      change: {
        ro: 'Am adăugat lista browserelor în care ești intrat în cont, pe care o văd și administratorii, căile tale de intrare în cont, versiunile acestor texte pe care le-ai acceptat, ce spui despre tine pe pagina cursurilor, notificările pe dispozitiv, invitațiile prin e-mail, cine îți citește panoul și ce pot cere administratorii pentru tine.',
        en: 'Added: the list of browsers in which you are signed in, which administrators see, too, your ways to sign in, the versions of these texts that you accepted, what you say of yourself on the pages of courses, notifications on your device, invitations by e-mail, who reads your dashboard, and what administrators can ask for on your behalf.',
      },
    },
    {
      on: '2026-11-23',
      change: {
        ro: 'Am adăugat întrebările de sub lecții, locul din lecție al unei programări, ce vede expertul ei din cursurile tale, copia datelor tale, ștergerea contului și termenul de un an al mesajelor de contact.',
        en: 'Added: questions under lessons, the place in a lesson of a booking, what its expert sees of your courses, the copy of your data, the deletion of your account, and the year after which contact messages go.',
      },
    },
    FIRST_VERSION,
  ],
};

/** The days on which any of the texts changed: what may be accepted. */
export const isLegalVersion = (day: string): boolean =>
  AGREED_TEXTS.some((text) => LEGAL_VERSIONS[text].some(({ on }) => on === day));

/** What came after a day, the newest first; everything after an empty one. */
export const changesSince = (day: string): { text: AgreedText; version: LegalVersion }[] =>
  AGREED_TEXTS.flatMap((text) => LEGAL_VERSIONS[text].map((version) => ({ text, version })))
    .filter(({ version }) => version.on > day)
    .toSorted((one, other) => other.version.on.localeCompare(one.version.on));
