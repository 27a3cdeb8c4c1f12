import type { PictureApi } from '../../contract/pictures/pictures';
import type { ResourceName } from '../registry';

/** Under which name the presigned calls know the pictures of a resource. */
const APIS: Partial<Record<ResourceName, PictureApi>> = {
  employees: 'employees',
  fuel_entries: 'fuel_entries',
};

export function pictureApiOf(resource: ResourceName): PictureApi | null {
  return APIS[resource] ?? null;
}
