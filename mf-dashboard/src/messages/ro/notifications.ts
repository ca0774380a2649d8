import { said } from '@cursiv/shared-domain/words/notifications-ro';

export const notifications = {
  title: 'Notificări',
  unread_one: 'O notificare necitită',
  unread_few: '{{count}} notificări necitite',
  unread_other: '{{count}} de notificări necitite',
  lists: 'Ce notificări vezi',
  list: { unread: 'Necitite', all: 'Toate', archived: 'Arhivate' },
  empty: {
    unread: 'Nicio notificare necitită',
    all: 'Nicio notificare',
    archived: 'Nimic arhivat',
  },
  emptyText: 'Aici afli ce se întâmplă cu programările, cursurile, resursele și recenziile tale.',
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
