import './limits.ts';

export { checkAccount, rememberAccount, watchAccounts } from './account-changes/endpoints.ts';
export { eraseWorkClaims } from './administrators/endpoints.ts';
export { deliverAnnouncement, sendAnnouncement } from './announcements/endpoints.ts';
export { sealAudit } from './audit/triggers.ts';
export {
  answerCourseOffer,
  answerInvitation,
  handOverContent,
  inviteCoAuthor,
  offerCourse,
  removeCoAuthor,
} from './authors/endpoints.ts';
export { followCourseOwner, tellOfInvitation } from './authors/triggers.ts';
export {
  answerProposal,
  callOffBooking,
  expireRequests,
  moveSeries,
  requestBooking,
  requestSeries,
  rescheduleBooking,
  serveWaitingLists,
  waitingList,
} from './bookings/endpoints.ts';
export { serveLineOfBooking, serveLineOfExpert, serveLineOfSchedule } from './bookings/triggers.ts';
export { watchBudgets } from './budgets/endpoints.ts';
export { readBusyCalendars, saveBusyCalendar } from './busy-calendars/endpoints.ts';
export { bookingFile, calendar, calendarFeed } from './calendar/endpoints.ts';
export { certificate, renewCertificate, revokeCertificate } from './certificates/endpoints.ts';
export { issueOnCompletion, issueOnPass } from './certificates/triggers.ts';
export {
  changeMaintenance,
  changeRegistry,
  changeSwitch,
  registry,
  takeBackCanaries,
} from './composition/endpoints.ts';
export { changeContent } from './content/endpoints.ts';
export { moveInstructor, nameInstructor, publishCourse } from './courses/endpoints.ts';
export { keepCourseOfEnrollment, keepCourseOfEnrollments } from './courses/enrolled/triggers.ts';
export {
  refreshInstructors,
  refreshInstructorsOfCard,
  refreshInstructorsOfUser,
} from './courses/instructors/triggers.ts';
export { keepStateOfLesson } from './courses/lesson-states/triggers.ts';
export {
  forgetDeletedDraft,
  keepCaptionsHistory,
  keepDraftTitles,
  keepLearnersProgress,
  keepQuizHistory,
  keepTextHistory,
} from './courses/triggers.ts';
export {
  followQuestion,
  hideQuestion,
  markAnswer,
  removeContribution,
  reportContribution,
  ruleOnContribution,
  writeAnswer,
  writeQuestion,
} from './discussions/endpoints.ts';
export {
  countQuestions,
  keepTeachersOfDraft,
  keepTeachersOfPlace,
  keepTeachersOfUser,
  tellOfLessonAnswer,
  tellOfMark,
  tellOfQuestion,
} from './discussions/triggers.ts';
export { holidays, learnersCourses, saveSchedule } from './experts/endpoints.ts';
export { countAttempt, countLessonProgress, forgetEnrollment } from './figures/triggers.ts';
export { deleteFile, expectUpload, keepUpload, openFile } from './files/endpoints.ts';
export { hls } from './files/hls/endpoint.ts';
export { health } from './health/endpoint.ts';
export { eraseLeads, leads, noteLead, replyToLead } from './leads/endpoints.ts';
export { acceptTerms } from './legal/endpoints.ts';
export { checkLinks } from './links/endpoints.ts';
export { bounces } from './mail/bounces/endpoint.ts';
export {
  eraseEndedJobs,
  previewMailText,
  sendDueMails,
  sendNewMail,
  settleMail,
  unsubscribe,
} from './mail/endpoints.ts';
export { listMedia, moderatedMedia, replaceFile, ruleOnFile } from './media/endpoints.ts';
export {
  remindOfBookings,
  tellOfAccount,
  tellOfBooking,
  tellOfCertificate,
  tellOfCourse,
  tellOfDraft,
  tellOfEnrollment,
  tellOfExpert,
  tellOfInstructor,
  tellOfLead,
  tellOfResource,
  tellOfReview,
  tellOfRight,
  tellOfVerification,
} from './notifications/triggers.ts';
export { keepUnreadOfPerson } from './notifications/unread/triggers.ts';
export { page } from './page/endpoint.ts';
export { payload } from './payload/endpoint.ts';
export {
  deleteAccount,
  deletePeople,
  deletionEffects,
  exportAccount,
  keepAccount,
  keepDataExports,
  openExport,
} from './person-data/endpoints.ts';
export {
  askDeletionOnBehalf,
  askExportOnBehalf,
  callOffDeletion,
  readDataRequests,
} from './person-data/on-behalf/endpoints.ts';
export { writeDataExport } from './person-data/triggers.ts';
export { keepPersonalRecord, noteLook } from './personal-record/endpoints.ts';
export { pictures } from './pictures/endpoint.ts';
export { forgetPush, pushKey, pushNews, savePush, sendDuePushes, settlePush } from './push/endpoints.ts';
export { readQuiz, startAttempt, submitAttempt } from './quizzes/endpoints.ts';
export {
  countCourseRatings,
  countExpertRatings,
  countLearners,
  refreshCourse,
  refreshExpert,
  refreshExpertOfBusyCalendar,
  refreshExpertOfSchedule,
  refreshExpertOfSlotLock,
  refreshExpertOfUser,
  refreshExpertsOfHolidays,
  refreshResource,
  renewExpertTimes,
} from './read-models/triggers.ts';
export { render } from './render/endpoint.ts';
export { reports } from './reports/endpoint.ts';
export { holdReported } from './reviews/triggers.ts';
export { keepRoster, keepRosterNames } from './roster/triggers.ts';
export { indexExpert, indexResource } from './search-keys/triggers.ts';
export { endSecondFactor, newRecoveryCodes, redeemRecoveryCode } from './second-factor/endpoints.ts';
export { endSessions, forgetSession, noteSession, signOutEverywhere } from './sessions/endpoints.ts';
export { countViews } from './site-figures/answers/endpoint.ts';
export {
  countBookings,
  countCourses,
  countDrafts,
  countEnrollments,
  countExperts,
  countFiles,
  countLeads,
  countLessonAnswers,
  countLessonQuestions,
  countMails,
  countReports,
  countResources,
  countUsers,
  countVerifications,
  settleSiteFigures,
} from './site-figures/triggers.ts';
export {
  acceptSiteInvitation,
  eraseSiteInvitations,
  inviteToSite,
  readSiteInvitation,
  resendSiteInvitation,
  withdrawSiteInvitation,
} from './site-invitations/endpoints.ts';
export { restoreAccount, suspendAccount } from './suspension/endpoints.ts';
export { followAccountStatus } from './suspension/triggers.ts';
export { indexUser, keepBeginningsOfUser, noteDrafts, noteNotes, noteRequests } from './users/triggers.ts';
export { viewAs } from './view-as/endpoints.ts';
export { countExpertWork } from './work/triggers.ts';
