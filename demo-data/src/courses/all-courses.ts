import type { PublishedCourse } from './course-content.ts';
import { betterSleep } from './written/better-sleep.ts';
import { calmNegotiation } from './written/calm-negotiation.ts';
import { clearWorkEmails } from './written/clear-work-emails.ts';
import { digitalSafety } from './written/digital-safety.ts';
import { phonePhotography } from './written/phone-photography.ts';
import { firstYearFreelance } from './written/primul-an-pe-cont-propriu.ts';
import { pythonFirstSteps } from './written/python-first-steps.ts';
import { romanianForNewcomers } from './written/romanian-for-newcomers.ts';
import { handwriting } from './written/scrisul-de-mana.ts';
import { spreadsheetsThatAnswer } from './written/spreadsheets-that-answer.ts';
import { statisticsInTheNews } from './written/statistics/statistics-in-the-news.ts';
import { typographyForNonDesigners } from './written/typography-for-non-designers.ts';

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
