/** Why a time cannot be requested; loaded with the request form. */
export const ro = {
  'not-offered': 'Ședința aceasta nu se mai oferă. Alege alta.',
  'outside-hours': 'Expertul nu primește la ora aceasta. Alege alta.',
  'too-soon': 'Ora aceasta este prea aproape. Alege una mai târzie.',
  'too-far': 'Ora aceasta este prea departe. Alege una mai apropiată.',
  taken: 'Ora aceasta a fost luată între timp. Alege alta.',
  'day-full': 'În ziua aceea expertul nu mai primește pe nimeni. Alege altă zi.',
  'too-many-with-expert': 'Ai deja trei programări deschise cu acest expert. Anulează una sau așteaptă.',
  'too-many-waiting': 'Ai deja opt cereri fără răspuns. Anulează una sau așteaptă un răspuns.',
  'too-many-today': 'Ai trimis prea multe cereri într-o zi. Încearcă din nou mâine.',
} as const;
