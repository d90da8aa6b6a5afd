import * as tokenization from '@payfac/api/contract/tokenization';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../../shared/api/connection.ts';
import { shows } from '../../../shared/query/follow.ts';
import type { Setup } from './facts.ts';

/** How Apple Pay is set up for the brand. */
export const useSetup = () =>
  useQuery<Setup>({
    queryKey: [shows(tokenization.applePaySetup), 'apple-pay-setup'],
    queryFn: ({ signal }) => send(tokenization.applePaySetup)({}, { signal }),
  });
