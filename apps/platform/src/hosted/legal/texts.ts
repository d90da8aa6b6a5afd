/** A section of a legal text: its heading and its content. */
export type Clause = readonly [heading: string, text: string];

/**
 * The terms of a facilitator that has none of its own. When you change the text, change `ownTermsVersion`, too: the
 * version that a merchant accepted is recorded.
 */
export const termsOf = (name: string): readonly Clause[] => [
  [
    'What these terms are',
    `They are the agreement between your business and ${name}, the payment facilitator that takes card and bank payments for you. By accepting them, you confirm that you’re authorized to act for the business.`,
  ],
  [
    'Your account',
    `Tell us the truth about the business, its owners and its bank account, and tell us when it changes. Keep your sign-in to yourself: what is done with it is done by you. ${name} checks who you are, as the law and the card networks ask, and may ask again.`,
  ],
  [
    'Taking payments',
    'Charge only for what you sell, in the amount the customer agreed to, and show the name that the customer will read on the statement. Don’t keep card numbers outside the card fields we give you. The rules of the card networks and of Nacha hold beside these terms.',
  ],
  [
    'Fees',
    'The fees shown in your account are taken from each payment, refund, dispute and payout as it is made. We tell you at least 30 days before one rises.',
  ],
  [
    'Payouts and reserves',
    `What you are owed goes to your verified bank account on your payout schedule. ${name} may hold back a reserve, or stop payouts for a time, where refunds, disputes or losses are likely to be more than you are owed.`,
  ],
  [
    'Refunds and disputes',
    'You answer for refunds and for disputed payments, with their fees. Where your balance doesn’t cover them, we may take the rest from your bank account.',
  ],
  [
    'Suspension and end',
    `Either side may end this agreement at any time. ${name} may suspend an account at once where it is used for something unlawful, forbidden by a card network, or dangerous to others. What is owed stays owed.`,
  ],
  [
    'Liability',
    'Each side answers for the loss it causes by breaking these terms, up to the fees paid in the twelve months before, save where the law allows no limit.',
  ],
  [
    'Changes',
    'We tell you by email at least 30 days before these terms change. The version that you accepted is shown in your account.',
  ],
];

/** The privacy notice of a facilitator that has none of its own. */
export const privacyOf = (name: string): readonly Clause[] => [
  [
    'What we keep',
    `${name} keeps what you tell us of the business and its owners, the payments you take, and who signed in from where. Card numbers are replaced by tokens; tax and ID numbers are sealed.`,
  ],
  [
    'What it is for',
    'To check who you are, to take and pay out payments, to find fraud, and to meet the law and the rules of the card networks. We don’t sell it.',
  ],
  [
    'Who else sees it',
    'Processors, banks, card networks and those who check identities for us, as far as their part needs it, and authorities where the law says so.',
  ],
  [
    'How long',
    'Records of payments and checks are kept as long as the law and the card networks ask, and deleted after that.',
  ],
  [
    'Your rights',
    `You may ask to see what ${name} keeps about you, to have it corrected, and to have anything deleted that we aren’t required to keep. Contact the person who invited you, or your administrator.`,
  ],
];
