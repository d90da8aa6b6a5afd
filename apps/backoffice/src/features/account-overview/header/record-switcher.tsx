import { Select } from '@payfac/ui/select';
import { useLocation, useNavigate } from 'react-router-dom';
import { contextual, withParams } from '../../../shared/address.ts';
import { recordParam, useAccount } from '../account.ts';

/** Selects one of the account's sub-merchants. */
export function RecordSwitcher() {
  const { application, record } = useAccount();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const section = new URLSearchParams(search).get('section') ?? undefined;
  const show = (id: string) =>
    navigate(contextual(pathname + withParams('', { [recordParam]: id, section }), search));
  return (
    <Select
      label="Sub-merchant"
      value={record._id}
      options={application.subMerchantDocs.map(({ _id, identity, subMerchantId }) => ({
        value: _id,
        label: `${identity.business.dbaName} (${subMerchantId})`,
      }))}
      onChange={(id) => void show(id)}
    />
  );
}
