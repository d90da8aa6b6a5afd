import type { ExamplesOf } from '../../kernel/examples.ts';
import type { facilitators } from './contract.ts';

export const facilitatorsExamples: ExamplesOf<typeof facilitators> = {
  list: {
    query: { sort: 'name' },
    response: {
      data: [
        {
          facId: 'harbor',
          brand: 'harbor',
          name: 'Harbor Payments',
          title: 'Harbor Backoffice',
          timeZone: 'America/New_York',
          supportEmail: 'help@harbor.example',
          supportPhone: '6175550142',
          branding: {
            facilitatorName: 'Harbor Payments',
            squareLogoUrl: null,
            primaryColor: '#0b5cad',
            termsUrl: 'https://harbor.example/terms',
            privacyUrl: 'https://harbor.example/privacy',
          },
        },
      ],
      count: 1,
    },
  },
};
