export { type UnreadNews, watchUnread } from './watch-unread.ts';
