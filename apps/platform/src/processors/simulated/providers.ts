import {
  bankDebitProviders,
  type PaymentProvider,
  paymentProviders,
} from '@payfac/domain/enumerations';
import type { Database } from '../../kernel/database/connection.ts';
import type { AchProcessor } from '../ach.ts';
import { leased, leasedAch, type Processors } from '../leased.ts';
import { measured, measuredAch } from '../measured.ts';
import type { Processor } from '../processor.ts';
import { withTimeLimit } from '../time-limit.ts';
import { createAchSimulator } from './ach.ts';
import { simulatedInstruments, testBank } from './instruments.ts';
import { createSimulator } from './simulator.ts';

const ofBanks: ReadonlySet<PaymentProvider> = new Set(bankDebitProviders);
const withTriggers: ReadonlySet<PaymentProvider> = new Set(['simulator', 'simulatorEcheck']);

/**
 * A simulated processor behind every provider. Test cards, accounts and amounts only work at the two simulators; the
 * others approve everything.
 * @param options.limitMs as in `withTimeLimit`.
 */
export function createProviders(options: {
  readonly database: Database;
  readonly now: () => Promise<Date>;
  readonly limitMs?: number;
  /** Wraps each card processor, to test failures between it and the platform. */
  readonly between?: (processor: Processor) => Processor;
  /** The same for each bank-debit processor. */
  readonly betweenBanks?: (processor: AchProcessor) => AchProcessor;
  /** Whether applicants may connect an account at the test bank, which is verified at once. Default: yes. */
  readonly hasTestBank?: boolean;
}): Processors {
  const { hasTestBank = true } = options;
  const between = options.between ?? ((processor) => processor);
  const betweenBanks = options.betweenBanks ?? ((processor) => processor);
  const cards = (hasTriggers: boolean) =>
    withTimeLimit(between(createSimulator({ ...options, hasTriggers })), options.limitMs);
  const banks = (hasTriggers: boolean) =>
    betweenBanks(createAchSimulator({ ...options, hasTriggers }));
  const simulator = { card: cards(true), bank: banks(true) };
  const plain = { card: cards(false), bank: banks(false) };
  const behind = new Map(
    paymentProviders.map((provider) => {
      const { card, bank } = withTriggers.has(provider) ? simulator : plain;
      return [
        provider,
        { card: leased(measured(card, provider)), bank: leasedAch(measuredAch(bank, provider)) },
      ];
    }),
  );
  return {
    processorOf: (provider) => (ofBanks.has(provider) ? undefined : behind.get(provider)?.card),
    instruments: hasTestBank
      ? { ...simulatedInstruments, linkedAccounts: testBank }
      : simulatedInstruments,
    achOf: (provider) => (ofBanks.has(provider) ? behind.get(provider)?.bank : undefined),
  };
}
