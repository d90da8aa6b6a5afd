import * as applicantsCalls from '@payfac/api/contract/applicants';
import { applicationStatusLabels } from '@payfac/domain/accounts';
import { productFilter } from '../../../entities/products/picker.ts';
import { send } from '../../../shared/api/connection.ts';
import { laterPart } from '../../../shared/later/later-part.ts';
import { defineList } from '../../../shared/lists/define-list.tsx';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { applicantColumns } from './columns.tsx';

const ApplicantDetail = laterPart(async () => (await import('./detail.tsx')).ApplicantDetail);

export const applicants = defineList(applicantsCalls.list, {
  report: 'applicants',
  parent: 'invites',
  noun: { one: 'applicant', many: 'applicants' },
  rowKey: ({ id }) => id,
  rowName: ({ name }) => name,
  detail: {
    load: async (id, signal) =>
      (await send(applicantsCalls.get)({ params: { id } }, { signal })).data,
    title: (_, applicant) => applicant?.name ?? 'Applicant',
    content: (applicant) => <ApplicantDetail applicant={applicant} />,
    size: 'medium',
  },
  columns: applicantColumns,
  filters: [
    productFilter,
    {
      kind: 'choices',
      key: 'status',
      label: 'Application',
      labels: applicationStatusLabels,
    },
    { kind: 'instant-range', from: 'from', to: 'to', label: 'Created' },
    { kind: 'text', key: 'name', label: 'Name' },
    { kind: 'text', key: 'email', label: 'Email' },
  ],
  defaultSort: '-createdAt',
  empty: 'People who begin an application, from an invite or without one, show up here.',
});

/** People who apply for an account with a product, and how far their application is. */
export const Applicants = () => <ListView list={applicants} isPart />;
