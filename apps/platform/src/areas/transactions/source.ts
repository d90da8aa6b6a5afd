import type { SaleSource } from '@payfac/domain/enumerations';
import type { SessionContext } from '../../http/context.ts';
import { invalid } from '../../http/failures.ts';

/**
 * A sale's source: the named one, or else the caller's type.
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
