export { MANY_UNREAD, watchUnread } from './watch-unread.ts';
