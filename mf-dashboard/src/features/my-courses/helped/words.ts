import { createOwnTranslator } from '@cursiv/shared-i18n';

/** What the list of courses says of those that others own. */
export const { useT: useHelpedWords } = createOwnTranslator(
  {
    title: 'Cursuri la care ajuți',
    of: 'de {{name}}',
    somebody: 'Cineva fără nume',
    invitations: 'Invitații de a scrie',
    invites: '{{name}} te invită să scrieți împreună „{{course}}”.',
    until: 'valabilă până pe {{date}}',
    accept: 'Acceptă',
    decline: 'Refuză',
    accepted: 'Acum scrii la „{{course}}”.',
    declined: 'Ai refuzat invitația.',
    gone: 'Invitația nu mai este valabilă.',
  },
  {
    title: 'Courses you help with',
    of: 'by {{name}}',
    somebody: 'Somebody without a name',
    invitations: 'Invitations to write',
    invites: '{{name}} invites you to write “{{course}}” together.',
    until: 'valid until {{date}}',
    accept: 'Accept',
    decline: 'Decline',
    accepted: 'You now write “{{course}}”.',
    declined: 'You declined the invitation.',
    gone: 'The invitation is no longer valid.',
  },
);
