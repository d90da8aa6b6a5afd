/** What payers without a credit card pay, where there are two prices. */
export const reducedLabel = 'By debit card or bank account';
