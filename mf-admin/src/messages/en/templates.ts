export const templates = {
  language: 'Language of the message',
  label: 'Start from a usual reason',
  replyLabel: 'Start from a usual reply',
  none: 'I write my own',
  returned: {
    incomplete: {
      title: 'Something is missing',
      text: 'Something is missing before this can be published. Complete what follows and send it again:',
    },
    language: {
      title: 'One of the languages is not ready',
      text: 'The text in one of the languages is not ready: parts are missing or say something else. Check:',
    },
    sources: {
      title: 'It is unclear whose work a part is',
      text: 'A part seems to come from another source. Say where it is from and with what right you use it, or take it out:',
    },
  },
  suspended: {
    copied: {
      title: 'It contains somebody else’s work',
      text: 'We received a well-founded report that a part belongs to somebody else. Write to us if you may use it.',
    },
    misleading: {
      title: 'It misleads people',
      text: 'It contains claims that can harm those who follow them. Correct them and write to us. This is about:',
    },
    conduct: {
      title: 'Conduct towards others',
      text: 'We received several reports about how you treat others. This is about:',
    },
  },
  takenDown: {
    rights: {
      title: 'It is somebody else’s work',
      text: 'We received a well-founded report that the file belongs to somebody else. Write to us if you may use it.',
    },
    person: {
      title: 'It shows somebody who did not agree',
      text: 'The file shows somebody who has not agreed to it. Replace it with one without that person.',
    },
    harm: {
      title: 'It can do harm',
      text: 'The file contains something that can harm those who open it. This is about:',
    },
  },
  refused: {
    evidence: {
      title: 'It cannot be verified',
      text: 'The links and files that you sent do not let us verify what you say. Add something that anybody can see, such as:',
    },
    experience: {
      title: 'Too little so far',
      text: 'So far there is too little published on the site. Come back after some finished works.',
    },
  },
  account: {
    conduct: {
      title: 'Conduct towards others',
      text: 'We received several reports about how you treat others. This is about:',
    },
    advertising: {
      title: 'Advertising',
      text: 'The account was used to advertise where people learn. This is about:',
    },
    impersonation: {
      title: 'Takes somebody else’s name',
      text: 'The account bears the name of somebody else. Write to us who you are, so that we can open it again.',
    },
  },
  revoked: {
    mistake: {
      title: 'Issued by mistake',
      text: 'The certificate was issued by mistake: the course was not finished.',
    },
    foreignWork: {
      title: 'Somebody else took the tests',
      text: 'The tests behind the certificate were taken by somebody else.',
    },
  },
  hidden: {
    person: {
      title: 'It names a person',
      text: 'The text says things about a person that are nobody else’s. Write it again without them.',
    },
    insult: {
      title: 'It insults',
      text: 'The text insults. Say again what you did not like, without striking at people.',
    },
    offTopic: {
      title: 'Not about the course',
      text: 'The text is not about what is learned here, so it does not help others.',
    },
  },
  onBehalf: {
    letter: { title: 'They wrote', text: 'You asked us for this in a letter that came on' },
    telephone: { title: 'They called', text: 'You asked us for this on the telephone, on' },
    stolen: {
      title: 'Somebody else got in',
      text: 'You told us that somebody else got into your account. Change your password and check the account’s address.',
    },
  },
  reply: {
    start: {
      title: 'Where to begin',
      text: 'Thank you for writing to us. The courses are on the page Courses: you can choose them by subject and by level, and the description says what you learn in each. For you we suggest:',
    },
    signIn: {
      title: 'They cannot sign in',
      text: 'Thank you for writing to us. On the page where you sign in you can ask for a new password by e-mail. If the message does not arrive, look among the unwanted ones, too. We do not need your password and will never ask you for it.',
    },
    details: {
      title: 'More details are needed',
      text: 'Thank you for writing to us. So that we can help, tell us which page you were on, what you pressed and what happened. We also need:',
    },
    declined: {
      title: 'We cannot do what they ask',
      text: 'Thank you for writing to us. We are sorry that we cannot do what you ask, because:',
    },
  },
};
