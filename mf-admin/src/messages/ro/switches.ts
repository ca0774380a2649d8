export const switches = {
  name: { push: 'Notificări pe dispozitive', offline: 'Cursuri păstrate offline' },
  shown: {
    nobody: 'Oprită',
    everybody: 'Pornită pentru toți',
    share: 'Pentru {{percent}} % din browsere',
    roles: 'Pentru: {{roles}}',
  },
  role: {
    administrator: 'Administrator',
    moderator: 'Moderator',
    support: 'Asistență',
    translator: 'Editor de traduceri',
  },
} as const;
