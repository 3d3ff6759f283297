import { count } from "./figures.ts";

/** What visitors wrote through the contact form. */
export const total = (messages: number) =>
  `${count(messages)} ${messages === 1 ? "message" : "messages"}`;
export const refresh = "Refresh";
export const show = "Show";
export const all = "All messages";
export const unreadOnly = "Unread only";
/** After who wrote. */
export const unread = "(unread)";

export const loading = "Loading messages...";
export const notFetched = "The messages could not be fetched.";
export const errorFetching = "Error Fetching Messages";
export const couldNotLoad = (why: string) => `Could not load messages. ${why}`;
export const noneYet = "No messages yet";
export const howTheyCome = "What visitors write through the contact form stands here.";
export const everythingRead = "Everything is read.";
export const noMore = "There are no more messages.";
export const showAll = "Show All";

export const from = (name: string) => `Message from ${name}`;
export const close = "Close message";
export const reply = "Reply by E-mail";
export const replySubject = (subject: string) => `Re: ${subject || "Your message"}`;
export const greeting = (name: string) => `Hello ${name},`;
export const call = "Call";
export const markAsUnread = "Mark as Unread";
export const errorUpdating = "Error Updating Message";
export const notMarked = (why: string) => `The message was not marked. ${why}`;
