import { type PaymentProvider, paymentProviders } from '@payfac/domain/enumerations';
import { addDays, startOfZonedDay } from '@payfac/domain/time';
import { and, eq, gte, isNotNull } from 'drizzle-orm';
import type { JobServices } from '../../http/services.ts';
import type { Database } from '../../kernel/database/connection.ts';
import { subMerchants, transactions } from '../../kernel/database/schema/index.ts';
import { type PostedLine, ProcessorUnavailable, ResponseLost } from '../../processors/processor.ts';

const t = transactions;

/** A line with its account and its day in the facilitator's zone. */
export interface FoundLine extends PostedLine {
  readonly provider: PaymentProvider;
  readonly subMerchantId: string;
  readonly day: string;
}

export interface DayFiles {
  readonly lines: readonly FoundLine[];
  /** Providers that couldn't be reached. */
  readonly away: ReadonlySet<PaymentProvider>;
}

/** By provider, the account of each merchant id: current ids, and ids charged since a day. */
export async function merchantIdsOf(
  database: Database,
  facilitatorId: string,
  since: Date,
): Promise<ReadonlyMap<PaymentProvider, ReadonlyMap<string, string>>> {
  const ids = new Map<PaymentProvider, Map<string, string>>();
  const add = (provider: PaymentProvider, merchantId: string, subMerchantId: string) => {
    if (merchantId === '') return;
    const known = ids.get(provider) ?? new Map<string, string>();
    ids.set(provider, known.set(merchantId, subMerchantId));
  };
  const charged = await database
    .selectDistinct({ provider: t.provider, id: t.processorMerchantId, account: t.subMerchantId })
    .from(t)
    .where(
      and(
        eq(t.facilitatorId, facilitatorId),
        gte(t.createdAt, since),
        isNotNull(t.processorMerchantId),
      ),
    );
  for (const { provider, id, account } of charged) add(provider, id ?? '', account);
  const accounts = await database
    .select({ id: subMerchants.subMerchantId, processors: subMerchants.processors })
    .from(subMerchants)
    .where(eq(subMerchants.facilitatorId, facilitatorId));
  for (const { id, processors } of accounts) {
    for (const provider of paymentProviders)
      add(provider, processors[provider]?.merchantId ?? '', id);
  }
  return ids;
}

/** Requests a facilitator's files of a day from every processor, for all merchants at once. */
export async function requestDay(
  { processorOf }: Pick<JobServices, 'processorOf'>,
  merchantIds: Awaited<ReturnType<typeof merchantIdsOf>>,
  day: string,
  zone: string,
): Promise<DayFiles> {
  const from = startOfZonedDay(day, zone);
  const until = startOfZonedDay(addDays(day, 1), zone);
  if (!from || !until) throw new RangeError(`Not a day: ${day}`);
  const lines: FoundLine[] = [];
  const away = new Set<PaymentProvider>();
  for (const [provider, accounts] of merchantIds) {
    const processor = processorOf(provider);
    if (!processor) continue;
    try {
      const asked = { merchantIds: [...accounts.keys()], from, until };
      for (const line of await processor.settlementFile(asked)) {
        const subMerchantId = accounts.get(line.merchantId);
        if (subMerchantId) lines.push({ ...line, provider, subMerchantId, day });
      }
    } catch (problem) {
      const isAway = problem instanceof ProcessorUnavailable || problem instanceof ResponseLost;
      if (!isAway) throw problem;
      away.add(provider);
    }
  }
  return { lines, away };
}
