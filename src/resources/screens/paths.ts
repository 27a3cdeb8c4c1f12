import { screenPath } from '../paths';
import type { ResourceName } from '../registry';

/** Where a resource's screens live; null when it is only referred to and has none (spec §2, route table). */
export const listPath = (name: ResourceName) => screenPath(name, 'list');
export const createPath = (name: ResourceName) => screenPath(name, 'create');
export const showPath = (name: ResourceName, id: number) => screenPath(name, 'show', id);
export const editPath = (name: ResourceName, id: number) => screenPath(name, 'edit', id);
