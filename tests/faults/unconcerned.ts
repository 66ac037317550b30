import type { Fault, Part } from './kinds';

/** Parts that a fault does not touch, and why. With the rows of the matrix they make up all of fault × part. */
export const UNCONCERNED: { fault: Fault; parts: readonly Part[]; because: string }[] = [
  { fault: 'slow', parts: ['newsletter'], because: 'it is sent, and says so, by the same code as the quote form' },
  {
    fault: 'slow',
    parts: ['login'],
    because: 'it waits for one answer with its button disabled, and keeps what was typed',
  },
  {
    fault: 'storage-5xx',
    parts: ['page', 'quote', 'newsletter', 'login', 'library', 'edit'],
    because: 'they ask nothing of storage that somebody waits for',
  },
  {
    fault: 'aborted-upload',
    parts: ['page', 'quote', 'newsletter', 'login', 'gallery', 'library', 'edit', 'delete'],
    because: 'nothing is uploaded there',
  },
  { fault: 'expired-token', parts: ['page', 'quote', 'newsletter', 'gallery'], because: 'nobody has to be logged in' },
  { fault: 'expired-token', parts: ['library'], because: 'the page around it notices: see the login' },
  { fault: 'wrong-clock', parts: ['page'], because: 'the only time on it is that of the opening hours' },
  { fault: 'wrong-clock', parts: ['library', 'delete'], because: 'they go by the times of the server' },
  {
    fault: 'two-tabs',
    parts: ['newsletter', 'gallery', 'library', 'upload', 'delete'],
    because: 'what a tab has there is its own; what is gone meanwhile is told as by somebody else',
  },
  { fault: 'quota-full', parts: ['library', 'upload', 'edit', 'delete'], because: 'nothing is kept on the device' },
  { fault: 'no-indexeddb', parts: ['login'], because: 'a session is kept in local storage' },
  { fault: 'no-indexeddb', parts: ['library', 'upload', 'edit', 'delete'], because: 'nothing is kept on the device' },
  { fault: 'worker-updated', parts: ['gallery', 'library'], because: 'nothing is typed or under way there' },
  {
    fault: 'worker-updated',
    parts: ['edit', 'delete'],
    because: 'a tab with an open dialog is only told: see the page',
  },
  {
    fault: 'late',
    parts: ['quote', 'newsletter', 'gallery'],
    because: 'the browser asks, and waits for the answer: see the server being down',
  },
  { fault: 'twice', parts: ['gallery'], because: 'to list changes nothing' },
  {
    fault: 'out-of-order',
    parts: ['quote', 'newsletter', 'gallery', 'sync'],
    because: 'each asks for all that it needs, whatever was asked before',
  },
];
