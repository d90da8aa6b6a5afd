export { paymentProviderLabels as processorLabels } from '@payfac/domain/enumerations';
