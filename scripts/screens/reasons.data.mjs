/** Calls without a screen, and why: a partner's server or another part of the product makes them. */

const provisioned =
  "A provider reads its merchants' processors; provisioning is the platform's own (`provisioning.*`). The call is there for the same set under both views, and returns 403 to a provider.";
const byIds =
  "A group's alerts are found by filters and moved by ids, in parts, so that progress is seen and those that failed can be tried again. A partner's server reaches all by one call.";
const server = "A partner's server makes it.";
const filledIn =
  'A provider fills in an application by the calls that merchants and staff use (`applications.*`), with its own rights.';
const staffOnly =
  "The platform's staff alone do it, in their own view. The call is there for the same set under both views.";

export const reasons = {
  'alerts.bulkAcknowledge': byIds,
  'alerts.bulkUnacknowledge': byIds,
  'applications.raw': `${server} The application as it was sent, for a program that keeps its own copy.`,
  'applications.getSubMerchant': `${server} The overview reads the whole application, with all of its records.`,
  'applications.lookup':
    'An alias of `accounts.names` with a list of fields; pickers use the call they stand for.',
  'applicationsCenter.raw': `${server} The application as it was sent, for a program that keeps its own copy.`,
  'applicationsCenter.getSubMerchant': `${server} The overview reads the whole application, with all of its records.`,
  'applicationsCenter.list': `${server} A provider's list is \`accountsCenter.view\`.`,
  'applicationsCenter.create': filledIn,
  'applicationsCenter.updateSubMerchant': filledIn,
  'applicationsCenter.approve': staffOnly,
  'applicationsCenter.open': staffOnly,
  'fundsCenter.release': staffOnly,
  'facilitators.list':
    "The brand's name and logo are in the page itself before any call; a partner's server reads them here.",
  'notifications.kinds':
    'The kinds of notifications are constants of `@payfac/domain`, which the inbox filters by.',
  'products.ownershipTypes':
    "The product's own record carries its ownership types; the overview shows them from there.",
  'products.webhooks':
    "The product's own record carries its webhook; the overview shows and changes it there.",
  'provisioningCenter.provision': provisioned,
  'provisioningCenter.setDefault': provisioned,
  'provisioningCenter.reset': provisioned,
  'provisioningCenter.setUnderwritingStatus': provisioned,
  'provisioningCenter.setECheck': provisioned,
  'provisioningCenter.setApplePay': provisioned,
  'provisioningCenter.activate': provisioned,
  'provisioningCenter.runChecks': provisioned,
  'provisioningCenter.setOwnershipType': provisioned,
  'provisioningCenter.setRiskMetrics': provisioned,
  'reporting.cardTotals':
    "The dashboard's cards count by `reporting.transactionStatistics`, which takes the list's whole query and comes to the same.",
  'reporting.refundTotals':
    "The dashboard's cards count by `reporting.transactionStatistics`, which takes the list's whole query and comes to the same.",
  'riskRules.describe':
    'A rule is put into words by `@payfac/domain` as it is typed; the call says the same of a saved rule.',
  'tokenization.session': `${server} The hosted fields' script opens its own.`,
  'tokenization.convertToPermanent': `${server} The back office saves a card with its customer.`,
  'tokenizationSessions.authorize': `${server} It lets a merchant's own page open card fields.`,
};
