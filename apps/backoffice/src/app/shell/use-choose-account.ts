import { useNavigate } from 'react-router-dom';
import { withParams } from '../../shared/address.ts';

/** Writes the chosen account into the address, which every link of the tab then keeps; '' is all. */
export function useChooseAccount(): (subMerchantId: string) => void {
  const navigate = useNavigate();
  return (subMerchantId) =>
    void navigate({
      search: withParams(location.search, {
        account: subMerchantId,
        // A figure's link names its account; another one chosen here takes its place.
        subMerchantId: undefined,
        page: undefined,
      }),
    });
}
