import { useCanAccess } from 'react-admin';
import type { ResourceName } from '../registry';
import type { ResourceAction } from '../schema/defineResource';
import { resourceOf } from '../../ui/resourceOf';

/** What the person may do with a resource: undefined while it is not known, false also for what it does not offer. */
export type May = Readonly<Record<ResourceAction, boolean | undefined>>;

/** Decides what is drawn; the server guards the same pairs (spec §6). */
export function useMay(name: ResourceName): May {
  const offered = resourceOf(name).actions;
  const may = (action: ResourceAction, isAllowed: boolean | undefined) =>
    offered.includes(action) && isAllowed;
  const list = useCanAccess({ resource: name, action: 'list' });
  const show = useCanAccess({ resource: name, action: 'show' });
  const create = useCanAccess({ resource: name, action: 'create' });
  const edit = useCanAccess({ resource: name, action: 'edit' });
  return {
    list: may('list', list.canAccess),
    show: may('show', show.canAccess),
    create: may('create', create.canAccess),
    edit: may('edit', edit.canAccess),
  };
}
