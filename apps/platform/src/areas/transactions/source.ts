import type { SaleSource } from '@payfac/domain/enumerations';
import type { SessionContext } from '../../http/context.ts';
import { invalid } from '../../http/failures.ts';

/**
 * What a sale came by: the one named, else what the caller is.
 * @throws CallFailure 400 for an API key that names the backoffice.
 */
export function saleSourceOf(
  named: SaleSource | undefined,
  { session }: Pick<SessionContext, 'session'>,
): SaleSource {
  if (session.apiUserId === undefined) return named ?? 'backoffice';
  if (named === 'backoffice') {
    throw invalid([{ path: 'source', message: 'Enter api, the only choice of an API key.' }]);
  }
  return 'api';
}
