export { allCourses } from './admin/all-courses.ts';
export { allExperts } from './admin/all-experts.ts';
export { allResources, type ResourceQuestion } from './admin/all-resources.ts';
export { allVerifications } from './admin/all-verifications.ts';
export { getOverviewCounts, OVERVIEW_COUNTS } from './admin/get-overview-counts.ts';
export { getPublishedCourses } from './admin/get-published-courses.ts';
export { type ModerationCase, moderateReview, type Ruling } from './admin/moderate-review.ts';
export { removeAnswer } from './admin/remove-answer.ts';
export { type ExpertDecision, ruleOnExpert } from './admin/rule-on-expert.ts';
export { ruleOnVerification, type VerificationDecision } from './admin/rule-on-verification.ts';
export { type ResourceDecision, setResourceStatus } from './admin/set-resource-status.ts';
export {
  type AnnouncementSave,
  type AnnouncementWords,
  deleteAnnouncement,
  newAnnouncementId,
  saveAnnouncement,
  withdrawAnnouncement,
} from './announcements/save-announcement.ts';
export { sendAnnouncement } from './announcements/send-announcement.ts';
export { watchAnnouncements, watchSentAnnouncements } from './announcements/watch-announcements.ts';
export { type AuditQuestion, auditEvents, getLastAuditEvent } from './audit/audit-events.ts';
export { getSubjectNames } from './audit/get-subject-names.ts';
export type { Actor } from './audit/record-audit.ts';
export { watchAdministrators } from './audit/watch-administrators.ts';
export { watchPersonalRecord } from './audit/watch-personal-record.ts';
export {
  answerCourseOffer,
  answerInvitation,
  inviteCoAuthor,
  offerCourse,
  removeCoAuthor,
  watchInvitationsOf,
  watchInvitationsTo,
  withdrawInvitation,
} from './authors/invitations.ts';
export { giveSignOfLife, leaveDraft, watchPresent } from './authors/presence.ts';
export { allBookings } from './bookings/all-bookings.ts';
export {
  savePrivateNotes,
  saveSharedNotes,
  watchPrivateNotes,
  watchSharedNotes,
} from './bookings/booking-notes.ts';
export { calendarFeed, getBookingFile } from './bookings/calendar.ts';
export { getBookingsWith } from './bookings/get-bookings-with.ts';
export { answerBooking } from './bookings/moves/answer-booking.ts';
export { callOffBooking } from './bookings/moves/call-off-booking.ts';
export { cancelBooking } from './bookings/moves/cancel-booking.ts';
export { completeBooking } from './bookings/moves/complete-booking.ts';
export { type MovedSeries, moveSeries } from './bookings/moves/move-series.ts';
export { disputeAbsence, reportAbsence } from './bookings/moves/report-absence.ts';
export { answerProposal, rescheduleBooking } from './bookings/moves/reschedule-booking.ts';
export { setMeetingUrl } from './bookings/moves/set-meeting-url.ts';
export { getLearnersCourses, shareProgress } from './bookings/moves/share-progress.ts';
export { type BookingRequest, type RequestedBooking, requestBooking } from './bookings/request-booking.ts';
export { type RequestedSeries, requestSeries, type SeriesConflict } from './bookings/request-series.ts';
export { type WaitingPlace, waitForExpert } from './bookings/waiting/waiting-list.ts';
export { watchWaiting } from './bookings/waiting/watch-waiting.ts';
export { watchAttachments } from './bookings/watching/watch-attachments.ts';
export { watchBooking } from './bookings/watching/watch-booking.ts';
export { watchBookings } from './bookings/watching/watch-bookings.ts';
export { watchBookingsWith } from './bookings/watching/watch-bookings-with.ts';
export { watchLessonBookings } from './bookings/watching/watch-lesson-bookings.ts';
export { watchNextBookings } from './bookings/watching/watch-next-bookings.ts';
export { CALL_MS, callFunction, failedCall } from './call-function.ts';
export { renewCertificate } from './certificates/renew-certificate.ts';
export { revokeCertificate } from './certificates/revoke-certificate.ts';
export { allCertificates, watchOwnCertificates } from './certificates/watch-certificates.ts';
export { type AskedMaintenance, changeMaintenance } from './composition/change-maintenance.ts';
export { changeRegistry } from './composition/change-registry.ts';
export { changeSwitch } from './composition/change-switch.ts';
export { type Deployed, readDeployed } from './composition/read-deployed.ts';
export { watchOrders, watchReleaseFigures } from './composition/watch-composition.ts';
export { getCourse } from './courses/get-course.ts';
export { getLesson } from './courses/get-lesson.ts';
export { getLessonBody } from './courses/get-lesson-body.ts';
export { getLessons } from './courses/get-lessons.ts';
export { watchOwnCourses } from './courses/watch-own-courses.ts';
export { watchTaughtCourses } from './courses/watch-taught-courses.ts';
export { hideQuestion, listedQuestions, type WantedQuestions } from './discussions/listed-questions.ts';
export {
  type ContributionRuling,
  reportContribution,
  reportedContributions,
  ruleOnContribution,
  watchContributionHiding,
} from './discussions/moderate.ts';
export {
  watchFollowedQuestions,
  watchLessonAnswers,
  watchLessonQuestion,
  watchLessonQuestions,
  watchWaitingQuestions,
} from './discussions/watch.ts';
export {
  followQuestion,
  markAnswer,
  newContributionId,
  removeContribution,
  saveLessonAnswer,
  saveQuestion,
} from './discussions/write.ts';
export { deleteDraft } from './drafts/delete-draft.ts';
export { getDraft } from './drafts/get-draft.ts';
export { getDraftBodies } from './drafts/get-draft-bodies.ts';
export { getDraftCaptions } from './drafts/get-draft-captions.ts';
export { getDraftQuizzes } from './drafts/get-draft-quizzes.ts';
export { getNewerDraft, type NewerDraft } from './drafts/get-newer-draft.ts';
export { newDraftId } from './drafts/new-draft-id.ts';
export type { DraftSave } from './drafts/saving/draft-save.ts';
export { saveDraft } from './drafts/saving/save-draft.ts';
export { watchDraft } from './drafts/watch-draft.ts';
export { watchDrafts, watchHelpedDrafts } from './drafts/watch-drafts.ts';
export { watchDraftsInReview } from './drafts/watch-drafts-in-review.ts';
export { watchHistory } from './drafts/watch-history.ts';
export { enroll } from './enrollments/enroll.ts';
export { getEnrollment } from './enrollments/get-enrollment.ts';
export { leaveCourse } from './enrollments/leave-course.ts';
export { type LessonMark, markLesson } from './enrollments/mark-lesson.ts';
export { type LessonBookmark, saveBookmark } from './enrollments/save-bookmark.ts';
export { type LessonPosition, saveLessonPosition } from './enrollments/save-lesson-position.ts';
export { saveWatched, type WatchedFilm } from './enrollments/save-watched.ts';
export { watchEnrollment } from './enrollments/watch-enrollment.ts';
export { watchEnrollments, watchLatestLearning } from './enrollments/watch-enrollments.ts';
export { watchLearned } from './enrollments/watch-learned.ts';
export { watchCourseProgress, watchLessonProgress } from './enrollments/watch-lesson-progress.ts';
export { saveBusyCalendar, watchBusyCalendar } from './experts/busy-calendar.ts';
export { getExpertPhoto } from './experts/get-expert-photo.ts';
export { getHolidays } from './experts/get-holidays.ts';
export { getMeetingUrl } from './experts/get-meeting-url.ts';
export { moveExpert } from './experts/move-expert.ts';
export { type ExpertSave, type ExpertWords, saveExpert } from './experts/save-expert.ts';
export { type OfferingSave, saveOffering } from './experts/save-offering.ts';
export { saveSchedule } from './experts/save-schedule.ts';
export { watchExpert } from './experts/watch-expert.ts';
export { watchSchedule } from './experts/watch-schedule.ts';
export { watchWorkFigures, watchWorkFrom } from './experts/watch-work.ts';
export { deleteFile } from './files/delete-file.ts';
export { downloadFile } from './files/download-file.ts';
export { fetchFile } from './files/fetch-file.ts';
export { getStoredFile } from './files/get-stored-file.ts';
export { listUploads } from './files/list-uploads.ts';
export { openFile, openFilm } from './files/open-file.ts';
export type { KeptFile } from './files/sending/expect-upload.ts';
export { type SendState, sendFile } from './files/sending/send-file.ts';
export { uploadFile } from './files/sending/upload-file.ts';
export { withdrawUpload } from './files/sending/withdraw-upload.ts';
export { type OpenFiles, useOpenFiles } from './files/use-open-files.ts';
export { PicturesAtContext, PicturesContext, useStoredPicture } from './files/use-stored-picture.ts';
export { moveInstructor, nameInstructor } from './instructors/name-instructor.ts';
export { watchInstructors, watchInvitations } from './instructors/watch-instructors.ts';
export { changeLead } from './leads/change-lead.ts';
export { deleteLead } from './leads/delete-lead.ts';
export { getLeadStaff } from './leads/get-lead-staff.ts';
export type { LeadChange } from './leads/lead-change.ts';
export { foundLeads, type LeadQuestion, watchLead, watchOthersOfSender } from './leads/watch-leads.ts';
export { type LeadReply, type LeadText, noteLead, replyToLead } from './leads/write-to-lead.ts';
export { checkLinks, watchLinkCheck } from './links/check-links.ts';
export { DEAD_MAILS, settleMail } from './mail/dead-mails.ts';
export { DEAD_PUSHES, settlePush } from './mail/dead-pushes.ts';
export { listMedia } from './media/list-media.ts';
export { getModeratedMedia, type WantedMedia } from './media/moderated-media.ts';
export { replaceFile } from './media/replace-file.ts';
export { type FileRuling, ruleOnFile } from './media/rule-on-file.ts';
export { deleteNote, type NoteSave, newNoteId, saveNote } from './notes/save-note.ts';
export { watchLessonNotes, watchNotes } from './notes/watch-notes.ts';
export { markAllRead, markNotifications } from './notifications/mark-notifications.ts';
export {
  type MailWishes,
  saveMailWishes,
  saveMessageSettings,
  watchMessageSettings,
} from './notifications/message-settings.ts';
export { NOTIFICATION_LISTS, type NotificationList } from './notifications/newest-notifications.ts';
export {
  canBePushed,
  endPush,
  type PushStart,
  readPushKey,
  startPush,
} from './notifications/push/push-here.ts';
export { watchPushed } from './notifications/push/watch-pushed.ts';
export { watchNotifications } from './notifications/watch-notifications.ts';
export { parseDocument, parseDocuments } from './parse-document.ts';
export { askDataExport, openDataExport, watchDataExport } from './person-data/data-export.ts';
export { deleteAccount, getDeletionEffects, keepAccount, watchDeletion } from './person-data/deletion.ts';
export {
  askDeletionOnBehalf,
  askExportOnBehalf,
  callOffDeletion,
  readDataRequests,
} from './person-data/on-behalf.ts';
export { guarded, providerCode, toAppError } from './provider-error.ts';
export { type DraftToPublish, getDraftToPublish } from './publishing/get-draft-to-publish.ts';
export {
  getVersion,
  getVersionBodies,
  getVersionCaptions,
  getVersionQuizzes,
  getVersions,
} from './publishing/get-versions.ts';
export { handInDraft, returnDraft, takeBackDraft } from './publishing/hand-in-draft.ts';
export { type CourseDecision, moveCourse, setCourseStatus } from './publishing/move-course.ts';
export { publishedText } from './publishing/published-text.ts';
export { type Publishing, usePublishing } from './publishing/use-publishing.ts';
export type { AttemptPlace } from './quizzes/attempt-place.ts';
export { type RunningAttempt, startAttempt, submitAttempt } from './quizzes/attempts.ts';
export { getQuestionPaper, getResultPaper } from './quizzes/get-papers.ts';
export { readQuiz } from './quizzes/read-quiz.ts';
export { saveAnswer } from './quizzes/save-answer.ts';
export { watchAttempts } from './quizzes/watch-attempts.ts';
export type { DocumentList } from './reading/document-list.ts';
export { useFound } from './reading/use-found.ts';
export { deleteResource } from './resources/delete-resource.ts';
export { getResource } from './resources/get-resource.ts';
export { moveResource } from './resources/move-resource.ts';
export { newResourceId } from './resources/new-resource-id.ts';
export { type ResourceContent, type ResourceSave, saveResource } from './resources/save-resource.ts';
export { watchOwnResources } from './resources/watch-own-resources.ts';
export { isFinal, retryDelay } from './retry-delay.ts';
export { deleteReview } from './reviews/delete-review.ts';
export { getOwnReview } from './reviews/get-own-review.ts';
export { removeReply } from './reviews/remove-reply.ts';
export { replyToReview } from './reviews/reply-to-review.ts';
export { reportReview } from './reviews/report-review.ts';
export { reportedReviews } from './reviews/reported-reviews.ts';
export { reportsOfPerson, watchReportedContribution } from './reviews/reports-of-person.ts';
export { type ReviewSave, saveReview } from './reviews/save-review.ts';
export { watchCourseReviews } from './reviews/watch-course-reviews.ts';
export { watchReviewsOf } from './reviews/watch-reviews-of.ts';
export type { ReportedReview } from './reviews/with-reviews.ts';
export { offeredCategory } from './site/categories/get-categories.ts';
export { useCategories } from './site/categories/use-categories.ts';
export { changeContent } from './site/content/change-content.ts';
export { type MailPreview, previewMailText } from './site/content/preview-mail-text.ts';
export { watchContent, watchContentHistory } from './site/content/watch-content.ts';
export { watchHolidays } from './site/content/watch-holidays.ts';
export { getHealth } from './site/get-health.ts';
export { getSiteFigures } from './site/get-site-figures.ts';
export { saveSupportEmail } from './site/save-support-email.ts';
export { watchSiteSettings } from './site/watch-site-settings.ts';
export {
  getRoster,
  ROSTER_ORDERS,
  type RosterOrder,
  type RosterQuestion,
  watchRoster,
} from './teaching/roster.ts';
export { watchFigures } from './teaching/watch-figures.ts';
export { transact } from './transact.ts';
export { useLoad } from './use-load.ts';
export { type Loadable, useGrowingList, useLastReady, useSteadily, useWatch } from './use-watch.ts';
export { endSessions } from './users/accounts/end-sessions.ts';
export {
  foundUsers,
  USER_FILTERS,
  USER_ORDERS,
  type UserFilter,
  type UserOrder,
  type UserQuestion,
} from './users/accounts/found-users.ts';
export { getAccountByEmail } from './users/accounts/get-account-by-email.ts';
export { type ContentToHandOver, handOverContent } from './users/accounts/hand-over-content.ts';
export { noteLook } from './users/accounts/note-look.ts';
export { restoreAccount, suspendAccount } from './users/accounts/rule-on-account.ts';
export { setUserFlag } from './users/accounts/set-user-flag.ts';
export { setUserRole } from './users/accounts/set-user-role.ts';
export {
  acceptSiteInvitation,
  inviteToSite,
  type ReadInvitation,
  readSiteInvitation,
  resendSiteInvitation,
  SITE_INVITATIONS,
  type SiteInvite,
  withdrawSiteInvitation,
} from './users/accounts/site-invitations.ts';
export type { UserAccount } from './users/accounts/user-account.ts';
export { viewAs } from './users/accounts/view-as.ts';
export { watchAccount } from './users/accounts/watch-account.ts';
export { createProfileIfMissing } from './users/create-profile.ts';
export { getProfile } from './users/get-profile.ts';
export { hasVerifiedEmail } from './users/has-verified-email.ts';
export { saveCard, watchCard } from './users/public-card.ts';
export { savePhoto } from './users/save-photo.ts';
export { saveProfileName } from './users/save-profile-name.ts';
export { presentAddress, sendAddressLink } from './users/sessions/change-address.ts';
export { checkAccount } from './users/sessions/check-account.ts';
export { type LinkedGoogle, linkedGoogle, linkGoogle, offersGoogle, unlinkGoogle } from './users/sessions/google.ts';
export {
  beginSecondFactor,
  endSecondFactor,
  hasSecondFactor,
  type NewSecondFactor,
  newRecoveryCodes,
  redeemRecoveryCode,
} from './users/sessions/second-factor.ts';
export { isThisBrowser, noteSession, watchSessions } from './users/sessions/session-list.ts';
export { signInAgain } from './users/sessions/sign-in-again.ts';
export { signOutEverywhere } from './users/sessions/sign-out-everywhere.ts';
export { watchProfile } from './users/watch-profile.ts';
export { askForRight, type RightAsked, withdrawRequest } from './verifications/ask-for-right.ts';
export { watchOwnVerifications } from './verifications/watch-own-verifications.ts';
export { askSoon, type Watch, type Watcher, watchDocument, watchQuery } from './watch.ts';
export { nextWork } from './work/next-work.ts';
export { type WorkFound, watchWork } from './work/watch-work.ts';
export { claimWork, releaseWork, watchWorkClaim, watchWorkClaims } from './work/work-claims.ts';
export type { WorkItem } from './work/work-item.ts';
