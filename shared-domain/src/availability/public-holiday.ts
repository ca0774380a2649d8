/** A day on which a country does not work, with its name in the language of the reader. */
export interface PublicHoliday {
  /** `yyyy-mm-dd` */
  date: string;
  name: string;
}
