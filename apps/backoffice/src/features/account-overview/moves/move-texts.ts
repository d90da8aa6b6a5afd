import type { MoveId } from './account-move.ts';

/** All moves but the approval, whose dialog lists open items. */
export type PlainMoveId = Exclude<MoveId, 'approve'>;

interface MoveText {
  /** The question, with the account's name. */
  readonly title: (name: string) => string;
  /** What will happen. */
  readonly text: string;
  /** The text's label and its readers; without it, nothing is asked for. */
  readonly words?: { readonly label: string; readonly note: string; readonly isRequired: boolean };
  readonly confirmLabel: string;
  readonly done: (name: string) => string;
}

const reason = (note: string) => ({ label: 'Reason', note, isRequired: true });
const toMerchant = 'The merchant reads this.';

export const moveTexts: Readonly<Record<PlainMoveId, MoveText>> = {
  submit: {
    title: (name) => `Submit ${name} for review?`,
    text: 'The application goes to underwriting and can’t be changed meanwhile.',
    confirmLabel: 'Submit for review',
    done: (name) => `Submitted ${name} for review.`,
  },
  'request-information': {
    title: (name) => `Request information from ${name}?`,
    text: 'The application goes back to the merchant until it is submitted again.',
    words: { label: 'What’s needed', note: toMerchant, isRequired: true },
    confirmLabel: 'Request information',
    done: (name) => `Requested information from ${name}.`,
  },
  decline: {
    title: (name) => `Decline ${name}?`,
    text: 'The merchant won’t be able to process. A declined application can be archived and reopened.',
    words: reason(toMerchant),
    confirmLabel: 'Decline application',
    done: (name) => `Declined ${name}.`,
  },
  underwrite: {
    title: (name) => `Start the processor’s review of ${name}?`,
    text: 'Start it once you’ve submitted the request. You can provision the account after that.',
    words: { label: 'Note', note: 'For the log; the merchant never sees it.', isRequired: false },
    confirmLabel: 'Start review',
    done: (name) => `The processor is reviewing ${name}.`,
  },
  activate: {
    title: (name) => `Activate ${name}?`,
    text: 'The merchant can take payments right away, with the features of its product.',
    confirmLabel: 'Activate account',
    done: (name) => `${name} is live.`,
  },
  reopen: {
    title: (name) => `Reopen ${name}?`,
    text: 'The application can be filled in and submitted again.',
    words: reason('For the log.'),
    confirmLabel: 'Reopen application',
    done: (name) => `Reopened ${name}.`,
  },
  resume: {
    title: (name) => `Resume processing for ${name}?`,
    text: 'Payments resume, and payouts held by this suspension are released.',
    confirmLabel: 'Resume processing',
    done: (name) => `${name} is processing again.`,
  },
  suspend: {
    title: (name) => `Suspend ${name}?`,
    text: 'Payments are declined, and payouts not yet sent to the bank are put on hold until you resume.',
    words: reason(toMerchant),
    confirmLabel: 'Suspend account',
    done: (name) => `Suspended ${name}.`,
  },
  archive: {
    title: (name) => `Archive ${name}?`,
    text: 'It’s removed from the queue. You can reopen an archived application.',
    words: reason(toMerchant),
    confirmLabel: 'Archive application',
    done: (name) => `Archived ${name}.`,
  },
};
