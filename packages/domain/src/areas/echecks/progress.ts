type Day = string | null | undefined;

/** A day `YYYY-MM-DD` as sentences have it: `MM/dd/yy`. */
const shortDay = (day: string): string => day.replace(/^\d\d(\d\d)-(\d\d)-(\d\d)$/, '$2/$3/$1');

/** How far an eCheck is on its way to the bank, for timelines. Days are `YYYY-MM-DD`. */
export const echeckProgress = {
  accepted: (sentOn: Day): string =>
    sentOn ? `Submits to the bank ${shortDay(sentOn)}` : 'Submits to the bank',
  sent: (settlesOn: Day): string =>
    settlesOn ? `Submitted; expected to settle ${shortDay(settlesOn)}` : 'Submitted',
  refundSent: 'Submitted',
} as const;
