type Day = string | null | undefined;

/** A `YYYY-MM-DD` day as `MM/dd/yy`, for use in sentences. */
const shortDay = (day: string): string => day.replace(/^\d\d(\d\d)-(\d\d)-(\d\d)$/, '$2/$3/$1');

/** An eCheck's progress to the bank, for timelines. Days are `YYYY-MM-DD`. */
export const echeckProgress = {
  accepted: (sentOn: Day): string =>
    sentOn ? `Submits to the bank ${shortDay(sentOn)}` : 'Submits to the bank',
  sent: (settlesOn: Day): string =>
    settlesOn ? `Submitted; expected to settle ${shortDay(settlesOn)}` : 'Submitted',
  refundSent: 'Submitted',
} as const;
