/** The developer pages, which are tabs of one another, as one piece of code. */
export { Component as ApiKeys } from './keys/page.tsx';
export { Component as ApiLogs } from './logs/page.tsx';
export { Component as Webhooks } from './webhooks/page.tsx';
