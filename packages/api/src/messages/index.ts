export { accountsMessages } from '../accounts/messages.ts';
export { authMessages, WRONG_API_USER } from '../auth/messages.ts';
export { customersMessages } from '../customers/messages.ts';
export { reportingMessages } from '../reporting/messages.ts';
export { tokenizationMessages } from '../tokenization/messages.ts';
export { OVER_REFUND, transactionsMessages } from '../transactions/messages.ts';
export { usersMessages } from '../users/messages.ts';
export * from './failure.ts';
export * from './session.ts';
