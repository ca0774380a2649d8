import type { Locale, StaffRole } from '@cursiv/shared-domain';

type Given = StaffRole | 'none';

const ro = {
  hello: 'Bună!',
  given: {
    none: 'Îți faci un cont sau intri în cel pe care îl ai.',
    moderator: 'După ce accepți, contul tău are rolul de moderator: te ocupi de ce raportează oamenii.',
    support: 'După ce accepți, contul tău are rolul de asistență: răspunzi la mesaje și ajuți oamenii.',
    translator:
      'După ce accepți, contul tău are rolul de editor de traduceri: scrii textele site-ului, în ambele limbi.',
  } satisfies Record<Given, string>,
  until: (date: string) => `Linkul este bun până pe ${date}, o singură dată, pentru un cont cu această adresă.`,
  open: 'Vezi invitația',
  why: 'Primești acest mesaj pentru că un administrator al site-ului Cursiv a scris această adresă. Dacă nu te așteptai, nu face nimic: adresa se șterge singură.',
  privacy: 'Ce facem cu datele tale',
};

const en: typeof ro = {
  hello: 'Hello,',
  given: {
    none: 'Make an account, or sign in to the one that you have.',
    moderator: 'Once you accept, your account has the role of a moderator: you deal with what people report.',
    support: 'Once you accept, your account has the role of support: you answer messages and help people.',
    translator:
      'Once you accept, your account has the role of an editor of translations: you write the texts of the site, in both languages.',
  },
  until: (date) => `The link is good until ${date}, once, for an account with this address.`,
  open: 'See the invitation',
  why: 'You receive this message because an administrator of the site Cursiv wrote this address. If you did not expect it, do nothing: the address is erased by itself.',
  privacy: 'What we do with your data',
};

/** What invitations by mail say besides their subject and first paragraph. */
export const INVITATION_MAIL_WORDS: Record<Locale, typeof ro> = { ro, en };
