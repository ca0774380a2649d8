import { said } from '@cursiv/shared-domain/words/notifications-ro';

/** Texts of the notifications. */
export const ro = {
  title: 'Notificări',
  lists: 'Ce notificări vezi',
  list: { unread: 'Necitite', all: 'Toate', archived: 'Arhivate' },
  empty: {
    unread: 'Nicio notificare necitită',
    all: 'Nicio notificare',
    archived: 'Nimic arhivat',
  },
  emptyText: {
    unread: 'Ai citit tot. Notificările citite sunt la „Toate”.',
    all: 'Aici afli ce se întâmplă cu programările, cursurile, resursele și recenziile tale.',
    archived: 'Ce arhivezi ajunge aici și poate fi scos din arhivă.',
  },
  filters: 'Filtrează notificările',
  about: 'Despre',
  anything: 'Orice',
  emptyAbout: 'În această listă nu este nimic despre ce ai ales.',
  showAll: 'Arată despre orice',
  readAll: 'Marchează tot ca citit',
  read: 'Marchează ca citită',
  unreadAgain: 'Marchează ca necitită',
  archive: 'Arhivează',
  bringBack: 'Scoate din arhivă',
  isUnread: 'Necitită',
  open: 'Vezi',
  note: '„{{note}}”',
  more: 'Arată mai multe',
  said,
} as const;
