import type { ResourceName } from '../registry';
import { resourceOf } from './resourceOf';

/** Where a resource's screens live; null when it is only referred to and has none (spec §2, route table). */
export function listPath(name: ResourceName): string | null {
  return resourceOf(name).screen ?? null;
}

export function createPath(name: ResourceName): string | null {
  const list = listPath(name);
  return list && `${list}/add`;
}

export function showPath(name: ResourceName, id: number): string | null {
  const list = listPath(name);
  return list && `${list}/${id}`;
}

export function editPath(name: ResourceName, id: number): string | null {
  const show = showPath(name, id);
  return show && `${show}/edit`;
}
