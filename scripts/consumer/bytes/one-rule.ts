import { landingFor } from '@payfac/domain';

document.title = landingFor(['sales-clerk']);
