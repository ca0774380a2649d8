/** What one loses in a browser that keeps nothing. */
export const ro = {
  session: 'Browserul tău nu păstrează date pentru acest site',
  sessionText:
    'Când reîncarci sau închizi pagina ieși din cont, iar ce nu ai salvat se pierde. Permite stocarea de date sau eliberează spațiu.',
  cookies: 'Browserul tău blochează modulele cookie ale acestui site',
  cookiesText: 'Limba aleasă nu se ține minte, iar zona de administrare rămâne închisă.',
} as const;
