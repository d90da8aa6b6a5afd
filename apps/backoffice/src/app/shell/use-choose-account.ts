import { useNavigate } from 'react-router-dom';
import { withParams } from '../../shared/address.ts';

/** Writes the chosen account into the address, which every link of the tab then keeps; '' means all. */
export function useChooseAccount(): (subMerchantId: string) => void {
  const navigate = useNavigate();
  return (subMerchantId) =>
    void navigate({
      search: withParams(location.search, {
        account: subMerchantId,
        // A figure's link names an account, which this choice replaces.
        subMerchantId: undefined,
        page: undefined,
      }),
    });
}
