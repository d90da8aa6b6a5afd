import { ComplianceIcon } from '@payfac/ui/icons';
import { defineRoutes } from '../../shared/routes/route.ts';

export const routes = defineRoutes([
  {
    path: '/pci-compliance',
    title: 'PCI Compliance',
    access: ['sidebar.pciCompliance'],
    menu: { section: 'last', position: 10, icon: ComplianceIcon },
    keywords: ['pci dss', 'saq', 'questionnaire', 'attestation', 'security'],
    list: async () => (await import('./list.ts')).pciCompliance,
  },
]);
