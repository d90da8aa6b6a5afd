/** Two small pages beside each other, as one piece of code. */
export { Component as ApiKeys } from './keys/page.tsx';
export { Component as Webhooks } from './webhooks/page.tsx';
