import type { InformationText } from '../information-text.ts';

export const text: InformationText = {
  title: 'Help',
  summary: 'Short answers to the questions that come up most.',
  text: `## Your account

### I cannot find the message with the confirmation link
Look in your spam folder, too. You can ask for a new one in [your account](/en/dashboard/account).

### I have forgotten my password
Press “Forgot your password?” on the [sign-in page](/en/login). You get a message with a link.

### How do I change my name, address or password?
In [your account](/en/dashboard/account). A new address takes effect when you open the link that we send to it.

## Courses

### How do I begin a course?
Open [a course](/en/courses) and press “Enrol for free”. Lessons marked “Free” open without an account.

### Where did I stop?
On the [first page of your dashboard](/en/dashboard). Your place in every lesson waits on any device on which you sign in.

### The course is only in the other language
It says so. You can take it all the same: the page stays in your language, and the lessons are in theirs.

### How do I write a course myself?
From your dashboard, [Create a course](/en/dashboard/create-course). What you write is kept as a draft, which only you and administrators see. When it is ready, you hand it in for review; a verified author publishes it directly.

## Talking to experts

### How do I ask for a time?
Choose [an expert](/en/experts), a session and a free time. The expert confirms or declines; you see the answer under [your bookings](/en/dashboard/bookings).

### Which time zone are the times in?
Yours. You can change it above the times; the expert's time is shown only where it differs.

### How do I learn of the answer?
In [your notifications](/en/dashboard/notifications), while the page is open or when you come back.

### Can I cancel?
Yes, until the time that stands beside the booking.

### How do I become an expert?
On your [expert page](/en/dashboard/expert) you write what you help with, and hand it in for review. Once you are listed, you add types of session and your hours.

## Anything else?

[Write to us](/en/contact).`,
};
