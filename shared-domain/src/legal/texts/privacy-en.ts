import type { ProductText } from '../product-text.ts';

export const text: ProductText = {
  title: 'Privacy',
  summary: 'What data we keep, why, who sees it, and what you can ask for.',
  text: `## In short

- Without an account you can read everything that is open to all. We do not track you, show no advertising and use no analytics service.
- With an account we keep only what learning here needs: your name, e-mail address, courses, progress and bookings.
- We sell your data to nobody, and give it to nobody for advertising.

## Who is responsible

The operator of this site. You can reach the operator through the [contact page](/en/contact).

## What we keep, and why

| Data | Why | Who sees it |
| --- | --- | --- |
| Name and e-mail address | your account | you and administrators; your name stands beside your reviews and on bookings |
| What you say of yourself: portrait, biography and the languages you speak | so that readers know who teaches | you and administrators; unless you hide it, whoever opens a course that you publish or teach |
| Password, and the backup codes of the second step | signing in | nobody: they are kept in a form that cannot be read back |
| Your ways to sign in (password, Google, an app’s codes) and when they changed | so that we tell you when they change | the site’s functions alone |
| The browsers in which you are signed in: program, system, when you signed in and the hour of the last use, without the IP address | so that you see where you are signed in, and your account can be protected | you and administrators |
| The address at which your browser's service takes notifications, if you switch them on; they get there encrypted | so that we send notifications to your device | you alone |
| The version of these texts that you accepted, and when | so that it is known what you agreed to | you; the one of your registration, administrators too |
| Courses, lessons opened and finished (when and in which language), your place in each video, your answers in quizzes | so that you can go on where you stopped | you; administrators, without the answers |
| For each course: your name, language, the day you joined, the day you last learned, the per cent, how many lessons you finished and how many quizzes you passed | so that the course’s authors know who learns | the authors of that course, until you leave it |
| Counts by lesson and by question, without names, with the wrong answers given most | so that authors see what is not clear | the authors of that course |
| Your questions and answers under lessons, with your name and the language | so that you learn, and help others | those who take or teach the course, and administrators; they stay under the lesson after you leave the course |
| The questions that you follow | so that you hear of answers | you; others see only how many follow |
| What you report | so that an administrator can look at it | administrators; the author does not learn who reported |
| Bookings, with your message to the expert and, if you ask from a lesson, the place, the passage and what you write there | so that the meeting can take place | you, the expert and administrators |
| The courses you are in and how far you are, for the expert of a booking | only if you allow it when you ask; you can take it back in the booking | you and the expert, for at most 14 days after the session |
| Your notes, files and shared notes in a booking | so that you prepare the session and remember it | you and the expert; your own notes you alone |
| That you wait for a time with an expert | so that you are offered one that becomes free | you alone; the one that you take becomes a booking |
| What you offer as an expert: your page, your hours and your days off | so that others can book you | everybody sees the page and the free times; you and administrators the hours and days off |
| The fixed address of your meeting room, if you give one | so that whoever meets you finds it | you; in a booking that you have agreed to, also the learner and administrators |
| The addresses that connect your bookings with another calendar, and when that one says that you are busy | so that your sessions stand there, and nobody books you when you are busy | you alone |
| Your request for a right (to publish or teach), with your reasons, links and files | so that an administrator can decide | you and administrators |
| Notifications | so that you learn what happens to your bookings, courses, resources and reviews | you; administrators, without the words of others, when they read your dashboard, which you see in your account |
| Your notes in lessons | so that you find them again, also after you leave a course | you alone; in the site, not even administrators see them |
| Which messages you want, on which way and when | so that you are told what you want to know | you alone; in the site, not even administrators see them |
| The e-mails and notifications that leave for you: their kind, your address, and whether they were refused or called spam | so that none is lost, and nobody is written to in vain | administrators; you see in your account that your address is not written to any more |
| Your preferences (language, appearance, time zone, captions, weekly goal) | so that every device on which you sign in knows them | you alone; in the site, not even administrators see them |
| Reviews | they help others choose | everybody |
| Courses, resources and files that you create | so that you can publish them | you and administrators until you publish, then whoever may open them |
| In a course that several write: who wrote what, and who has it open | so that they can work together | the authors of that course; what was written, administrators too |
| The address to which you send an invitation to write with you | so that the invitation arrives | you and whoever has that address |
| Certificates: your name, the course and the day | so that you can prove what you finished | anybody who has the certificate’s address; search engines are not given it |
| A message sent through the contact form | so that we can answer | administrators |
| The address to which an administrator sends an invitation | so that the invitation arrives | administrators; erased 30 days after it expires |
| Your request for a copy of your data or for the deletion of your account | so that it is done | you and administrators; you alone open the copy |
| What goes wrong in your browser: the page, the program’s message and version, without your name | so that it is mended | the operator |
| Counts of visits by page, and words that five visitors or more searched for in vain, without names | so that we know what is missing | administrators |
| Changes made by administrators and their staff | so that it is known who decided what | administrators |

Administrators can give others a role in the site’s staff, with a part of what they see themselves. Moderators see resources, the files uploaded for courses and pages, and what is reported, with the names and addresses of the authors. Support sees accounts, what people learn, bookings, messages, and the addresses that e-mails go to. Editors of translations see the site’s texts and who changed them.

The legal grounds are the contract with you (the account and what you do with it), your consent (the contact form), and the legitimate interest in protecting the site from abuse.

## How long

We keep the data of an account as long as you have it. When you ask to have it deleted, on its page or by writing to the administrators, you have 14 more days to change your mind; then everything that is yours is erased. What stays, without your name: published courses, archived for those who take them, with their files; your questions, answers and reviews; that a session took place; what an administrator decided. What others were told about you in a message stays in their messages. The operator's backups are erased by themselves after 30 days at most. That an e-mail or a notification left for you is known for 30 days, and that one could not leave, for 90 days. We keep messages from the contact form for a year at most: then they are erased by themselves, and earlier when an administrator deletes them or you ask us to; those sent from the confirmed address of an account go with it. To stop abuse we count the requests from an internet address, and how often an account does the same; the count uses a code instead of the address, and both are forgotten by themselves.

## Where

The site uses Google's Firebase services (sign-in, database, files, functions), which process the data on the operator's behalf. What your browser keeps on your device is listed on the [page about cookies](/en/cookies).

## What you can ask for

You have the right to ask for your data, to correct, erase or move it, to restrict its processing, and to object. You change your name, address and password yourself in [your account](/en/dashboard/account). There you also ask for a copy of everything we keep about you: it is made in the background, opens only for you and right after you sign in, and is erased after 7 days. You delete your account there too. For anything else, [write to us](/en/contact). If our answer does not satisfy you, you can turn to your data protection authority; in Romania, that is ANSPDCP.`,
};
