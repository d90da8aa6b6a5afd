import type { DocsOf } from '../../kernel/docs.ts';
import type { applications } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const applicationsDocs: DocsOf<typeof applications> = {
  about: 'Manage merchants’ applications, from draft to decision.',
  calls: {
    list: {
      summary: 'List applications',
      description:
        'Returns whole applications with all their sub-merchant records; `accounts.view` returns flat rows. `business` searches trade and legal names, and `owners` first and last names. The PCI status is as of today.',
    },
    get: {
      summary: 'Get an application',
      description:
        'Identity numbers are masked unless you have `pii.view`. Logs, risk rules and risk metrics are empty unless you have `sidebar.accounts`.',
    },
    create: {
      summary: 'Create an application',
      description:
        'Creates an application in status `progress`, which you then fill in. If the product does not accept such a merchant, the response is a 200 with `success: false` and the reason.',
    },
    submit: {
      summary: 'Submit an application',
      description:
        'Moves the application and its stage to `review`. If parts are missing, the call returns 409 `INCOMPLETE` and names each of them.',
    },
    clone: {
      summary: 'Copy an application to another product',
      description:
        'Copies identity and category. Payout account, checks, fees and features are those of the new product.',
    },
    raw: {
      summary: 'Get an application as stored',
      description: 'For support only: the shape is not part of this contract.',
    },
    checks: { summary: 'List checks of applications' },
    approve: {
      summary: 'Approve an application',
      description:
        'Moves the application to `approved` and its stage to `processor_underwriting`, and creates a provisioning request. If something is open (missing information, terms not accepted, or a check that failed, is unknown or was not run), name each open item with a reason in `overrides`; the log keeps the reasons. Otherwise the call returns 409 `OPEN_ITEMS`, with each item as a `path` in `errors`. The item of a check is its `checkId`, so a later run is a new item.',
    },
    clearCheck: {
      summary: 'Clear a false match of a check',
      description:
        'Use this for a failed `sanctions` or `identity` check that matched someone else. The evidence is kept, with who cleared it and when. The check then counts as passed; a later run must be cleared again. Any other check, or one that is not from the latest run, returns 409.',
    },
    update: {
      summary: 'Update an account',
      description:
        'Changes the status, a suspension, features or settings, or adds a note. The new status must be a move that the current one allows; otherwise 409. `approved`, `review` and reopening have their own calls. Each part requires an ability: `declined` requires `accounts.decline`, `identity` requires `accounts.requestInformation`, and the rest `accounts.status`. Settings can also be changed with `accounts.submit`, and notes written with `accounts.requestInformation`. A `dynamic` payout schedule pays as soon as `payoutThreshold` is owed; the others pay on their days. The merchant is emailed the reason.',
    },
    open: {
      summary: 'Reopen an archived application',
      description: 'Moves the application back to status `identity` and stage `business_info`.',
    },
    categories: { summary: 'List merchant category codes' },
    getSubMerchant: {
      summary: 'Get an application by one of its sub-merchants',
      description: '`subMerchantDocs` holds only this record.',
    },
    updateSubMerchant: {
      summary: 'Update a sub-merchant record',
      description:
        'Fields you leave out keep their values. Once business and owners are complete, an application in `type_selected` moves to `identity`. Fees, risk rules and processor settings also require `accounts.provision`.',
    },
    remindPci: {
      summary: 'Remind a merchant of its PCI compliance',
      description:
        'Emails the merchant what is due: the questionnaire, its expiration, and the last scan. A second reminder within 24 hours returns 409 `ALREADY_REMINDED`.',
    },
    lookup: {
      summary: 'Look up account names',
      description: 'Returns only the fields you name in `fields`, or all of them if you name none.',
    },
  },
};
