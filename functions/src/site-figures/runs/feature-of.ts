import type { Feature } from '@cursiv/shared-domain';

/** The functions of each feature; `page` and `render`, which may write nothing, are not counted. */
const FUNCTIONS: Record<Feature, readonly string[]> = {
  catalogue: [
    ...['payload', 'pictures', 'refreshCourse', 'refreshResource', 'refreshExpert', 'refreshExpertOfUser'],
    ...[
      'refreshExpertOfBusyCalendar',
      'refreshExpertOfSchedule',
      'refreshExpertOfSlotLock',
      'refreshExpertsOfHolidays',
    ],
    ...['renewExpertTimes', 'refreshInstructors', 'refreshInstructorsOfCard', 'refreshInstructorsOfUser'],
    ...['countCourseRatings', 'countExpertRatings', 'indexExpert', 'indexResource', 'holdReported', 'holidays'],
  ],
  learning: [
    ...['keepCourseOfEnrollment', 'keepCourseOfEnrollments', 'keepStateOfLesson', 'keepLearnersProgress'],
    ...['countAttempt', 'countLessonProgress', 'forgetEnrollment', 'countLearners', 'keepRoster', 'keepRosterNames'],
    ...['certificate', 'renewCertificate', 'revokeCertificate', 'issueOnCompletion', 'issueOnPass', 'learnersCourses'],
    'noteNotes',
  ],
  quizzes: ['readQuiz', 'startAttempt', 'submitAttempt'],
  questions: [
    ...[
      'followQuestion',
      'hideQuestion',
      'markAnswer',
      'removeContribution',
      'reportContribution',
      'ruleOnContribution',
    ],
    ...['writeAnswer', 'writeQuestion', 'countQuestions', 'keepTeachersOfDraft', 'keepTeachersOfPlace'],
    ...['keepTeachersOfUser', 'tellOfLessonAnswer', 'tellOfMark', 'tellOfQuestion'],
  ],
  bookings: [
    ...['answerProposal', 'callOffBooking', 'expireRequests', 'moveSeries', 'requestBooking', 'requestSeries'],
    ...['rescheduleBooking', 'serveWaitingLists', 'waitingList', 'serveLineOfBooking', 'serveLineOfExpert'],
    ...['serveLineOfSchedule', 'readBusyCalendars', 'saveBusyCalendar', 'bookingFile', 'calendar', 'calendarFeed'],
    ...['saveSchedule', 'countExpertWork', 'noteRequests'],
  ],
  messages: [
    ...['deliverAnnouncement', 'sendAnnouncement', 'tellOfInvitation', 'bounces', 'previewMailText', 'sendDueMails'],
    ...['sendNewMail', 'settleMail', 'unsubscribe', 'remindOfBookings', 'tellOfAccount', 'tellOfBooking'],
    ...['tellOfCertificate', 'tellOfCourse', 'tellOfDraft', 'tellOfEnrollment', 'tellOfExpert', 'tellOfInstructor'],
    ...['tellOfLead', 'tellOfResource', 'tellOfReview', 'tellOfRight', 'tellOfVerification', 'forgetPush', 'pushKey'],
    ...['pushNews', 'savePush', 'sendDuePushes', 'settlePush', 'eraseEndedJobs'],
    'keepUnreadOfPerson',
  ],
  publishing: [
    ...['answerCourseOffer', 'answerInvitation', 'handOverContent', 'inviteCoAuthor', 'offerCourse', 'removeCoAuthor'],
    ...['followCourseOwner', 'moveInstructor', 'nameInstructor', 'publishCourse', 'forgetDeletedDraft'],
    ...['keepCaptionsHistory', 'keepDraftTitles', 'keepQuizHistory', 'keepTextHistory', 'checkLinks', 'noteDrafts'],
  ],
  files: ['deleteFile', 'expectUpload', 'keepUpload', 'openFile', 'hls', 'listMedia', 'moderatedMedia', 'replaceFile'],
  accounts: [
    ...['checkAccount', 'rememberAccount', 'watchAccounts', 'acceptTerms', 'deleteAccount', 'deletePeople'],
    ...['deletionEffects', 'exportAccount', 'keepAccount', 'keepDataExports', 'openExport', 'writeDataExport'],
    ...['endSecondFactor', 'newRecoveryCodes', 'redeemRecoveryCode', 'endSessions', 'forgetSession', 'noteSession'],
    ...['signOutEverywhere', 'followAccountStatus', 'indexUser', 'keepBeginningsOfUser', 'keepPersonalRecord'],
    ...['acceptSiteInvitation', 'readSiteInvitation'],
  ],
  administration: [
    ...['eraseWorkClaims', 'sealAudit', 'watchBudgets', 'changeMaintenance', 'changeRegistry', 'changeSwitch'],
    ...['registry', 'takeBackCanaries', 'changeContent', 'health', 'reports', 'eraseLeads', 'leads', 'noteLead'],
    ...['replyToLead', 'ruleOnFile', 'askDeletionOnBehalf', 'askExportOnBehalf', 'callOffDeletion'],
    ...['readDataRequests', 'noteLook', 'eraseSiteInvitations', 'inviteToSite', 'resendSiteInvitation'],
    ...['withdrawSiteInvitation', 'restoreAccount', 'suspendAccount', 'viewAs'],
  ],
  figures: [
    ...['countViews', 'countBookings', 'countCourses', 'countDrafts', 'countEnrollments', 'countExperts', 'countFiles'],
    ...['countLeads', 'countLessonAnswers', 'countLessonQuestions', 'countMails', 'countReports', 'countResources'],
    ...['countUsers', 'countVerifications', 'settleSiteFigures'],
  ],
};

const FEATURES_BY_NAME: ReadonlyMap<string, Feature> = new Map(
  Object.entries(FUNCTIONS).flatMap(([feature, names]) => names.map((name) => [name, feature as Feature])),
);

/** The feature that a function works for, by its name; undefined for one that is not counted. */
export const featureOf = (name: string): Feature | undefined => FEATURES_BY_NAME.get(name);
