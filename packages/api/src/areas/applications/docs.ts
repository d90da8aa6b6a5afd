import type { DocsOf } from '../../kernel/docs.ts';
import type { applications } from './contract.ts';

/** Read by the OpenAPI generator and nothing else. */
export const applicationsDocs: DocsOf<typeof applications> = {
  about: 'Applications of merchants, from draft to decision.',
  calls: {
    list: {
      summary: 'List applications',
      description:
        'Whole applications, with all their sub-merchant records. `accounts.view` returns flat rows. `business` searches trade and legal names, `owners` first and last names. The PCI status is that of today. `export=csv` returns `applications.csv`.',
    },
    get: {
      summary: 'Get an application',
      description:
        'Numbers of ids are masked unless the caller holds `pii.view`. Logs, risk rules and risk metrics are for those who hold `sidebar.accounts`: others get empty ones.',
    },
    create: {
      summary: 'Create an application',
      description:
        'Begins an application that is filled in here, in status `progress`. Where the product takes no such merchant the response is 200 with `success: false` and says why.',
    },
    submit: {
      summary: 'Submit an application',
      description:
        'Moves application and stage to `review`. A 409 names every part that is still missing.',
    },
    clone: {
      summary: 'Copy an application for another product',
      description:
        'Takes over identity and category. Payout account, checks, fees and features are of the new product.',
    },
    raw: {
      summary: 'Read an application as it is stored',
      description: 'For support. The shape is not part of this contract.',
    },
    checks: { summary: 'List checks of applications, newest first' },
    approve: {
      summary: 'Approve an application',
      description:
        'Moves the application to `approved`, the stage to `processor_underwriting`, and makes a provisioning request. While something is open (information is missing, the terms aren’t accepted, a check failed, is unknown or wasn’t run), `overrides` must name each item and give a reason, which the log keeps; else 409 `OPEN_ITEMS`, whose `errors` name each item as `path`. A check’s item is its `checkId`, so a later run is another item.',
    },
    clearCheck: {
      summary: 'Clear the match a check found',
      description:
        'For a failed `sanctions` or `identity` check that matched someone else: keeps the evidence, who cleared it and when. The check then counts as passed; a later run is not cleared with it. 409 for any other check, or one that isn’t of the newest run.',
    },
    update: {
      summary: 'Change an account',
      description:
        'Carries a new status, a suspension, features, settings or a note. A status must be one that a move leads to from the present one, else 409; `approved`, `review` and a re-opening have calls of their own. Each part asks for the ability of its move: `declined` for `accounts.decline`, `identity` for `accounts.requestInformation`, the rest for `accounts.status`; settings may be changed with `accounts.submit` (a `dynamic` payout schedule pays as soon as `payoutThreshold` is owed, the others on their days), and a note written with `accounts.requestInformation`. The merchant is told of the reason by e-mail.',
    },
    open: {
      summary: 'Open an archived application again',
      description: 'Back to status `identity` and stage `business_info`.',
    },
    categories: { summary: 'List merchant category codes' },
    getSubMerchant: {
      summary: 'Get an application by one of its sub-merchants',
      description: '`subMerchantDocs` holds this one record alone.',
    },
    updateSubMerchant: {
      summary: 'Change a sub-merchant record',
      description:
        'What is left out stays. Once business and owners are given, an application in `type_selected` moves to `identity`. Fees, risk rules and processor switches ask for `accounts.provision` besides.',
    },
    remindPci: {
      summary: 'Remind a merchant of its PCI compliance',
      description:
        'Writes to the address of its notices what is due: the questionnaire, its end, the last scan. Once in 24 hours; sooner is a 409.',
    },
    lookup: {
      summary: 'Look up names of accounts',
      description: 'Returns only the fields named in `fields`, all of them when none is.',
    },
  },
};
