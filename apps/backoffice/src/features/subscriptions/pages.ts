/** Two lists beside each other, as one piece of code. */
export { Component as Plans } from './plans/page.tsx';
export { Component as Subscriptions } from './subscriptions/page.tsx';
