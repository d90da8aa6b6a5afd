/*
 * The fields that calls must have, written by hand: the requirement, the call, whether they are sent or returned, and
 * their paths. Imports nothing from the contract it checks.
 */

export type RequiredFields = readonly [
  requirement: string,
  call: string,
  part: 'query' | 'body' | 'output',
  fields: string,
];

export const requiredFields: readonly RequiredFields[] = [
  [
    'LINK-04',
    'paymentLinkTemplates.list',
    'output',
    'paymentLinkTemplateId name fields subMerchantIds',
  ],
  [
    'LINK-05',
    'paymentLinkTemplates.list',
    'output',
    'fields.name fields.visible fields.enabled fields.defaultValue fields.options fields.defaultUnit fields.defaultUnitValue',
  ],
  [
    'CUST-03',
    'customers.list',
    'output',
    '_id customerId name creditCards.token creditCards.isDefault creditCards.expirationMonth creditCards.expirationYear creditCards.truncatedCardNumber creditCards.cardHolderName bankAccounts.accountNumber',
  ],
  ['API-14', 'customers.setDefaultCard', 'body', 'token'],
  [
    'BOARD-03',
    'applications.get',
    'output',
    'status logs rules identity subMerchantDocs tokenization.publicKey subMerchantDocs.processor settings features payoutBankAccounts',
  ],
  ['BOARD-02', 'risk.accountsRules', 'output', 'subMerchantId rules'],
  ['BOARD-04', 'applications.get', 'output', 'logs.type logs.note logs.datetime'],
  ['BOARD-25', 'applications.create', 'output', 'success message'],
  [
    'INVOICE-06',
    'invoices.get',
    'output',
    'invoiceId subMerchantId customerId invoiceNumber date dueDate paymentTerm items totalAmount taxAmount dualPricing status shareMethods email mobileNumber isSent isDeleted logs.createdAt',
  ],
  ['INVOICE-07', 'previews.create', 'body', 'modelName modelId data'],
  [
    'SUB-05',
    'plans.get',
    'output',
    'planId subMerchantId name description title subTitle schedules status cancelOptions',
  ],
  ['BOARD-31', 'capital.referrals', 'output', 'subMerchantLoanId'],
  ['LIST-18', 'installments.list', 'output', 'data count'],
  ['LIST-19', 'invites.list', 'output', 'data count'],
  ['INVITE-02', 'invites.send', 'query', 'spProductId'],
  ['INVITE-02', 'invites.remove', 'query', 'spProductId'],
  [
    'INVITE-04',
    'invites.upload',
    'output',
    'succeeded.count succeeded.results failed.count failed.results',
  ],
  [
    'INVITE-05',
    'invites.upload',
    'output',
    'failed.results.rowNumber failed.results.name failed.results.email failed.results.errorDetails.type failed.results.errorDetails.message',
  ],
  ['PROD-01', 'apiKeys.remove', 'body', 'spProductId'],
  ['PROD-02', 'apiKeys.list', 'output', '_id spProductId'],
  [
    'PROD-03',
    'products.list',
    'output',
    'spProductId mccCodes fees ownershipTypes branding.squareLogoUrl branding.spProductName webhook',
  ],
  ['PROD-04', 'products.feeTemplates', 'output', 'data'],
  ['PROD-04', 'products.onboardingFlowTemplates', 'output', 'data'],
  ['RISK-11', 'tags.list', 'output', '_id'],
  ['RISK-11', 'tags.listDefinitions', 'output', '_id'],
  ['RISK-11', 'comments.list', 'output', '_id'],
  [
    'SIGN-26',
    'auth.sso',
    'output',
    'token userId username name applications.payments.accounts applications.payments.acl applications.payments.theme applications.payments.notifications applications.payments.productIds applications.payments.processors forcePasswordReset passwordExpired preferences branding isLoggedInAs',
  ],
];
