export const ro = {
  locale: 'ro',
  none: 'Notificări',
  unread_one: 'Notificări: {{shown}} necitită',
  unread_few: 'Notificări: {{shown}} necitite',
  unread_other: 'Notificări: {{shown}} necitite',
  ended:
    'Nu mai ești în cont: sesiunea s-a încheiat, ai ieșit de pe toate dispozitivele sau contul a fost suspendat. Intră din nou ca să continui.',
  new: 'Ai o notificare nouă.',
  maintenance: 'Se lucrează la site',
  maintenanceEnds: 'Se așteaptă să se încheie: {{time}}.',
} as const;
