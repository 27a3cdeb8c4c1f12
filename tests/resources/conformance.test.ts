import { afterAll, beforeAll, describe } from 'vitest';
import { House, resources } from './conformance/house';
import { listTests } from './conformance/lists';
import { refusalTests } from './conformance/refusals';
import { writeTests } from './conformance/writes';

let opened: House | undefined;
const house = () => {
  if (!opened) throw new Error('The house is not open yet');
  return opened;
};
beforeAll(async () => {
  opened = await House.open();
});
afterAll(() => opened?.close());

// A resource is tested by being declared: every suite below runs for each one of the registry.
describe.each(resources.map((resource) => [resource.name, resource] as const))('%s', (_name, resource) => {
  if (resource.actions.includes('list')) describe('list', () => listTests(resource, house));
  if (resource.actions.includes('create') && resource.actions.includes('edit')) {
    describe('writes', () => writeTests(resource, house));
  }
  describe('refusals', () => refusalTests(resource, house));
});
