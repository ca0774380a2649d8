import type { PublishedCourse } from '../course-content.ts';
import { betterSleep } from './better-sleep.ts';
import { calmNegotiation } from './calm-negotiation.ts';
import { clearWorkEmails } from './clear-work-emails.ts';
import { digitalSafety } from './digital-safety.ts';
import { phonePhotography } from './phone-photography.ts';
import { firstYearFreelance } from './primul-an-pe-cont-propriu.ts';
import { pythonFirstSteps } from './python-first-steps.ts';
import { romanianForNewcomers } from './romanian-for-newcomers.ts';
import { handwriting } from './scrisul-de-mana.ts';
import { spreadsheetsThatAnswer } from './spreadsheets-that-answer.ts';
import { statisticsInTheNews } from './statistics-in-the-news.ts';
import { typographyForNonDesigners } from './typography-for-non-designers.ts';

/** Every published demo course. */
export const ALL_COURSES: PublishedCourse[] = [
  clearWorkEmails,
  romanianForNewcomers,
  spreadsheetsThatAnswer,
  pythonFirstSteps,
  digitalSafety,
  calmNegotiation,
  firstYearFreelance,
  typographyForNonDesigners,
  betterSleep,
  statisticsInTheNews,
  handwriting,
  phonePhotography,
];
