import type { Environment } from '@payfac/domain/enumerations';
import { createPlaces, type Places } from '../src/http/hosts/places.ts';
import { seedBrands } from '../src/program/seed/data/brands.ts';

/** The seed's brands at `localhost`. */
export const testPlaces = (
  port: () => number | undefined = () => undefined,
  environment: Environment = 'local',
): Places =>
  createPlaces({
    brands: seedBrands.map((brand) => ({ ...brand, brand: brand.facilitatorId })),
    environment,
    domain: 'localhost',
    scheme: 'http',
    port,
  });
