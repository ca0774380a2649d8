export { MANY_UNREAD, type Unread, watchUnread } from './watch-unread.ts';
