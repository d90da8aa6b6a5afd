export { type Fixtures, fixtures } from './fixtures.ts';
export {
  createTestTransport,
  failure,
  type Override,
  type Overrides,
  type SeenCall,
  type TestTransport,
} from './test-transport.ts';
